import { functionsByPath } from '../scripts/vectors.js';
const [, , name, json, ...rest] = process.argv;
const r = [...functionsByPath.values()].find(x => x.name === name)!;
const t = performance.now();
try { const x: any = r.resolve(JSON.parse(json)); console.log(JSON.stringify(x.tooMany ?? x.distribution?.outcomes?.length ?? x.result)?.slice(0, 300), Object.keys(x.marginals ?? {}).length); } catch (e: any) { console.log(e.message?.slice(0, 300)); }
console.log(Math.round(performance.now() - t));
