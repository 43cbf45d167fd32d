import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { counted, insist, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { casualties } from '../casualties/casualties.js';
import { meleeFactorsOf } from '../casualties/random-factor.js';
import { insistOnWhole, rounded } from '../casualties/whole.js';
import { blowsFactors, fight } from '../hand-to-hand/period.js';
import type { MeleeRulesPart, MeleeTroops } from '../hand-to-hand/weapons.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { type SiegeRulesPart, type WorkingPace, workingPace } from './work.js';

/** A tunnel that is to be dug. */
export interface Mine {
  readonly side: 'besieger' | 'defender';
  /** Something that shelters its mouth: a penthouse or the like, or the inside of the fortifications. */
  readonly sheltered: boolean;
  /** Its aim has been written down. */
  readonly aimed: boolean;
  /** What lies over it. */
  readonly under?: readonly ('water' | 'marsh')[];
  /** What it is dug against. */
  readonly against: 'stone-wall' | 'stone-tower' | 'turf-wall' | 'mine';
}

/**
 * What forbids a tunnel; nothing where it may be dug.
 *
 * Source: Siege > Mining.
 *
 * @clause wrg/siege/mining/start
 * @clause wrg/siege/mining/impossible
 */
export function mineFaults({ sheltered, aimed, under = [], against }: Mine): readonly Violation[] {
  const faults: Violation[] = [];
  const start = 'wrg/siege/mining/start';
  if (!sheltered) {
    const problem = 'the mouth of the tunnel lies open';
    faults.push({ path: 'sheltered', clause: start, problem, mend: 'begin in a penthouse or a like shelter' });
  }
  if (!aimed) faults.push({ path: 'aimed', clause: start, problem: 'it has no aim', mend: 'write its aim down' });
  const never = 'wrg/siege/mining/impossible';
  for (const each of under) {
    faults.push({ path: 'under', clause: never, problem: `nobody digs under ${each}`, mend: 'go round it' });
  }
  if (against === 'turf-wall') {
    faults.push({ path: 'against', clause: never, problem: 'turf cannot be mined', mend: 'choose stone' });
  }
  return faults;
}

/**
 * Whether the start of a tunnel has to be told to the enemy: the besieger tells of one that the defenders could see begin; who
 * begins within his fortifications keeps it to himself.
 *
 * Source: Siege > Mining.
 *
 * @param inView the other side sees where it begins.
 * @clause wrg/siege/mining/declare
 * @clause wrg/siege/mining/countermine
 */
export function mineDeclared({
  side,
  inView,
  insideFort = false,
}: {
  readonly side: Mine['side'];
  readonly inView: boolean;
  readonly insideFort?: boolean;
}): boolean {
  return inView && !(side === 'defender' && insideFort);
}

/** Diggers in a period. */
export interface Digging extends WorkingPace {
  readonly figures: number;
}

/** How far a tunnel has got. */
export interface MineAdvance {
  /** Figures that find room to work. */
  readonly figures: number;
  /** Paces that it grows in the period. */
  readonly paces: number;
  readonly because: readonly Reason[];
}

/**
 * Paces that a tunnel grows in a period. No more than so many figures can work in it; a countermine goes as fast.
 *
 * Source: Siege > Mining.
 *
 * @throws RuleViolation for figures that are no whole number.
 * @clause wrg/siege/mining/rate
 * @clause wrg/siege/mining/countermine
 */
export function mineAdvance(digging: Digging, rules: SiegeRulesPart = wrgRules()): MineAdvance {
  const clause = 'wrg/siege/mining/rate';
  insistOnWhole(digging.figures, 'figures', clause);
  const { work, mostFigures } = rules.optional.siege.mining;
  const figures = Math.min(digging.figures, mostFigures);
  const pace = workingPace(digging, rules);
  const paces = (figures * pace.times * (work.paces ?? 0)) / work.figurePeriods;
  return {
    figures,
    paces,
    because: [
      reasonFor(clause, counted(figures, 'figure digs', 'figures dig'), counted(paces, 'pace')),
      ...pace.because,
    ],
  };
}

/** One side where mine and countermine meet. */
export interface Underground {
  readonly troops: MeleeTroops;
  /** Figures in the whole tunnel. */
  readonly inTunnel: number;
  readonly shieldless?: boolean;
}

/** Mine and countermine that meet. */
export interface MinesMeet {
  readonly miners: Underground;
  readonly counterminers: Underground;
  /** Inside the fortifications; outside them unless said. */
  readonly insideFort?: boolean;
}

/** What came of it. */
export interface MinesMet {
  /** Casualties of each, in men; `null` where nobody fights. */
  readonly casualties: { readonly miners: number; readonly counterminers: number } | null;
  /** Whose tunnel has collapsed; `null`: nobody's. */
  readonly collapsed: 'mine' | 'countermine' | null;
  /** Figures of the collapsed tunnel that escape. */
  readonly escaped: number;
  readonly because: readonly Reason[];
}

/** The part of the rules that a fight underground needs. */
export type UndergroundRules = MeleeRulesPart & Pick<WrgRules, 'optional'>;

/**
 * A countermine breaks into a mine: a few figures of each side fight for one period, and the tunnel of those who have had more
 * casualties collapses, that of the miners if they are equal. Half of those in it escape. What crosses inside the fortifications is as
 * `wrg/ruling/mines-crossing-inside` has it.
 *
 * Source: Siege > Mining.
 *
 * @throws RuleViolation for tunnels with fewer figures than fight, and as `fight`.
 * @clause wrg/siege/mining/underground-fight
 * @clause wrg/siege/mining/escape
 */
export function minesMeet(meeting: MinesMeet, dice: Dice, rules: UndergroundRules = wrgRules()): MinesMet {
  const clause = 'wrg/siege/mining/underground-fight';
  const { miners, counterminers, insideFort = false } = meeting;
  const { fighters, fightInside, escapingShare, escapingRounding } = rules.optional.siege.mining;
  if (insideFort && !fightInside) {
    const because = [reasonFor(clause, 'met inside the fortifications', 'nobody fights')];
    return { casualties: null, collapsed: null, escaped: 0, because };
  }
  insistOnFighters(meeting, fighters);
  const first = fight({ parts: [part(miners, counterminers, fighters)] }, dice, rules);
  const second = fight({ parts: [part(counterminers, miners, fighters)] }, dice, rules);
  const fallen = { miners: second.casualties, counterminers: first.casualties };
  const collapsed = collapsing(fallen);
  const tunnel = collapsed === 'mine' ? miners : counterminers;
  const escaped = rounded(tunnel.inTunnel * escapingShare, escapingRounding);
  const because = [
    ...first.because,
    ...second.because,
    reasonFor(clause, `casualties ${fallen.miners} and ${fallen.counterminers}`, `the ${collapsed} collapses`),
    reasonFor(
      'wrg/siege/mining/escape',
      `${counted(tunnel.inTunnel, 'figure')} in it`,
      counted(escaped, 'escapes', 'escape'),
    ),
  ];
  return { casualties: fallen, collapsed, escaped, because };
}

function part(own: Underground, enemy: Underground, figures: number) {
  const { type, weapons } = enemy.troops;
  const { shieldless } = enemy;
  return { troops: own.troops, figures, enemy: { type, weapons, ...(shieldless === undefined ? {} : { shieldless }) } };
}

/** The odds of `minesMeet`: whose tunnel collapses. */
export function minesMeetOdds(
  { miners, counterminers, insideFort = false }: MinesMeet,
  rules: UndergroundRules = wrgRules(),
): Distribution<MinesMet['collapsed']> {
  const { fighters, fightInside } = rules.optional.siege.mining;
  if (insideFort && !fightInside) return distribution<MinesMet['collapsed']>(() => null);
  insistOnFighters({ miners, counterminers }, fighters);
  // Casualties for every throw of both dice of a side: those of the sides are independent, and four dice would be slow.
  const struckBy = (own: Underground, enemy: Underground) => {
    const [factors] = blowsFactors({ parts: [part(own, enemy, fighters)] }, rules);
    return meleeFactorsOf(own.troops, rules).map(random => casualties((factors?.total ?? 0) + random, fighters, rules));
  };
  const byMiners = struckBy(miners, counterminers);
  const byCounterminers = struckBy(counterminers, miners);
  return distribution<MinesMet['collapsed']>(dice =>
    collapsing({ counterminers: dice.marked(byMiners), miners: dice.marked(byCounterminers) }),
  );
}

/** Whose tunnel falls in when so many have fallen. */
function collapsing(fallen: { readonly miners: number; readonly counterminers: number }): 'mine' | 'countermine' {
  return fallen.counterminers > fallen.miners ? 'countermine' : 'mine';
}

function insistOnFighters(meeting: Pick<MinesMeet, 'miners' | 'counterminers'>, fighters: number): void {
  const { miners, counterminers } = meeting;
  for (const [path, { inTunnel }] of Object.entries({ miners, counterminers })) {
    insist(Number.isInteger(inTunnel) && inTunnel >= fighters, () => ({
      path: `${path}.inTunnel`,
      clause: 'wrg/siege/mining/underground-fight',
      problem: `${counted(inTunnel, 'figure')} where ${fighters} fight`,
      mend: `give at least ${fighters}`,
    }));
  }
}
