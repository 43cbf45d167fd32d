import { describe, expect, it } from 'vitest';
import type { Roll } from '../../../src/dice/index.js';
import type { WrgEvent } from '../../../src/rulesets/wrg/events.js';
import { tellWrg } from '../../../src/rulesets/wrg/windows/tell.js';
import { battleLines } from './battle-lines.js';

const scenario = battleLines();
const from = { x: 380, y: 140 };
const to = { x: 380, y: 220 };

type Said<E> = E extends WrgEvent ? Omit<E, 'kind' | 'because'> : never;
type Samples = {
  readonly [K in WrgEvent['kind']]: readonly (readonly [Said<Extract<WrgEvent, { kind: K }>>, string])[];
};

const moved = { unit: 'legion-1', from, to, facing: 0, distance: 80, way: [from, to] } as const;
const messenger = { messenger: 'm1', to: 'legion-1' } as const;
const general = { general: 'laelius', men: 0 } as const;

/** Of every kind of event, what is told of it. A kind that is missing here does not compile. */
const samples: Samples = {
  weather: [
    [
      { what: 'may-come', brings: [], wind: 'north-east', elapsed: 0 },
      'The day will stay fine; the wind is from the north east',
    ],
    [
      { what: 'may-come', brings: ['rain', 'strong-winds'], wind: 'west', elapsed: 2 },
      'There may be rain and strong winds; the wind is from the west; 2 periods of the day gone',
    ],
    [{ what: 'comes', weather: 'snow', wind: 'west' }, 'It begins to snow'],
    [{ what: 'comes', weather: 'strong-winds', wind: 'west' }, 'Strong winds begin to blow from the west'],
    [{ what: 'ends', weather: 'rain' }, 'The rain ends'],
    [{ what: 'ends', weather: 'strong-winds' }, 'The strong winds fall'],
    [{ what: 'fog-lies', paces: 100 }, 'Fog lies on the field: nobody sees farther than 100 paces'],
    [{ what: 'fog-lifts' }, 'The fog lifts'],
    [{ what: 'nightfall', paces: 60 }, 'It is night: nobody sees farther than 60 paces what no light falls on'],
    [{ what: 'stays' }, 'The weather stays as it is'],
    [{ what: 'no-fog' }, 'No fog falls'],
    [{ what: 'sun-hidden' }, 'The sun stands low, and does not shine'],
    [{ what: 'mud' }, 'The ground has turned to mud'],
    [{ what: 'snow-lies' }, 'The snow lies deep'],
    [{ what: 'low-sun', where: 'east' }, 'The sun stands low in the east, and dazzles who looks into it'],
  ],
  strays: [[{ unit: 'legion-1', way: 'left', paces: 10 }, 'First Legion strays 10 paces to the left in the dark']],
  alarm: [
    [{ side: 'rome', units: ['legion-1'] }, 'Rome: the sentries raise the alarm and rouse First Legion'],
    [{ side: 'rome', units: [] }, 'Rome: the sentries raise the alarm'],
  ],
  order: [
    [{ unit: 'legion-1', order: 'attack gauls', by: 'signal' }, 'First Legion has its order by signal: attack Gauls'],
    [
      { unit: 'triarii', order: 'hold', by: 'wish' },
      'Triarii have their order at once, as their general wishes: hold where they stand',
    ],
    [
      { unit: 'triarii', order: 'hold', by: 'wish', kept: true },
      'Triarii carry on with their order (hold where they stand): their general wishes nothing else',
    ],
  ],
  messenger: [
    [{ ...messenger, what: 'sent' }, 'A messenger sets out to First Legion'],
    [{ ...messenger, what: 'sent', dictatedBy: 'varro' }, 'Varro dictates an order for First Legion'],
    [
      { ...messenger, what: 'too-late', dictatedBy: 'varro' },
      'The order for First Legion is not sent before the battle ends',
    ],
    [
      { ...messenger, to: 'triarii', what: 'sent', dictatedBy: 'varro', order: 'HOLD' },
      'Varro dictates an order for Triarii: hold where they stand',
    ],
    [
      { ...messenger, what: 'sent', order: 'RETIRE 0 72' },
      'A messenger sets out to First Legion: fall back 72 paces north',
    ],
    [
      { ...messenger, what: 'sent', order: 'RETIRE 17 72' },
      'A messenger sets out to First Legion: fall back 72 paces on a bearing of 17°',
    ],
    [{ ...messenger, what: 'arrived' }, 'The messenger reaches First Legion in the course of this period'],
    [{ ...messenger, what: 'lost' }, 'The messenger to First Legion is caught by somebody who is not seen'],
    [{ ...messenger, what: 'fights' }, 'The messenger to First Legion has to fight somebody who is not seen'],
    [{ ...messenger, what: 'too-late' }, 'The messenger to First Legion is still on his way as the battle ends'],
    [
      {
        ...messenger,
        what: 'sent',
        order: 'MOVE SW 120, at half speed; HOLD; ATTACK gauls, in column 4, if heavy or in-order',
      },
      'A messenger sets out to First Legion: march 120 paces south-west, at half speed; then hold there; then attack Gauls, in column, 4 abreast, if the enemy is heavy or in order',
    ],
    [
      { ...messenger, what: 'arrived', order: 'HARASS gauls' },
      'The messenger reaches First Legion in the course of this period: harass Gauls, as the standing orders say',
    ],
    [
      { ...messenger, what: 'arrived', order: 'MOVE TO (480 290)' },
      'The messenger reaches First Legion in the course of this period: march to (480 290), 60 paces north of the Well',
    ],
    [
      { ...messenger, what: 'arrived', order: 'RETIRE' },
      'The messenger reaches First Legion in the course of this period: fall back',
    ],
    [
      { ...messenger, what: 'arrived', order: 'PROBE N 200; RETIRE TO (401 299.6); AMBUSH TO (480 230)' },
      'The messenger reaches First Legion in the course of this period: feel forward 200 paces north; then fall back to (401 300), 105 paces north-west of the Well; then lie in ambush at the Well',
    ],
    [{ ...messenger, what: 'lost', by: 'gauls' }, 'The messenger to First Legion is caught by Gauls'],
    [{ ...messenger, what: 'fights', by: 'gauls' }, 'The messenger to First Legion has to fight Gauls'],
    [{ ...messenger, what: 'in-vain' }, 'The messenger to First Legion does not deliver the order'],
    [{ ...messenger, what: 'in-vain', dictatedBy: 'caesar' }, 'The order for First Legion is never sent'],
    [
      { ...messenger, what: 'sent', order: 'MOVE TO (480 230)' },
      'A messenger sets out to First Legion: march to the Well',
    ],
  ],
  terrain: [
    [
      { square: '1-2', units: 2, side: 'rome', features: [] },
      'Square metre 1-2 has 2 terrain units: Rome selects nothing',
    ],
    [{ square: 'table', units: 0, side: 'rome', features: [] }, 'Rome turns the table about'],
  ],
  scouted: [
    [
      { side: 'rome', light: { rome: 6, carthage: 12 } },
      'Figures of light cavalry: Rome 6, Carthage 12; Rome is outscouted and declares its army',
    ],
    [
      { side: null, light: { rome: 6, carthage: 6 } },
      'Figures of light cavalry: Rome 6, Carthage 6; nobody is outscouted',
    ],
  ],
  hastens: [[{ side: 'rome', units: ['legion-1'] }, 'Rome hastens with First Legion']],
  report: [
    [{ unit: 'triarii', general: 'laelius', what: 'sent' }, 'Triarii send a report to Laelius'],
    [{ unit: 'triarii', general: 'laelius', what: 'arrived' }, 'Laelius has heard the report of Triarii'],
    [
      {
        unit: 'triarii',
        general: 'laelius',
        what: 'arrived',
        news: { of: 3, sees: ['gauls', 'elephants'], fought: ['gauls'], shotAt: true, tested: true },
      },
      'Laelius has heard the report of Triarii, sent in period 3: Gauls and Elephants in sight; shot at; hand to hand with Gauls; reaction tested',
    ],
    [{ unit: 'triarii', general: 'laelius', what: 'in-vain' }, 'The report of Triarii does not reach Laelius'],
  ],
  signal: [
    [
      { side: 'rome', signal: 'ATTACK elephants', called: 'tuba', general: 'laelius', units: ['legion-1', 'legion-2'] },
      'Laelius gives the signal "tuba" (attack Elephants), heard by First Legion and Second Legion',
    ],
    [
      { side: 'rome', signal: 'SUPPORT triarii', called: 'horn', units: [] },
      'Rome: the signal "horn" (support Triarii), nobody hears it',
    ],
  ],
  'order-waits': [
    [{ unit: 'legion-1', general: 'laelius' }, 'Laelius has not finished dictating the order for First Legion'],
    [{ unit: 'triarii' }, 'Triarii have not digested their new order yet'],
  ],
  'order-ended': [
    [{ unit: 'legion-1', how: 'forgotten' }, 'First Legion has forgotten its order'],
    [
      { unit: 'triarii', how: 'forgotten', undigested: 'too' },
      'Triarii have forgotten their order, and the new one that they had not digested yet',
    ],
    [
      { unit: 'legion-1', how: 'forgotten', undigested: 'alone' },
      'First Legion has forgotten the new order that it had not digested yet',
    ],
    [{ unit: 'legion-1', how: 'carried-out' }, 'First Legion has carried out its order'],
  ],
  declared: [[{ unit: 'elephants', target: 'legion-2' }, 'Elephants declare a charge at Second Legion']],
  counter: [
    [{ unit: 'velites', charger: 'elephants', what: 'evade' }, 'Velites evade Elephants'],
    [{ unit: 'velites', charger: 'elephants', what: 'stand' }, 'Velites stand to receive Elephants'],
    [{ unit: 'equites', charger: 'cataphracts', what: 'countercharge' }, 'Equites countercharge Cataphracts'],
    [
      { unit: 'legion-1', charger: 'gauls', what: 'as-told', told: 'retire' },
      'First Legion obeys an earlier test before the charge of Gauls: it retires',
    ],
  ],
  test: [
    [
      { unit: 'legion-1', cause: 'being-charged', thrown: 10, total: 13, instruction: 'carry-on' },
      'First Legion tests its reaction to being charged, throws 10 and comes to 13: it carries on',
    ],
    [
      { unit: 'gauls', cause: 'a-new-cause', thrown: 5, total: 3, instruction: 'a-new-thing' },
      'Gauls test their reaction to a new cause, throw 5 and come to 3: a new thing',
    ],
    [
      { unit: 'legion-1', cause: 'rally', thrown: 3, total: -2, instruction: 'run-on' },
      'First Legion tests whether it rallies, throws 3 and comes to −2: it does not rally, and runs on',
    ],
    [
      { unit: 'gauls', cause: 'rally', thrown: 13, total: 11, instruction: 'rally' },
      'Gauls test whether they rally, throw 13 and come to 11: they rally',
    ],
    [
      {
        ...{ unit: 'legion-1', cause: 'surprise', thrown: 10, total: 13 },
        calledBy: { surprise: ['gauls'] },
        instruction: 'carry-on',
      },
      'First Legion tests its reaction to an enemy who had been hidden (Gauls), throws 10 and comes to 13: it carries on',
    ],
    [
      {
        ...{ unit: 'legion-1', cause: 'first-shot-or-reach', also: ['friends-broken'], thrown: 10, total: 13 },
        calledBy: { 'first-shot-or-reach': ['gauls'], 'friends-broken': ['velites', 'triarii'] },
        instruction: 'carry-on',
      },
      'First Legion tests its reaction to its first threat (Gauls) and friends broken or in rout nearby (Velites and Triarii), throws 10 and comes to 13: it carries on',
    ],
    [
      { unit: 'gauls', cause: 'rally', also: ['friends-broken'], thrown: 5, total: 3, instruction: 'run-on' },
      'Gauls test whether they rally, and their reaction to friends broken or in rout nearby, throw 5 and come to 3: they do not rally, and run on',
    ],
    [
      { unit: 'gauls', cause: 'strangers', thrown: 8, total: 5, instruction: 'retire' },
      'Gauls test their reaction to strangers near their wood, throw 8 and come to 5: they do not attack',
    ],
    [
      { unit: 'gauls', cause: 'strangers', thrown: 14, total: 11, instruction: 'move-to-enemy' },
      'Gauls test their reaction to strangers near their wood, throw 14 and come to 11: they attack',
    ],
    [
      { unit: 'gauls', cause: 'strangers', thrown: 14, total: 12, instruction: 'move-to-nearest-enemy' },
      'Gauls test their reaction to strangers near their wood, throw 14 and come to 12: they attack',
    ],
  ],
  spared: [
    [
      { units: ['legion-1', 'triarii'], general: 'scipio' },
      'No test for their first threat of First Legion and Triarii: Scipio is near',
    ],
  ],
  moved: [
    [{ ...moved, doing: 'advancing' }, 'First Legion advances 80 paces, facing N'],
    [{ ...moved, doing: 'marching' }, 'First Legion marches 80 paces, facing N'],
    [
      { ...moved, doing: 'charging', distance: 79.6, facing: 10, stopped: 'velites in the way' },
      'First Legion charges 80 paces, facing N (10°) — stopped: Velites in the way',
    ],
    [{ ...moved, doing: 'halted', distance: 0, facing: 90 }, 'First Legion stands, facing E'],
    [
      { ...moved, doing: 'charging', distance: 0, stopped: 'friend', by: 'velites' },
      'First Legion does not get on with its charge, facing N — stopped: Velites are in the way',
    ],
    [
      { ...moved, doing: 'pursuing', distance: 0, facing: 40, stopped: 'unpaid' },
      'First Legion does not get on with its pursuit, facing NE (40°) — stopped: too little of the move is left for the ground ahead',
    ],
    [
      { ...moved, doing: 'pursuing', distance: 0, stopped: 'contact', met: ['velites'] },
      'First Legion is upon its quarry already, and stays in contact, facing N',
    ],
    [
      { ...moved, doing: 'pursuing', distance: 0, stopped: 'contact', met: ['velites'], byOthers: true },
      'First Legion does not get on with its pursuit, facing N — stopped: contact with Velites',
    ],
    [
      { ...moved, doing: 'routing', distance: 0, stopped: 'enemy', by: 'velites' },
      'First Legion cannot get away, facing N — stopped: Velites are in the way',
    ],
    [
      { ...moved, doing: 'routing', distance: 0, stopped: 'edge' },
      'First Legion comes to the edge of the table, facing N',
    ],
    [
      { ...moved, doing: 'retiring', distance: 0, retreats: true, stopped: 'edge' },
      'First Legion comes to the edge of the table, facing N',
    ],
    [{ ...moved, doing: 'routing', distance: 0 }, 'First Legion cannot run any farther, facing N'],
    [{ ...moved, doing: 'retiring', distance: 60, retreats: true }, 'First Legion retreats 60 paces, facing N'],
    [
      { ...moved, doing: 'retiring', distance: 60, facing: 100, from: { x: 0, y: 0 }, to: { x: 30, y: 52 } },
      'First Legion retires 60 paces to the NNE (30°), facing E (100°)',
    ],
    [
      { ...moved, doing: 'retiring', distance: 60, facing: 180, from: { x: 0, y: 0 }, to: { x: 0, y: 60 } },
      'First Legion retires 60 paces to the N, facing S',
    ],
    [{ ...moved, doing: 'retiring', distance: 60 }, 'First Legion retires 60 paces straight ahead, facing N'],
    [
      {
        ...moved,
        doing: 'advancing',
        distance: 30,
        stopped: 'impassable',
        ground: { kind: 'building', feature: 'house', burns: true },
      },
      'First Legion advances 30 paces, facing N — stopped: the burning building',
    ],
    [{ ...moved, doing: 'retiring', distance: 0, retreats: true }, 'First Legion cannot retreat, facing N'],
    [
      { ...moved, doing: 'advancing', distance: 30, stopped: 'impassable', ground: { kind: 'wood', feature: 'w' } },
      'First Legion advances 30 paces, facing N — stopped: a wood, which cannot be entered',
    ],
    [
      { ...moved, doing: 'advancing', distance: 30, stopped: 'unpaid', ground: { kind: 'turn' } },
      'First Legion advances 30 paces, facing N — stopped: too little of the move is left for the turn',
    ],
    [
      { ...moved, doing: 'charging', distance: 79.6, facing: 10, stopped: 'impassable' },
      'First Legion charges 80 paces, facing N (10°) — stopped: ground that cannot be entered',
    ],
    [
      { ...moved, doing: 'advancing', distance: 0, facing: 90, turned: true },
      'First Legion turns where it stands, facing E',
    ],
    [
      {
        ...moved,
        doing: 'advancing',
        distance: 0,
        abreast: 5,
        facing: 180,
        turned: true,
        stopped: 'enemy',
        by: 'velites',
      },
      'First Legion forms where it stands, 5 abreast, facing S — stopped: Velites are in the way',
    ],
    [
      { ...moved, unit: 'elephants', doing: 'advancing', distance: 40, facing: 45, turned: true, wheels: true },
      'Elephants wheel 40 paces at the outer end of their front, facing NE',
    ],
    [
      { ...moved, doing: 'charging', distance: 40, facing: 45, turned: true, wheels: true },
      'First Legion charges 40 paces to the N, facing NE',
    ],
    [
      {
        ...moved,
        unit: 'velites',
        doing: 'retiring',
        distance: 0,
        turned: true,
        facesAgain: true,
        stopped: 'friend',
        by: 'legion-1',
      },
      'Velites turn and cannot retire, and face N as before — stopped: First Legion is in the way',
    ],
    [
      { ...moved, doing: 'marching', distance: 0, facing: 180, turned: true, stopped: 'friend', by: 'velites' },
      'First Legion turns where it stands, facing S — stopped: Velites are in the way',
    ],
    [{ ...moved, doing: 'marching', distance: 45, abreast: 6 }, 'First Legion marches 45 paces, 6 abreast, facing N'],
    [
      { ...moved, doing: 'charging', distance: 50, stopped: 'contact', met: ['elephants', 'gauls'] },
      'First Legion charges 50 paces, facing N — stopped: contact with Elephants and Gauls',
    ],
    [
      { ...moved, doing: 'advancing', distance: 50, stopped: 'enemy', by: 'elephants', noRoom: true },
      'First Legion advances 50 paces, facing N — stopped: Elephants leave no room to turn',
    ],
    [
      { ...moved, unit: 'velites', doing: 'evading', beyond: 20, outOf: ['legion-1'] },
      'Velites evade 80 paces, and 20 paces beyond their move, to get clear of First Legion, facing N',
    ],
    [
      {
        ...moved,
        unit: 'velites',
        doing: 'routing',
        beyond: 30,
        outOf: ['legion-1'],
        way: [
          { x: 0, y: 0 },
          { x: 0, y: 80 },
          { x: 30, y: 80 },
        ],
      },
      'Velites run 80 paces, and 30 paces beyond their move to the E, to get clear of First Legion, facing N',
    ],
    [
      { ...moved, doing: 'charging', distance: 0, stopped: 'contact' },
      'First Legion charges from where it stands, facing N',
    ],
    [{ ...moved, doing: 'routing', distance: 1 }, 'First Legion runs 1 pace, facing N'],
  ],
  met: [
    [{ a: 'legion-2', b: 'elephants', chargers: ['elephants'] }, 'Elephants charge home into Second Legion'],
    [{ a: 'legion-2', b: 'elephants', chargers: ['legion-2'] }, 'Second Legion charges home into Elephants'],
    [
      { a: 'equites', b: 'cataphracts', chargers: ['equites', 'cataphracts'] },
      'Equites and Cataphracts charge into each other',
    ],
    [
      {
        a: 'equites',
        b: 'cataphracts',
        chargers: ['equites', 'cataphracts'],
        instead: [{ unit: 'equites', target: 'gauls' }],
      },
      'Equites and Cataphracts charge into each other: Equites went for Gauls',
    ],
    [
      { a: 'equites', b: 'cataphracts', chargers: ['equites'], instead: [{ unit: 'equites', target: 'gauls' }] },
      'Equites charge home into Cataphracts, though they went for Gauls',
    ],
    [
      { a: 'equites', b: 'cataphracts', chargers: ['equites'], takenIn: 'flank' },
      'Equites charge home into the flank of Cataphracts',
    ],
    [{ a: 'equites', b: 'cataphracts', chargers: [] }, 'Equites and Cataphracts meet hand to hand'],
    [
      { a: 'equites', b: 'cataphracts', chargers: [], runs: 'equites' },
      'Cataphracts catch up with the rout of Equites',
    ],
    [{ a: 'equites', b: 'cataphracts', chargers: [], runs: 'equites', into: true }, 'Equites run into Cataphracts'],
  ],
  appeared: [
    [{ unit: 'lurkers', how: 'found' }, 'Bruttians are found where they lay hidden'],
    [{ unit: 'lurkers', how: 'found', by: 'velites' }, 'Bruttians are found by Velites where they lay hidden'],
    [
      { unit: 'lurkers', how: 'found', by: 'velites', comingOut: true },
      'Bruttians are seen by Velites as they come out',
    ],
    [{ unit: 'lurkers', how: 'found', away: 'shoots' }, 'Bruttians shoot, and are hidden no longer'],
    [{ unit: 'lurkers', how: 'found', away: 'ground' }, 'Bruttians stand in the open, where nothing hides their men'],
    [{ unit: 'late', how: 'came-on' }, 'Macedonians come onto the table'],
    [{ unit: 'late', how: 'came-back' }, 'Macedonians come back onto the table'],
    [{ unit: 'late', how: 'never' }, 'Macedonians will not come any more'],
    [{ unit: 'late', how: 'in-sight' }, 'Macedonians come in sight'],
  ],
  shot: [
    [
      { unit: 'cretans', target: 'balearics', figures: 5, range: 150, total: -1, casualties: 12 },
      'Cretans shoot with 5 figures at Balearic Slingers over 150 paces: total −1, 12 casualties',
    ],
    [
      { unit: 'scorpions', target: 'elephants', figures: 1, range: 90.4, total: 2, casualties: 0 },
      'Scorpions shoot with 1 figure at Elephants over 90 paces: total +2, no casualties',
    ],
  ],
  'from-unseen': [
    [
      { unit: 'legion-1', what: 'shot', casualties: 12 },
      'First Legion is shot at by somebody who is not seen: 12 casualties',
    ],
    [
      { unit: 'legion-1', what: 'spell', casualties: 0 },
      'A spell is cast upon First Legion by somebody who is not seen',
    ],
  ],
  aimed: [
    [
      { unit: 'cretans', general: 'laelius', figures: 5, range: 150, total: 1, casualties: 3 },
      'Cretans aim with 5 figures at Laelius alone over 150 paces: total +1, 3 casualties',
    ],
  ],
  'held-shot': [[{ unit: 'cretans', target: 'gauls' }, 'Cretans do not shoot at Gauls']],
  'struck-nobody': [
    [{ unit: 'carthaginians', target: 'legion-2' }, 'Carthaginian Horse strikes no blow at Second Legion'],
  ],
  fought: [
    [
      {
        unit: 'equites',
        target: 'cataphracts',
        figures: 5,
        total: 2,
        casualties: 4,
        unanswered: false,
        led: 'laelius',
      },
      'Equites fight Cataphracts with 5 figures under Laelius: total +2, 4 casualties',
    ],
    [
      { unit: 'elephants', target: 'legion-2', figures: 5, total: 0, casualties: 1, unanswered: false },
      'Elephants fight Second Legion with 5 figures: total 0, 1 casualty',
    ],
    [
      { unit: 'numidians', target: 'carthaginians', figures: 6, total: 4, casualties: 24, unanswered: true },
      'Masinissa’s Numidians cut at the backs of Carthaginian Horse with 6 figures: total +4, 24 casualties',
    ],
  ],
  lost: [
    [
      { unit: 'legion-2', figures: 2, left: 22, carried: 7 },
      'Second Legion loses 2 figures and has 22 left, 7 men towards the next',
    ],
    [
      { unit: 'legion-2', figures: 0, left: 24, carried: 1 },
      'Second Legion loses no figure and has 24 left, 1 man towards the next',
    ],
    [{ unit: 'legion-2', figures: 1, left: 23, carried: 0 }, 'Second Legion loses 1 figure and has 23 left'],
  ],
  'pushed-back': [
    [{ unit: 'legion-2', by: 'elephants', paces: 20 }, 'Second Legion is pushed back 20 paces by Elephants'],
    [{ unit: 'legion-2', by: 'elephants', paces: 0 }, 'Second Legion has no room to give ground before Elephants'],
    [
      { unit: 'legion-2', by: 'elephants', paces: 0, barredBy: ['legion-1'] },
      'Second Legion has no room to give ground before Elephants, because of First Legion',
    ],
  ],
  'followed-up': [[{ unit: 'elephants', after: 'legion-2' }, 'Elephants follow up after Second Legion']],
  'stayed-behind': [[{ unit: 'elephants', after: 'legion-2' }, 'Elephants do not follow up after Second Legion']],
  'out-of-contact': [[{ a: 'elephants', b: 'legion-2' }, 'Elephants and Second Legion are out of contact']],
  'broke-off': [[{ unit: 'elephants', from: 'legion-2' }, 'Elephants break off their melee with Second Legion']],
  broke: [[{ unit: 'legion-2' }, 'Second Legion breaks and runs']],
  'ran-past': [
    [{ unit: 'velites', friends: ['triarii'] }, 'Velites run by in the sight of Triarii'],
    [
      { unit: 'legion-1', friends: ['triarii', 'legion-2'] },
      'First Legion runs by in the sight of Triarii and Second Legion',
    ],
  ],
  'went-through': [
    [{ unit: 'velites', through: 'triarii', how: 'passes' }, 'Velites go through Triarii'],
    [{ unit: 'legion-1', through: 'triarii', how: 'bursts' }, 'First Legion bursts through Triarii'],
    [{ unit: 'legion-1', through: 'triarii', how: 'bursts-into' }, 'First Legion bursts into Triarii'],
  ],
  'swept-away': [[{ unit: 'triarii', by: 'legion-2' }, 'Triarii are swept away by Second Legion']],
  rallied: [
    [{ unit: 'carthaginians' }, 'Carthaginian Horse runs no farther, and reorganises in the next period'],
    [
      { unit: 'gauls', facing: 190 },
      'Gauls run no farther, turn about to face S (190°), and reorganise in the next period',
    ],
  ],
  recovers: [
    [{ unit: 'legion-2', how: 'rallying-back' }, 'Second Legion will rally back in the next period'],
    [{ unit: 'legion-2', how: 'reorganising' }, 'Second Legion reorganises where it stands'],
  ],
  animals: [[{ unit: 'camels', by: 'legion-2' }, 'Second Legion takes the animals of Camel Riders']],
  gone: [
    [{ unit: 'camels', how: 'dispersed', figures: 2 }, 'Camel Riders disperse, 2 figures strong'],
    [{ unit: 'camels', how: 'destroyed', figures: 0 }, 'Camel Riders are destroyed'],
    [{ unit: 'allies', how: 'marched-home', figures: 20 }, 'Latin Allies march home, 20 figures strong'],
    [{ unit: 'numidians', how: 'changed-sides', figures: 0 }, 'Masinissa’s Numidians change sides'],
    [{ unit: 'camels', how: 'left-table', figures: 0 }, 'Camel Riders have left the table'],
    [{ unit: 'camels', how: 'surrendered', figures: 0 }, 'Camel Riders surrender'],
  ],
  spell: [
    [
      { magician: 'legion-1', target: 'gauls', nominated: 6, number: 6, does: 'dread' },
      'First Legion casts spell 6 at Gauls: it works, and Gauls are filled with dread',
    ],
    [
      { magician: 'legion-1', target: 'gauls', nominated: 8, number: 9, does: 'frog' },
      'First Legion casts spell 8 at Gauls: it comes out as spell 9, and First Legion turns into a frog',
    ],
    [
      { magician: 'legion-1', target: 'gauls', nominated: 10, number: 10, does: 'frog' },
      'First Legion casts spell 10 at Gauls: it works, and Gauls turn into a frog',
    ],
    [
      { magician: 'legion-1', target: 'gauls', nominated: 11, number: 11, does: 'forget' },
      'First Legion casts spell 11 at Gauls: it works, and Gauls forget any order there was',
    ],
    [
      { magician: 'legion-1', target: 'gauls', nominated: 12, number: null, does: 'nothing' },
      'First Legion casts spell 12 at Gauls: no spell comes of it',
    ],
    [
      { magician: 'legion-1', target: 'gauls', nominated: 3, number: 3, does: 'nothing' },
      'First Legion casts spell 3 at Gauls: it works, and nothing happens',
    ],
    [
      { magician: 'legion-1', target: 'gauls', nominated: 2, number: 1, does: 'vanish' },
      'First Legion casts spell 2 at Gauls: it comes out as spell 1, and he vanishes with a strong smell of sulphur',
    ],
    [
      { magician: 'legion-1', target: 'legion-1', nominated: 2, number: 2, does: 'fly' },
      'First Legion casts spell 2 at First Legion: it works, and he rises into the air',
    ],
  ],
  flew: [[{ unit: 'legion-1', from: { x: 0, y: 0 }, to: { x: 0, y: 80 } }, 'First Legion flies 80 paces and lands']],
  preyed: [[{ unit: 'gauls', on: 'elephants' }, 'Gauls fall upon Elephants to eat']],
  wonder: [
    [{ unit: 'gauls', what: 'falls' }, 'Gauls fall out of the air over holy ground and break their neck'],
    [{ unit: 'gauls', what: 'freed' }, 'Gauls are free of a spell'],
    [{ unit: 'gauls', what: 'lured' }, 'Gauls cannot be held back'],
    [{ unit: 'gauls', what: 'roused' }, 'Gauls come alive and attack'],
    [{ unit: 'gauls', what: 'debates' }, 'Gauls step forward to a debate'],
    [{ unit: 'gauls', what: 'wins-debate' }, 'Gauls have won the debate'],
    [{ unit: 'gauls', what: 'prays' }, 'Gauls have won the debate and kneel down to pray'],
    [{ unit: 'gauls', what: 'eats-messenger' }, 'Gauls eat the messenger'],
  ],
  general: [
    [{ ...general, what: 'hurt', men: 5 }, 'Laelius is in danger (5 men lost on his figure)'],
    [{ ...general, what: 'dead' }, 'Laelius is killed'],
    [{ ...general, what: 'challenges', against: 'scipio' }, 'Laelius challenges Scipio'],
    [{ ...general, what: 'accepts', against: 'scipio' }, 'Laelius accepts the challenge of Scipio'],
    [
      { ...general, what: 'rides-out', against: 'scipio', unit: 'triarii' },
      'Laelius rides out to meet Scipio between the lines',
    ],
    [{ ...general, what: 'rides-back', unit: 'triarii' }, 'Laelius rides back to Triarii'],
    [{ ...general, what: 'rides-back' }, 'Laelius rides back to his men'],
    [{ ...general, what: 'parts', against: 'scipio' }, 'Laelius and Scipio part, and their duel stays undecided'],
    [{ ...general, what: 'joins', unit: 'triarii' }, 'Laelius joins Triarii'],
    [{ ...general, what: 'leaves', unit: 'triarii' }, 'Laelius leaves Triarii'],
  ],
  duelled: [
    [
      { general: 'laelius', against: 'scipio', exchange: 1, shot: true, total: -1, casualties: 0 },
      'In the duel Laelius shoots at Scipio: total −1, no casualties',
    ],
    [
      { general: 'laelius', against: 'scipio', exchange: 2, shot: false, total: 3, casualties: 1 },
      'In the duel, exchange 2, Laelius strikes at Scipio: total +3, 1 casualty',
    ],
  ],
  stands: [
    [{ unit: 'triarii', before: 'gauls' }, 'Triarii stand before Gauls'],
    [{ unit: 'legion-1', before: 'gauls' }, 'First Legion stands before Gauls'],
  ],
  ship: [
    [{ ship: 'sea-snake', what: 'rows-in', paces: 60, from, to }, 'Sea-snake comes in 60 paces'],
    [{ ship: 'sea-snake', what: 'grounds', paces: 20, from, to }, 'Sea-snake runs aground'],
    [{ ship: 'sea-snake', what: 'backs-off', paces: 1, from, to }, 'Sea-snake backs off 1 pace'],
    [{ ship: 'sea-snake', what: 'leaves', paces: 0, from, to }, 'Sea-snake puts to sea'],
    [{ ship: 'sea-snake', what: 'burns', paces: 0, from, to }, 'Sea-snake burns out'],
  ],
  lit: [[{ unit: 'legion-1' }, 'First Legion has prepared and lit its missiles']],
  'fire-set': [
    [
      { unit: 'gauls', thing: 'the-barn', figures: 6, points: 3 },
      'Gauls set fire to the-barn with 6 figures: 3 fire points',
    ],
    [{ unit: 'gauls', thing: 'the-barn', figures: 1, points: 0 }, 'Gauls set fire to the-barn with 1 figure'],
  ],
  fire: [
    [{ thing: 'the-barn', what: 'catches', points: 0, cancelled: 0 }, 'The-barn catches fire'],
    [{ thing: 'the-barn', what: 'burning', points: 1, cancelled: 4 }, 'The-barn burns: 1 fire point, 4 put out'],
    [
      { thing: 'the-barn', what: 'untenable', points: 20, cancelled: 0 },
      'The-barn burns so that nobody can stay there: 20 fire points',
    ],
    [{ thing: 'the-barn', what: 'burnt-out', points: 20, cancelled: 0 }, 'The-barn has burnt out'],
    [{ thing: 'the-barn', what: 'goes-out', points: 0, cancelled: 5 }, 'The-barn burns no longer: 5 put out'],
  ],
  caltrops: [[{ unit: 'legion-1' }, 'First Legion has laid its caltrops']],
  trodden: [
    [
      { unit: 'gauls', figures: 4, total: 1, casualties: 7 },
      'Gauls come upon caltrops with 4 figures: total +1, 7 casualties',
    ],
  ],
  landed: [
    [{ unit: 'legion-1', ship: 'sea-snake', how: 'lands' }, 'First Legion climbs down from sea-snake and forms'],
    [{ unit: 'legion-1', ship: 'sea-snake', how: 'boards' }, 'First Legion climbs aboard sea-snake'],
  ],
  siege: [
    [{ unit: 'legion-1', on: 'north-wall', what: 'ladders-raised' }, 'First Legion raises its ladders at north-wall'],
    [
      { unit: 'legion-1', on: 'north-wall', what: 'ladders-down' },
      'The ladders of First Legion at north-wall are cast down',
    ],
    [{ unit: 'legion-1', on: 'ram', what: 'let-go' }, 'First Legion lets go of ram'],
    [{ unit: 'triarii', on: 'ram', what: 'no-aim' }, 'Triarii have no shot at ram, and do nothing'],
    [{ unit: 'legion-1', on: 'ram', what: 'taken' }, 'First Legion takes up ram'],
  ],
  work: [
    [
      { unit: 'legion-1', on: 'gate', means: 'ram', figures: 6, done: 6, needed: 10 },
      'First Legion rams gate (6 figures): 6 of the 10 needed',
    ],
    [
      { unit: 'legion-1', on: 'wall', means: 'stone-throwers', figures: 1, done: 7, needed: 30 },
      'First Legion batters wall (1 hit): 7 of the 30 needed',
    ],
  ],
  mine: [
    [{ mine: 'rome-mine-1', unit: 'legion-1', what: 'begun', paces: 0 }, 'First Legion begins mine 1 of Rome'],
    [{ mine: 'm-1', unit: 'legion-1', what: 'announced', paces: 0 }, 'First Legion is seen to begin a mine'],
    [
      { mine: 'rome-mine-1', unit: 'legion-1', what: 'dug', paces: 10, counter: true },
      'First Legion digs: countermine 1 of Rome has come 10 paces',
    ],
    [
      { mine: 'rome-mine-2', unit: 'legion-1', what: 'dug', paces: 10 },
      'First Legion digs: mine 2 of Rome has come 10 paces',
    ],
    [{ mine: 'm-1', unit: 'legion-1', what: 'breach', paces: 40 }, 'The mine of First Legion has come under a wall'],
    [{ mine: 'm-1', unit: 'legion-1', what: 'collapsed', paces: 40 }, 'The tunnel of First Legion falls in'],
    [{ mine: 'm-1', unit: '', what: 'collapsed', paces: 40 }, 'The tunnel of the mine m-1 falls in'],
    [{ mine: 'rome-known-mine-1', unit: '', what: 'collapsed', paces: 0 }, 'The tunnel of mine 1 of Rome falls in'],
    [{ mine: '', unit: '', what: 'collapsed', paces: 0 }, 'A tunnel of the enemy falls in'],
  ],
  underground: [
    [
      {
        miners: 'legion-1',
        counterminers: 'gauls',
        casualties: { miners: 4, counterminers: 6 },
        collapsed: 'countermine',
      },
      'Underground Gauls break into the mine of First Legion: casualties 6 and 4',
    ],
  ],
  built: [
    [
      { unit: 'legion-1', build: 'palisade', what: 'goes-on', done: 16, needed: 48, paces: 16 },
      'First Legion builds a palisade: 16 of the 48 needed, 16 paces long',
    ],
    [
      { unit: 'legion-1', build: 'tower-assembly', what: 'stands', done: 50, needed: 50, paces: null },
      'First Legion has built a siege tower',
    ],
  ],
  manned: [
    [{ unit: 'legion-1', on: 'tower', figures: 8 }, '8 figures of First Legion in tower'],
    [{ unit: 'legion-1', on: 'tower', figures: 0 }, 'First Legion comes out of tower'],
  ],
  struck: [
    [
      { unit: 'legion-1', on: 'tower', hits: 3, done: 7, needed: 20, lost: null },
      'First Legion strikes tower (3 hits): 7 of the 20 needed',
    ],
    [
      { unit: 'legion-1', on: 'tower', hits: 0, done: 7, needed: 20, lost: null },
      'First Legion throws at tower and misses: 7 of the 20 needed',
    ],
    [
      { unit: 'legion-1', on: 'tower', hits: 3, done: 21, needed: 20, lost: 6 },
      'First Legion destroys tower, and 6 figures in it',
    ],
    [{ unit: null, on: 'tower', hits: 0, done: 20, needed: 20, lost: 0 }, 'Fire destroys tower'],
  ],
  filled: [
    [
      { unit: 'legion-1', on: 'moat', fascines: 3, left: 10 },
      'First Legion throws 3 fascines into moat: 10 mm are left',
    ],
    [{ unit: 'legion-1', on: 'moat', fascines: 5, left: 0 }, 'First Legion throws 5 fascines into moat: it is filled'],
  ],
  lobbed: [
    [
      { unit: 'legion-1', figures: 8, range: 302, units: 10 },
      'First Legion throws blind over the walls with 8 figures, 302 paces far, hurting nobody of 10 units',
    ],
  ],
  broken: [
    [{ on: 'gate', lost: 0 }, 'Gate is broken down'],
    [{ on: 'wall', lost: 4 }, 'Wall is broken down, and 4 figures with it'],
    [
      { on: 'wall', lost: 4, breach: { paces: 24, at: { x: 252.3, y: 420 } } },
      'Wall is breached: 24 paces of it are down at (252 420), and 4 figures with it',
    ],
    [
      { on: 'wall', lost: 0, breach: { paces: 30, at: { x: 9, y: 8 } } },
      'Wall is breached: 30 paces of it are down at (9 8)',
    ],
  ],
  holding: [
    [{ objective: 'well', side: 'carthage', turns: 2 }, 'Carthage holds the Well (2 periods)'],
    [{ objective: 'well', side: 'rome', turns: 1 }, 'Rome holds the Well (1 period)'],
    [{ objective: 'well', side: null, turns: 0 }, 'Nobody holds the Well'],
  ],
};

const all = Object.entries(samples).flatMap(([kind, entries]) =>
  // What stands under a kind is of that kind: its type says so, and goes lost in `entries`.
  entries.map(([event, text]) => [{ ...event, kind, because: [] } as unknown as WrgEvent, text] as const),
);
const told = (event: WrgEvent, rolls?: readonly Roll[]) =>
  tellWrg({ ...event, turn: 3, phase: 'x', ...(rolls === undefined ? {} : { rolls }) }, scenario);

describe('what is told of a battle', () => {
  it.each(all)('%j', (event, text) => {
    expect(told(event)).toEqual([text]);
  });

  it.each(Object.keys(samples))('%s has a sentence for each of its ways', kind => {
    expect(all.filter(([event]) => event.kind === kind).length).toBeGreaterThan(0);
  });

  it('names everybody, and nobody by his id', () => {
    const ids = [
      ...Object.values(scenario.sides).flatMap(side => [
        ...side.units.flatMap(({ id, subUnits }) => [id, ...subUnits.map(sub => sub.id)]),
        ...side.generals.map(({ id }) => id),
      ]),
      'well',
      'm1',
    ];
    for (const [event] of all)
      for (const line of told(event)) for (const id of ids) expect(line.split(/[^\w-]/)).not.toContain(id);
  });

  const because = [{ clause: 'wrg/reaction/x', because: 'legion-2 near elephants', effect: '−2' }] as const;

  it('sets reasons in brackets after a short remark', () => {
    expect(told({ kind: 'broke', unit: 'legion-2', because })).toEqual([
      'Second Legion breaks and runs (Second Legion near Elephants: −2)',
    ]);
  });

  it('sets reasons and dice below what dice are thrown for', () => {
    const event = { kind: 'rallied', unit: 'legion-2', because } as const;
    expect(
      told(event, [{ ask: 'roll', sides: 6, shown: [4, 5], marks: [2, 3, 3, 4, 4, 5] } as unknown as Roll]),
    ).toEqual([
      'Second Legion runs no farther, and reorganises in the next period',
      '  why: Second Legion near Elephants: −2',
      '  dice: 2 average dice 4 5',
    ]);
  });

  it('sets the reasons of a shot below it', () => {
    const event = {
      kind: 'shot',
      unit: 'cretans',
      target: 'balearics',
      figures: 5,
      range: 150,
      total: 1,
      casualties: 3,
      because,
    } as const;
    expect(told(event)).toHaveLength(2);
  });

  it('says of who has no room to give ground how far he ought to have gone, not that he went', () => {
    const push = [
      { clause: 'wrg/after-melee/push-back', because: '12 on 9 figures', effect: 'back 30 paces' },
    ] as const;
    const pushed = { kind: 'pushed-back', unit: 'legion-2', by: 'elephants', because: push } as const;
    expect(told({ ...pushed, paces: 0 })).toEqual([
      'Second Legion has no room to give ground before Elephants (12 on 9 figures: ought to go back 30 paces)',
    ]);
    expect(told({ ...pushed, paces: 30 })).toEqual([
      'Second Legion is pushed back 30 paces by Elephants (12 on 9 figures: back 30 paces)',
    ]);
  });

  it('tells paces and degrees without tails', () => {
    const why = (because: string) => [{ clause: 'wrg/reaction/x', because, effect: '−1 factor' }] as const;
    const line = (because: string) => told({ kind: 'broke', unit: 'legion-2', because: why(because) })[0];
    expect(line('long range, 120.4 paces at the farthest')).toContain('121 paces at the farthest');
    expect(line('target moves 84.97 paces')).toContain('moves 85 paces');
    expect(line('83.4 degrees off')).toContain('83 degrees off');
  });

  it('says of whom a test bids go from a melee that he fights on', () => {
    const because = [
      { clause: 'wrg/reaction/result-current-retire', because: 'hand to hand', effect: 'fights on' },
    ] as const;
    const test = { kind: 'test', unit: 'gauls', cause: 'being-charged', thrown: 5, total: 3, because } as const;
    expect(told({ ...test, instruction: 'retire-disorganised' })[0]).toContain(
      'come to 3: they fight on, though told to retire in disorder',
    );
    expect(told({ ...test, instruction: 'retreat' })[0]).toContain(': they fight on, though told to retreat');
  });

  it('says where the middle of a body has gone that has turned about', () => {
    const event = { ...moved, kind: 'moved', unit: 'gauls', doing: 'retiring', because: [] } as const;
    expect(told({ ...event, toward: 180 })).toEqual(['Gauls retire 80 paces to the S, facing N']);
  });

  it('says which way a body has gone that has not gone the way it faces', () => {
    const aside = { ...moved, kind: 'moved', unit: 'gauls', because: [], to: { x: 460, y: 140 } } as const;
    expect(told({ ...aside, doing: 'advancing' })).toEqual(['Gauls advance 80 paces to the E, facing N']);
    expect(told({ ...aside, doing: 'charging', outOfControl: true })).toEqual([
      'Gauls advance 80 paces out of control to the E, facing N',
    ]);
    // A step aside is told of as well, but of who has turned it is no step.
    const step = { ...aside, doing: 'advancing', distance: 4, to: { x: 384, y: 140 } } as const;
    expect(told(step)).toEqual(['Gauls advance 4 paces to the E, facing N']);
    expect(told({ ...step, turned: true })).toEqual(['Gauls advance 4 paces, facing N']);
  });

  it('says of who does not get away that he has turned', () => {
    const stays = {
      ...moved,
      kind: 'moved',
      unit: 'gauls',
      to: from,
      distance: 0,
      facing: 157.5,
      because: [],
    } as const;
    const kept = { ...stays, doing: 'retiring', stopped: 'friend', by: 'elephants' } as const;
    expect(told({ ...kept, turned: true })).toEqual([
      'Gauls turn and cannot retire, facing SSE — stopped: Elephants are in the way',
    ]);
    expect(told(kept)[0]).toContain('Gauls cannot retire');
    expect(told({ ...kept, turned: true, retreats: true })[0]).toContain('Gauls turn and cannot retreat');
  });

  it('says of who was to recover, and is told to go, that he goes first', () => {
    const test = { kind: 'test', unit: 'gauls', cause: 'friends-broken', thrown: 9, total: 11 } as const;
    const put = (effect: string) =>
      told({
        ...test,
        instruction: 'move-to-nearest-enemy',
        because: [{ clause: 'wrg/disorganisation/recovery', because: 'was to recover', effect }],
      })[0];
    expect(put('instead of rallying back')).toContain('they move to the nearest enemy instead of rallying back');
    expect(put('before reorganising')).toContain('they move to the nearest enemy before reorganising');
  });

  it('does not say again in brackets what the line has said', () => {
    const why = (because: string, effect: string) => [{ clause: 'wrg/pursuit/halt', because, effect }] as const;
    const halted = why('the pursuit is halted', 'rallying back');
    expect(told({ kind: 'recovers', unit: 'gauls', how: 'rallying-back', because: halted })).toEqual([
      'Gauls will rally back in the next period (the pursuit is halted)',
    ]);
    const sent = why('was to reorganise before, and was sent away by a test', 'halts and reorganises');
    expect(told({ kind: 'recovers', unit: 'gauls', how: 'reorganising', because: sent })).toEqual([
      'Gauls reorganise where they stand (was to reorganise before, and was sent away by a test)',
    ]);
    expect(told({ kind: 'rallied', unit: 'gauls', because: [{ ...halted[0], clause: 'wrg/rally/test' }] })).toEqual([
      'Gauls run no farther, and reorganise in the next period',
    ]);
  });

  it('says of pursuers who have their quarry before them that they need not move', () => {
    const event = { ...moved, kind: 'moved', unit: 'gauls', doing: 'pursuing', distance: 0, because: [] } as const;
    expect(told({ ...event, stopped: 'contact', met: ['legion-1'] })).toEqual([
      'Gauls are upon their quarry already, and stay in contact, facing N',
    ]);
  });
});
