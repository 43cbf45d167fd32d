// Written by `npm run asked` from the types of the functions: what each may be asked, before it is asked.

import { askingAlike, askingOfMore } from '../rulebook/index.js';
import * as inside from '../rulesets/cady/common/index.js';
export const afterThirds: typeof inside.afterThirds = askingOfMore(inside.afterThirds, ['whole', "length"], ['times', "length"]);
export const battleShift: typeof inside.battleShift = askingOfMore(inside.battleShift, ['rules?', {"made":"Rules","has":"battles|threeDice"}]);
export const chanceOf: typeof inside.chanceOf = askingOfMore(inside.chanceOf, ['odds', {"made":"","has":"faces|sides"}]);
export const facesText: typeof inside.facesText = askingOfMore(inside.facesText, ['faces', { list: "length" }]);
export const marchCosts: typeof inside.marchCosts = askingOfMore(inside.marchCosts, ['unit', {"made":"OverGround","has":"arm"}], ['third', "length"], ['rules?', {"made":"Rules","has":"movement"}]);
export const marchOne: typeof inside.marchOne = askingOfMore(inside.marchOne, ['unit', {"made":"OneMarch","has":"arm|legs|morale|move|placed|table"}], ['rules?', {"made":"Rules","has":"movement"}]);
export const meleeLossOdds: typeof inside.meleeLossOdds = askingOfMore(inside.meleeLossOdds, ['ready', {"made":"ReadyMelee","has":"groups|secondary"}]);
export const parseOrder: typeof inside.parseOrder = askingOfMore(inside.parseOrder, ['text', "string"], ['path?', "string"], ['words?', {"made":"OrderWords","has":"formations|tasks"}], ['rules?', {"made":"Rules","has":"roster"}]);
export const printBearing: typeof inside.printBearing = askingOfMore(inside.printBearing, ['bearing', "length"]);
export const rateOfCrew: typeof inside.rateOfCrew = askingOfMore(inside.rateOfCrew, ['crew', "length"], ['crewNumbers', {"made":"CrewNumbers","has":"full|half|none"}], ['clauses', {"made":"","has":"half|none"}]);
export const readBearing: typeof inside.readBearing = askingOfMore(inside.readBearing, ['word', "string"]);
export const readyVolley: typeof inside.readyVolley = askingAlike(inside.readyVolley, ['fire', {"made":"","has":"groups|targetFigures"}], ['oddsOf', "function"], ['clause', "string"]);
export const sightUnder: typeof inside.sightUnder = askingOfMore(inside.sightUnder, ['book', {"made":"OpenBook","has":"chart|choices|edition|numbers|of|part|reading|readings|settle|takeTroop|troops"}], ['own?', {"made":"","has":""}]);
export const stepsText: typeof inside.stepsText = askingOfMore(inside.stepsText, ['steps', "length"]);
export const throwVolley: typeof inside.throwVolley = askingAlike(inside.throwVolley, ['ready', {"made":"ReadyVolley","has":"groups|targetFigures"}], ['dice', "dice"]);
export * from '../rulesets/cady/common/index.js';
