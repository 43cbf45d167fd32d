import type { Unit } from '../../state.js';
import { isFree, onTable } from '../../units.js';
import type { Play } from '../play.js';
import type { TestTaken } from '../reacting/test.js';
import { type Together, testersFor, testTogether, toldTogether } from '../reacting/together.js';
import { isTestable } from '../sorcery/reacting.js';
import { isChargedFromAfar } from './from-afar.js';
import { isSparedByEvading } from './skirmishers.js';

/** Who charges a body. */
type ChargersOf = (body: Unit) => readonly Unit[];

/**
 * The test of who is charged, if his chargers, or those of another body of his unit that tests with him, go beyond their normal move. It is one test for all of them: those who are
 * charged themselves answer as they are asked, the others do at once what they are told.
 *
 * @clause wrg/reaction/test-charged
 * @clause wrg/reaction/test-scope-2
 */
export function testCharged(unit: Unit, chargersOf: ChargersOf, play: Play): TestTaken | undefined {
  const testers = testersFor(unit, play);
  if (testers === undefined || !isTestable(testers.tester, play)) return undefined;
  const told = toldTogether(unit, 'being-charged', play);
  const charged = [...new Set([unit, ...testers.bodies])].filter(body => chargersOf(body).length > 0);
  if (told === undefined && !charged.some(body => isChargedFromAfar(body, chargersOf(body), play))) return undefined;
  const against = [...new Set(charged.flatMap(chargersOf))];
  const obeys = (body: Unit, taken: TestTaken) => !charged.includes(body) && !isSparedByEvading(body, taken, play);
  return testTogether(unit, { cause: 'being-charged', against, obeys }, play);
}

/** The test of being charged for a body upon which some chargers come, and for who of its unit is charged besides. */
export function chargedBy(unit: Unit, chargers: readonly Unit[], play: Play): Together {
  const bodies = testersFor(unit, play)?.bodies ?? [];
  const isAtThem = ({ period, rout }: Unit) => rout === null && bodies.some(({ id }) => id === period.charges);
  const against = [...new Set([...chargers, ...onTable(play.state).filter(isAtThem)])];
  const willAnswer = (body: Unit) =>
    body.period.counter === null && isFree(body) && against.some(({ period }) => period.charges === body.id);
  return {
    cause: 'being-charged',
    against,
    obeys: (body, taken) => !willAnswer(body) && !isSparedByEvading(body, taken, play),
  };
}
