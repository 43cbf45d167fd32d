import * as z from 'zod/mini';
import { houseRulesSchema } from '../book/index.js';
import { ancientMedievalBook } from '../rulesets/cady/ancient-medieval/book/print.js';
import { ancientMedievalRules } from '../rulesets/cady/ancient-medieval/rules.js';
import { ancientScenarioSchema } from '../rulesets/cady/ancient-medieval/schema.js';
import { commonBook } from '../rulesets/cady/common/book/print.js';
import { musketBook } from '../rulesets/cady/musket/book/print.js';
import { musketRules } from '../rulesets/cady/musket/rules.js';
import { musketScenarioSchema } from '../rulesets/cady/musket/schema.js';
import { raymondBook } from '../rulesets/raymond/book/print.js';
import { raymondRules } from '../rulesets/raymond/rules.js';
import { raymondScenarioSchema } from '../rulesets/raymond/schema.js';
import { skirmishBook } from '../rulesets/skirmish/book/print.js';
import { retinueFileSchema, skirmishScenarioSchema } from '../rulesets/skirmish/schema.js';
import { wrgBook } from '../rulesets/wrg/book/print.js';
import { wrgScenarioSchema } from '../rulesets/wrg/schema.js';
import { rulingText } from '../rulings/index.js';

/** The JSON Schemas of files that people and other programs write or read, by the name `littlewars schema` takes. */
export const schemas: { readonly [name: string]: () => object } = {
  musket: () => ({
    ...jsonSchema(musketScenarioSchema),
    title: 'A scenario of the musket game',
    description: 'Lengths in cm; points as [x to the east, y to the north]; degrees clockwise from north.',
  }),
  'ancient-medieval': () => ({
    ...jsonSchema(ancientScenarioSchema),
    title: 'A scenario of the ancient and medieval game',
    description: 'Lengths in cm; points as [x to the east, y to the north]; degrees clockwise from north.',
  }),
  raymond: () => ({
    ...jsonSchema(raymondScenarioSchema),
    title: "A scenario of Raymond's game",
    description: 'Lengths in inches; points as [x to the east, y to the north]; degrees clockwise from north.',
  }),
  skirmish: () => ({
    ...jsonSchema(skirmishScenarioSchema),
    title: 'A scenario of the skirmish rules',
    description: 'Lengths in inches; points as [x to the east, y to the north]; degrees clockwise from north.',
  }),
  'retinue-skirmish': () => ({
    ...jsonSchema(retinueFileSchema),
    title: 'A retinue of the skirmish rules',
    description:
      'The men of one side, as they go from battle to battle. Places in them count where a scenario has none.',
  }),
  wrg: () => ({
    ...jsonSchema(wrgScenarioSchema),
    title: 'A scenario of the WRG game',
    description: 'Lengths in paces; points as [x to the east, y to the north]; degrees clockwise from north.',
  }),
  record: () => record,
  'house-rules-common': () => houseRulesSchema(commonBook.print, { subjectOf }),
  'house-rules-musket': () =>
    houseRulesSchema(musketBook.print, { subjectOf, troopFields: fieldsOf(musketRules().troops) }),
  'house-rules-ancient-medieval': () =>
    houseRulesSchema(ancientMedievalBook.print, { subjectOf, troopFields: fieldsOf(ancientMedievalRules().troops) }),
  'house-rules-raymond': () => {
    const { stands, units } = raymondRules();
    const sheets = [...Object.values(stands), ...Object.values(units)];
    return houseRulesSchema(raymondBook.print, { subjectOf, troopFields: fieldsOf(sheets) });
  },
  'house-rules-skirmish': () => houseRulesSchema(skirmishBook.print, { subjectOf }),
  'house-rules-wrg': () => houseRulesSchema(wrgBook.print, { subjectOf }),
};

const subjectOf = (ruling: string): string => rulingText(ruling).subject;

/** The fields that any sheet of a troop type has. */
function fieldsOf(troops: object): readonly string[] {
  return [...new Set(Object.values(troops).flatMap(sheet => Object.keys(sheet)))].filter(
    field => field !== 'type' && field !== 'like',
  );
}

function jsonSchema(schema: z.ZodMiniType): object {
  return z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema }) {
      // Nothing in a file is read-only to who writes it.
      delete jsonSchema.readOnly;
    },
  });
}

const checksum = { type: 'string', pattern: '^[0-9a-f]{16}$' };
const turn = { type: 'integer', minimum: 1 };
const wholeSeed = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const seed = { anyOf: [wholeSeed, { type: 'string', pattern: '^[0-9a-f]{32}$' }] };
const text = { type: 'string' };

function object(properties: { readonly [key: string]: object }, optional: readonly string[] = []): object {
  const required = Object.keys(properties).filter(key => !optional.includes(key));
  return { type: 'object', properties, required, additionalProperties: false };
}

const record = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A record of a battle',
  description: 'Enough to play the battle again, and to notice where it was changed.',
  ...object(
    {
      format: { const: 'littlewars-record' },
      version: { enum: [1, 2], description: '1 where all seeds are whole numbers, 2 where one has 128 bits.' },
      ruleset: object({ id: text, version: text }),
      houseRules: { description: 'The house rules as they were given; null for none.' },
      scenario: { description: 'The scenario as the ruleset read it, with its defaults.' },
      seed: { ...seed, description: 'The seed of the dice: a whole number, for tests, or 128 bits as hex digits.' },
      generator: {
        enum: ['xoroshiro128plus', 'hmac-sha256'],
        description: 'Where the dice of that seed come from. In version 2 only, like the next.',
      },
      commitment: {
        description: 'What was published of the seed at the start: the SHA-256 of "littlewars seed " and its digits.',
        anyOf: [{ type: 'null' }, { type: 'string', pattern: '^[0-9a-f]{64}$' }],
      },
      otherDice: {
        type: 'array',
        description: 'Where a fork of the battle took other dice.',
        items: object({ turn, phase: text, request: text, seed }),
      },
      thrown: {
        type: 'array',
        description: 'What dice thrown on a real table have shown; left out where dice were rolled.',
        items: { type: 'number' },
      },
      answers: {
        type: 'array',
        description: 'Everything that players decided, in the order asked.',
        items: object({
          turn,
          phase: text,
          id: { ...text, description: 'The request that was answered.' },
          side: text,
          answer: { description: 'Orders by unit, a called shot, whatever was asked.' },
        }),
      },
      checksums: {
        type: 'array',
        description: 'One for every turn completed, from turn 0, the muster. Each covers the one before it.',
        minItems: 1,
        items: checksum,
      },
      seal: { ...checksum, description: 'Covers all that came after the last checksum.' },
      outcome: {
        description: 'How the battle ended; null when it was not played to its end.',
        anyOf: [
          { type: 'null' },
          object({ winner: { type: ['string', 'null'] }, reason: text, clause: text }, ['clause']),
        ],
      },
    },
    ['generator', 'commitment', 'thrown'],
  ),
};
