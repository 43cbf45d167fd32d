import { distanceBetweenSegments, nearestOn, type Point } from '../../../../table/index.js';
import { closeness } from '../../siege/closeness.js';
import { type MinesMet, minesMeet } from '../../siege/mining.js';
import { fortAround } from '../../siege/walls.js';
import type { Tunnel } from '../../siege/works.js';
import type { Unit } from '../../state.js';
import { unitOf } from '../../units.js';
import { meleeTroops } from '../fighting/fighter.js';
import { removeUnit, suffer, takeOff } from '../losses.js';
import type { Play } from '../play.js';
import { dugPart, enemiesOf, ofBesieged } from './mining.js';

/** A countermine that has come into a mine. */
interface Crossing {
  readonly mine: Tunnel;
  readonly countermine: Tunnel;
  readonly at: Point;
}

/**
 * Where a countermine has broken into a mine this period a few of each side fight, and one of the tunnels falls in on those who are in it.
 *
 * @clause wrg/siege/mining/underground-fight
 * @clause wrg/siege/mining/escape
 */
export function fightUnderground(play: Play): void {
  const { state, scenario } = play;
  for (const crossing of crossingsOf(state.works?.tunnels ?? [])) {
    const { mine, countermine, at } = crossing;
    if (mine.state !== 'open' || countermine.state !== 'open') continue;
    meetUnderground(crossing, fortAround(at, scenario) !== undefined, play);
  }
}

/** Mines and countermines that cross, and that were dug on this period. */
function crossingsOf(tunnels: readonly Tunnel[]): readonly Crossing[] {
  const open = tunnels.filter(({ state, dug }) => state === 'open' && dug > 0);
  return open.flatMap(mine =>
    open.flatMap((countermine): Crossing[] => {
      if (mine.by !== 'besieger' || countermine.by !== 'defender') return [];
      if (mine.diggers.length + countermine.diggers.length === 0) return [];
      const [one, other] = [dugPart(mine), dugPart(countermine)];
      if (distanceBetweenSegments(one, other) > closeness.tunnels) return [];
      return [{ mine, countermine, at: nearestOn(other.to, one) }];
    }),
  );
}

const inTunnel = ({ diggers }: Tunnel): number => diggers.reduce((sum, { figures }) => sum + figures, 0);

/** Who fights for a tunnel: the first of those who dig it. */
function fighterOf({ diggers }: Tunnel, { state }: Pick<Play, 'state'>): Unit | undefined {
  const [first] = diggers;
  return first === undefined ? undefined : unitOf(state, first.unit);
}

function meetUnderground({ mine, countermine }: Crossing, insideFort: boolean, play: Play): void {
  const { rules, dice, tell } = play;
  const { fighters } = rules.optional.siege.mining;
  const [miner, counterminer] = [fighterOf(mine, play), fighterOf(countermine, play)];
  const isManned = inTunnel(mine) >= fighters && inTunnel(countermine) >= fighters;
  if (miner === undefined || counterminer === undefined || !isManned) {
    // Nobody is there to hold one of them: it is the other side's to bring down.
    const falls = inTunnel(mine) < inTunnel(countermine) ? mine : countermine;
    collapse(falls, 0, play, [
      { clause: 'wrg/siege/mining/underground-fight', because: 'nobody in it', effect: 'falls' },
    ]);
    return;
  }
  const met = minesMeet(
    {
      miners: { troops: meleeTroops(miner), inTunnel: inTunnel(mine) },
      counterminers: { troops: meleeTroops(counterminer), inTunnel: inTunnel(countermine) },
      insideFort,
    },
    dice,
    rules,
  );
  const { casualties, collapsed, because } = met;
  if (casualties === null || collapsed === null) return;
  tell({
    kind: 'underground',
    miners: miner.id,
    counterminers: counterminer.id,
    casualties,
    collapsed,
    because,
  });
  suffer(miner, casualties.miners, play);
  suffer(counterminer, casualties.counterminers, play);
  collapse(collapsed === 'mine' ? mine : countermine, met.escaped, play, because);
}

/** A tunnel falls in: of those in it only so many get out. */
function collapse(tunnel: Tunnel, escaped: number, play: Play, because: MinesMet['because']): void {
  const { state, tell } = play;
  tunnel.state = 'collapsed';
  let left = Math.max(0, inTunnel(tunnel) - escaped);
  tellOfCollapse(tunnel, play, because);
  for (const { unit: id, figures } of tunnel.diggers) {
    const unit = unitOf(state, id);
    const lost = Math.min(left, figures, unit.figures);
    if (lost === 0 || unit.gone !== null) continue;
    left -= lost;
    takeOff(unit, lost, play);
    const buried = [{ clause: 'wrg/siege/mining/escape', because: 'in the tunnel', effect: 'lost' }] as const;
    tell({ kind: 'lost', unit: id, figures: lost, left: unit.figures, carried: unit.carried, because: buried });
    if (unit.figures === 0) removeUnit(unit, 'destroyed', play);
  }
}

/** Both sides learn that a tunnel has fallen in; of one that the enemy did not know of, its own side alone how long it was and what it is called. */
function tellOfCollapse(tunnel: Tunnel, { scenario, tell }: Play, because: MinesMet['because']): void {
  const { id, side, knownAs, dug, diggers } = tunnel;
  const [{ unit } = { unit: '' }] = diggers;
  const collapsed = { kind: 'mine', unit, what: 'collapsed', ...ofBesieged(tunnel), because } as const;
  if (knownAs !== null) {
    tell({ ...collapsed, mine: knownAs, paces: 0 });
    return;
  }
  tell({ ...collapsed, mine: id, paces: Math.round(dug) }, [side]);
  tell({ ...collapsed, mine: '', paces: 0 }, enemiesOf(side, { scenario }));
}
