import { type March, type MarchNode, pointOn } from '../../../../table/index.js';

/** As much of a march as is done at a moment of the period. */
export function asFar(march: March, time: number): March {
  const limit = time * march.allowance;
  const done = march.nodes.filter(({ spent }) => spent <= limit);
  const { at, facing, files } = march.start;
  const last: MarchNode = done.at(-1) ?? { at, facing, files, spent: 0, moved: 0 };
  const next = march.nodes[done.length];
  const part = next === undefined || next.spent <= last.spent ? 0 : (limit - last.spent) / (next.spent - last.spent);
  const here: MarchNode =
    next === undefined
      ? last
      : {
          ...last,
          at: pointOn({ from: last.at, to: next.at }, part),
          spent: last.spent + (next.spent - last.spent) * part,
          moved: last.moved + (next.moved - last.moved) * part,
        };
  const end = { ...march.start, at: here.at, facing: here.facing, files: here.files };
  const { stopped: _, ...rest } = march;
  return { ...rest, nodes: [...done, here], end, spent: here.spent, moved: here.moved };
}

/** A march that begins a part of the period later: so much less of it is done. */
export function later(march: March, part: number): March {
  const { at, facing, files } = march.start;
  const wait = part * march.allowance;
  const here = { at, facing, files, moved: 0 };
  const nodes = asFar(march, 1 - part).nodes.map(node => ({ ...node, spent: node.spent + wait }));
  return { ...march, nodes: [{ ...here, spent: 0 }, { ...here, spent: wait }, ...nodes] };
}
