import { weaponText } from '../casualties/target.js';
import { missileWeapons } from '../shooting/weapons.js';
import type { Conduct } from '../state.js';
import type { WrgRequests } from '../terms.js';
import { pointIn, pointText } from './points.js';
import { printWork, readWork } from './siege.js';
import { isId, misread, partsByUnit, type Read, tidy } from './words.js';

type DeclareAnswer = WrgRequests['declare']['answer'];

/** What says that a unit goes about its order as it is written. */
export const asOrdered = 'as ordered';

const mend =
  'write for example "gauls: charge legion-1; horse: half speed, form 4"; "as ordered" leaves all to their orders';

/** Reads how the units of a side go about their orders: `gauls: charge legion-1; horse: half speed, form 4`. */
export function readConducts(typed: string): Read<DeclareAnswer> {
  if (typed.trim() === '' || typed.trim() === asOrdered) return { answer: {} };
  const conducts: Record<string, Conduct> = {};
  for (const [id, rest] of partsByUnit(typed)) {
    if (id === '') return misread('', `"${rest}" does not say for which unit it is`, mend);
    const conduct = readConduct(rest);
    if (typeof conduct === 'string') return misread(id, conduct, mend);
    conducts[id] = conduct;
  }
  return { answer: conducts };
}

/** How each word of the notation changes what a unit does. */
const words: { readonly [word: string]: Conduct } = {
  'half speed': { pace: 'half' },
  halt: { halt: true },
  square: { square: true },
  line: { square: false },
  mount: { mounted: true },
  dismount: { mounted: false },
  'break off': { breakOff: true },
  'general in front': { general: 'in-front' },
  'general behind': { general: 'behind' },
  'hold fire': { shoots: 'at-nobody' },
  'shoot front rank': { shoots: 'front-rank' },
  test: { tests: true },
  land: { lands: true },
  'prepare fire': { prepares: true },
  'fire missiles': { fireMissiles: true },
  'lay caltrops': { lays: true },
};

/** Reads how one unit goes about its order, `half speed, form 4`; or what is wrong with it. */
export function readConduct(typed: string): Conduct | string {
  let conduct: Conduct = {};
  const parts = tidy(typed).split(',').map(tidy);
  if (parts.length === 1 && (parts[0] === asOrdered || parts[0] === '')) return conduct;
  for (const part of parts) {
    const read = readPart(part);
    if (read === undefined) return `"${part}" is nothing that a unit could do`;
    if (Object.keys(read).some(key => Object.hasOwn(conduct, key))) return `"${part}" is said twice, or against itself`;
    conduct = { ...conduct, ...read };
  }
  return conduct;
}

function readPart(part: string): Conduct | undefined {
  if (Object.hasOwn(words, part)) return words[part];
  const [, charge] = /^charge (\S+)$/.exec(part) ?? [];
  if (charge !== undefined && isId(charge)) return { charge };
  const [, rides] = /^general to (\S+)$/.exec(part) ?? [];
  if (rides !== undefined && isId(rides)) return { rides };
  const [, boards] = /^board (\S+)$/.exec(part) ?? [];
  if (boards !== undefined && isId(boards)) return { boards };
  const [, refuge] = /^shelter at (\S+)$/.exec(part) ?? [];
  if (refuge !== undefined && isId(refuge)) return { refuge };
  const [, weapon] = /^shoot with (.+)$/.exec(part) ?? [];
  const shootsWith = missileWeapons.find(each => weaponText(each) === weapon);
  if (shootsWith !== undefined) return { shootsWith };
  const [, shootsAt] = /^shoot at (\S+)$/.exec(part) ?? [];
  if (shootsAt !== undefined && isId(shootsAt)) return { shootsAt };
  const work = readWork(part);
  if (work !== undefined) return { work };
  const [, burns] = /^burn (\S+)$/.exec(part) ?? [];
  if (burns !== undefined && isId(burns)) return { burns };
  const [, douses] = /^douse (\S+)$/.exec(part) ?? [];
  if (douses !== undefined && isId(douses)) return { douses };
  const fly = pointIn(/^fly (.+)$/.exec(part)?.[1] ?? '');
  if (fly !== undefined) return { fly };
  const [, files] = /^form ([1-9]\d{0,2})$/.exec(part) ?? [];
  return files === undefined ? undefined : { files: Number(files) };
}

/** What the units of a side do in the notation that `readConducts` reads. */
export function printConducts(conducts: DeclareAnswer): string {
  const parts = Object.entries(conducts).map(([unit, conduct]) => `${unit}: ${printConduct(conduct)}`);
  return parts.length === 0 ? asOrdered : parts.join('; ');
}

/** What one unit does in the notation that `readConduct` reads. */
export function printConduct(conduct: Conduct): string {
  const { charge, pace, halt, files, square, mounted, breakOff, general, rides } = conduct;
  const { refuge, shootsWith, shootsAt, shoots, tests, lands, boards, work, fly } = conduct;
  const parts = [
    ...(charge === undefined ? [] : [`charge ${charge}`]),
    ...(pace === undefined ? [] : ['half speed']),
    ...(halt === undefined ? [] : ['halt']),
    ...(files === undefined ? [] : [`form ${files}`]),
    ...(square === undefined ? [] : [square ? 'square' : 'line']),
    ...(mounted === undefined ? [] : [mounted ? 'mount' : 'dismount']),
    ...(breakOff === undefined ? [] : ['break off']),
    ...(general === undefined ? [] : [general === 'behind' ? 'general behind' : 'general in front']),
    ...(rides === undefined ? [] : [`general to ${rides}`]),
    ...(refuge === undefined ? [] : [`shelter at ${refuge}`]),
    ...(shootsWith === undefined ? [] : [`shoot with ${weaponText(shootsWith)}`]),
    ...(shootsAt === undefined ? [] : [`shoot at ${shootsAt}`]),
    ...(shoots === undefined ? [] : [shoots === 'at-nobody' ? 'hold fire' : 'shoot front rank']),
    ...(tests === undefined ? [] : ['test']),
    ...(lands === undefined ? [] : ['land']),
    ...(boards === undefined ? [] : [`board ${boards}`]),
    ...(work === undefined ? [] : [printWork(work)]),
    ...fireParts(conduct),
    ...(fly === undefined ? [] : [`fly ${pointText(fly)}`]),
  ];
  return parts.length === 0 ? asOrdered : parts.join(', ');
}

function fireParts({ prepares, fireMissiles, burns, douses, lays }: Conduct): readonly string[] {
  return [
    ...(prepares === undefined ? [] : ['prepare fire']),
    ...(fireMissiles === undefined ? [] : ['fire missiles']),
    ...(burns === undefined ? [] : [`burn ${burns}`]),
    ...(douses === undefined ? [] : [`douse ${douses}`]),
    ...(lays === undefined ? [] : ['lay caltrops']),
  ];
}
