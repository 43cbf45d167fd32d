import { countingFigures } from '../../casualties/casualties.js';
import type { Unit } from '../../state.js';
import type { WrgPhase } from '../../terms.js';
import { onTable } from '../../units.js';
import { showUnit } from '../appearing.js';
import { type Field, fieldOf } from '../field.js';
import { endOutOfContact } from '../fighting/out-of-contact.js';
import { turnOnBroken } from '../fighting/victory.js';
import { throwFire } from '../fire/throwing.js';
import { suffer } from '../losses.js';
import { type Play, playOf } from '../play.js';
import { testAllBelowHalf, testAtOnce, testRoutersBelowHalf } from '../reacting/at-once.js';
import { shootsAtMen } from '../siege/at-men.js';
import { batterWalls, lobStones } from '../siege/missiles.js';
import { sparedBehindMerlons } from '../siege/spared.js';
import { castSpells } from '../sorcery/casting.js';
import { sufferTogether } from '../sorcery/fighting.js';
import { attachedTo } from '../sorcery/near.js';
import { asItFlies } from '../sorcery/shooting.js';
import { wakeUnderFire } from '../weather/camp.js';
import type { Aim } from './aims.js';
import { aimsOf } from './choosing.js';
import { chooseGenerals, shootAtGeneral } from './generals.js';
import { inUse } from './in-use.js';
import { withOneOfTwo } from './one-of-two.js';
import { withOneWeapon } from './one-weapon.js';
import { volleysBeforeLeaving } from './over-the-edge.js';
import { isFire, looseAll } from './volleys.js';

/**
 * After all have moved, everybody shoots who may, at the same time: then casualties are taken off, and who has suffered most tests his
 * reaction at once.
 *
 * @clause wrg/shooting/timing
 * @clause wrg/reaction/test-missile-casualties
 */
export const shootingPhase: WrgPhase = {
  id: 'shooting',
  title: 'Shooting',
  clause: 'wrg/shooting/timing',
  run(state, context) {
    const play = playOf(state, context);
    castSpells('before-shooting', play);
    const field = fieldOf(state, context.scenario, context.rules);
    const leaving = volleysBeforeLeaving(field);
    // Who has shot before he left through friends, or they, shoots alone of the two.
    const standing = aimsAtMen(field);
    tellWhoHolds(standing, field, play);
    const shot = new Set(withOneOfTwo([...standing, ...leaving.flatMap(each => each.aims)], field));
    const isShot = (aim: Aim) => shot.has(aim);
    const chosen = chooseGenerals(standing.filter(isShot), shootersIn(field), field, play);
    const here = chosen.aims.map(aim => asItFlies(aim, field));
    const left = leaving.map(each => ({
      field: each.field,
      aims: each.aims.filter(isShot).map(aim => asItFlies(aim, each.field)),
    }));
    const aims = [...here, ...left.flatMap(each => each.aims)];
    const using = inUse([...aims, ...chosen.alone], field);
    const struck = new Map([
      ...looseAll(here, using, field, play),
      ...left.flatMap(each => [...looseAll(each.aims, using, each.field, play)]),
    ]);
    const volleys = aims.map(aim => ({ aim, figures: figuresCounted(aim, play), casualties: struck.get(aim) ?? 0 }));
    // What caltrops cost has been taken off already.
    const trodden = new Map(onTable(state).map(unit => [unit, unit.period.missileCasualties]));
    for (const [i, { aim, figures, casualties }] of volleys.entries()) {
      const from = chosen.aims[i];
      note(aim, { figures, casualties, atGeneral: from !== undefined && chosen.atGeneralOf.has(from) }, play);
    }
    for (const each of chosen.alone) shootAtGeneral(each, field, play);
    const lobbed = lobStones(field, play);
    batterWalls(field, play);
    const hit = [...new Set([...volleys.map(({ aim }) => aim.target.who.unit), ...lobbed.keys()])];
    for (const unit of hit) sufferShots(unit, unit.period.missileCasualties - (trodden.get(unit) ?? 0), play);
    throwFire(play);
    wakeUnderFire(play);
    testAtOnce(hit, play);
    testAllBelowHalf(play);
    testRoutersBelowHalf(play);
    turnOnBroken(play);
    endOutOfContact(play);
  },
};

/** Takes off what missiles have cost a unit: with those in its ranks it shares all but what was aimed at its general. */
function sufferShots(unit: Unit, men: number, play: Play): void {
  const { before, aimedAtGeneral: aimed = 0 } = unit.period;
  const champions = attachedTo(unit, play.state);
  sufferTogether(unit, { men: men - aimed, among: before + champions.length, champions }, play);
  suffer(unit, aimed, play);
}

/** Who shoots at men. */
function shootersIn({ state }: Field): readonly Unit[] {
  return state.works === undefined ? onTable(state) : onTable(state).filter(shootsAtMen);
}

/** Whom everybody shoots at, and with what; of a siege, only those whom that can hurt. */
function aimsAtMen(field: Field): readonly Aim[] {
  const shooters = shootersIn(field);
  const aims =
    field.state.works === undefined
      ? aimsOf(shooters, field)
      : aimsOf(shooters, field, sparedBehindMerlons(aimsOf(shooters, field), field));
  return withOneWeapon(aims, field);
}

/**
 * Tells who shoots at nobody because those whom he would shoot at stand behind merlons or loopholes and do not shoot: these cannot be hurt.
 *
 * @clause wrg/siege/fort/not-shooting
 */
function tellWhoHolds(aims: readonly Aim[], field: Field, { tell }: Play): void {
  if (field.state.works === undefined) return;
  const told = new Set(aims.map(({ unit }) => unit));
  for (const { unit, target } of aimsOf(shootersIn(field), field)) {
    if (told.has(unit)) continue;
    told.add(unit);
    const because = [
      {
        clause: 'wrg/siege/fort/not-shooting',
        because: 'behind merlons or loopholes',
        effect: 'stones alone hurt them',
      },
    ] as const;
    tell({ kind: 'held-shot', unit: unit.id, target: target.who.id, because }, [unit.side]);
  }
}

/** Figures that count in a volley: of a body out of order half of its nearest rank. */
function figuresCounted({ shooters, shot }: Aim, { rules }: Play): number {
  const disorganised = shot.shooters.disorganised === true || shot.charges === 'enemy-got-away';
  return countingFigures({ ...shooters, disorganised }, rules);
}

/** Who shot, what it cost, and whether it was aimed at the general whom the enemy has with him. */
interface Volley {
  readonly figures: number;
  readonly casualties: number;
  readonly atGeneral: boolean;
}

/** Notes what a volley cost whom, and whether it was aimed at the general whom the enemy has with him. */
function note({ unit, target, missiles }: Aim, { figures, casualties, atGeneral }: Volley, play: Play): void {
  const enemy: Unit = target.who.unit;
  unit.period.shot = true;
  showUnit(unit, play, 'shoots');
  enemy.period.missileCasualties += casualties;
  if (atGeneral) enemy.period.aimedAtGeneral = (enemy.period.aimedAtGeneral ?? 0) + casualties;
  if (isFire(unit, play)) enemy.period.underFire = true;
  enemy.period.shotBy.push({ by: unit.id, figures, engine: missiles.weapon === 'engine' });
}
