// Written by `npm run asked` from the types of the functions: what each may be asked, before it is asked.

import { askingAlike, askingOfMore, type Shape } from '../rulebook/index.js';
import * as inside from '../windows/index.js';
const shape1: Shape = { list: {"made":"Told","has":"kind|phase|turn"} };
const shape2: Shape = {"made":"MeleeTold","has":"ends|sides|title|turns"};
const shape3: Shape = {"made":"ChargeTold","has":"courses|goesOn|lost|reactions|sides|stages|title"};
const shape4: Shape = {"made":"Windows","has":"bots|deeds|fates|introduce|look|losses|picture|pictureSeen|requests|ruleset|tell"};
const shape5: Shape = {"made":"Battle","has":"answers|barrier|checksums|dice|events|houseRules|log|now|otherDice|outcome|pending|phase|phaseId|ruleset|scenario|seed|state|thrown|toThrow|told|trail|turn"};
export const ask: typeof inside.ask = askingAlike(inside.ask, ['windows', shape4], ['request', "any"], ['seen', {"made":"","has":"view"}], ['agreed', {"made":"Agreed","has":"houseRules|scenario"}]);
export const deedsOf: typeof inside.deedsOf = askingAlike(inside.deedsOf, ['windows', {"made":"","has":"deeds"}], ['events', "iterable"]);
export const drawBattle: typeof inside.drawBattle = askingAlike(inside.drawBattle, ['windows', shape4], ['battle', shape5], ['options?', {"made":"DrawOptions","has":""}]);
export const drawCharge: typeof inside.drawCharge = askingOfMore(inside.drawCharge, ['situation', shape3]);
export const drawMelee: typeof inside.drawMelee = askingOfMore(inside.drawMelee, ['melee', shape2], ['situation', {"made":"","has":"layers"}]);
export const drawView: typeof inside.drawView = askingAlike(inside.drawView, ['windows', shape4], ['seen', {"made":"","has":"outcome|turn|view"}], ['agreed', {"made":"Agreed","has":"houseRules|scenario"}], ['drawOptions?', {"made":"DrawOptions","has":""}]);
export const introduce: typeof inside.introduce = askingAlike(inside.introduce, ['windows', shape4], ['agreed', {"made":"Agreed","has":"houseRules|scenario"}], ['side?', "string"]);
export const isTurnAhead: typeof inside.isTurnAhead = askingAlike(inside.isTurnAhead, ['situation', shape5]);
export const look: typeof inside.look = askingAlike(inside.look, ['windows', shape4], ['seen', {"made":"","has":"view"}], ['agreed', {"made":"Agreed","has":"houseRules|scenario"}]);
export const pictureOf: typeof inside.pictureOf = askingAlike(inside.pictureOf, ['windows', shape4], ['battle', shape5], ['drawOptions?', {"made":"DrawOptions","has":""}]);
export const resultOf: typeof inside.resultOf = askingAlike(inside.resultOf, ['windows', shape4], ['battle', shape5], ['events?', "iterable"]);
export const summarise: typeof inside.summarise = askingAlike(inside.summarise, ['windows', shape4], ['battle', shape5]);
export const tellCharge: typeof inside.tellCharge = askingOfMore(inside.tellCharge, ['situation', shape3]);
export const tellEvents: typeof inside.tellEvents = askingAlike(inside.tellEvents, ['windows', shape4], ['events', shape1], ['agreed', {"made":"Agreed","has":"houseRules|scenario"}], ['options?', {"made":"TellOptions","has":""}]);
export const tellLines: typeof inside.tellLines = askingAlike(inside.tellLines, ['situation', shape4], ['events', shape1], ['agreed', {"made":"Agreed","has":"houseRules|scenario"}], ['tellOptions?', {"made":"TellOptions","has":""}]);
export const tellMelee: typeof inside.tellMelee = askingOfMore(inside.tellMelee, ['melee', shape2]);
export * from '../windows/index.js';
