import type { Seat, Told } from '../../../battle/index.js';
import type {
  Thing as Drawn,
  HeldPlace,
  Look,
  Move,
  Piece,
  PieceSign,
  Shot,
  TablePicture,
} from '../../../draw/index.js';
import { counted } from '../../../rulebook/index.js';
import { bodyOfDisc, type Point } from '../../../table/index.js';
import type { Setting } from '../../../windows/index.js';
import { contactsOf, discOf, type Field, fieldOf, isDown, isUp } from '../field.js';
import { FLAMES, LETTERING, MARKS } from '../measures.js';
import type { Figure, FigureId } from '../state.js';
import type { SkirmishTerms } from '../terms.js';
import { missileWeapons, type Weapon } from '../troops.js';

import { featuresOf } from '../works/places.js';
import { edgeOf } from '../works/table-now.js';
import type { High, Thing } from '../works/types.js';

type Event = Told<SkirmishTerms>;
type Scenario = SkirmishTerms['scenario'];
/** What a picture is made of: both a state and a view have it. */
type Shown = Pick<
  SkirmishTerms['view'],
  'figures' | 'standards' | 'holdings' | 'turn' | 'works' | 'things' | 'openings'
>;

/** What the signs of the pictures mean among men. */
const legendWords = {
  recoil: 'flight or retreat',
  'hits not yet settled': 'wounded',
  destroyed: 'dead',
  routs: 'flees',
  commander: 'standard',
  'sub-commander': 'leader of a force',
  penthouse: 'sow',
  engine: 'engine or bombard',
  wagon: 'wagon or packhorse',
  gabion: 'pavise, stake, cauldron or store',
};

/** The table man by man: arms, horse, wounds and banner; how each moved in the turn, who shot at whom, who is at blows, and who fell. */
export function pictureSkirmish(
  { scenario, rules }: Setting<SkirmishTerms>,
  shown: Shown,
  events: readonly Event[],
): TablePicture {
  const field = fieldOf(shown, scenario, rules);
  const { table } = field;
  const lost = new Set(events.flatMap(playsIn));
  const figures = Object.values(shown.figures);
  const pieces = figures
    .filter(({ gone, id }) => gone === null || lost.has(id))
    .map(figure => pieceOf(figure, shown, scenario, field));
  return {
    table,
    unit: 'inch',
    pieces,
    moves: events.flatMap(event => moveIn(event, shown)),
    shots: events.flatMap(shotIn),
    things: thingsIn(shown, field),
    melees: meleesAmong(figures, field),
    objectives: scenario.objectives.map(objective => heldPlace(objective, shown)),
    sides: Object.entries(scenario.sides).map(([id, { name, colour }]) => ({
      id,
      name,
      strength: strengthOf(id, figures, field),
      ...(colour === undefined ? {} : { colour }),
    })),
    words: legendWords,
    marks: MARKS,
    lettering: LETTERING,
    title: scenario.name,
  };
}

/** Who has a part in an event: he is drawn where he was, though he is gone by the end of the turn. */
function playsIn(event: Event): readonly FigureId[] {
  switch (event.kind) {
    case 'moved':
    case 'fled':
    case 'burnt':
    case 'massacred':
    case 'fell':
      return [event.figure];
    case 'blow':
    case 'shot':
      return [event.target];
    case 'bombarded':
      return [event.at];
    default:
      return [];
  }
}

/** The table as a side sees it: its view has nobody else. */
export function pictureSkirmishSeen(seat: Seat<SkirmishTerms>, events: readonly Event[]): TablePicture {
  return pictureSkirmish(seat, seat.view, events);
}

function strengthOf(side: string, figures: readonly Figure[], field: Field): string {
  const own = figures.filter(figure => figure.side === side);
  return `${own.filter(figure => isUp(figure, field)).length} of ${counted(own.length, 'man', 'men')} up`;
}

function pieceOf(figure: Figure, shown: Shown, scenario: Scenario, field: Field): Piece {
  const { id, side, number, name, mounted, facing, gone, wounded, fleeing } = figure;
  const carries = shown.standards.some(({ bearer }) => bearer === id);
  const leads = scenario.sides[side]?.forces.some(({ commander }) => commander === id) === true;
  const placed = bodyOfDisc(discOf(figure, field.rules), facing);
  const look = lookOf(figure);
  const note = noteOf(figure);
  const signs = signsOf(figure, field);
  const flag = carries ? ('commander' as const) : leads ? ('sub-commander' as const) : undefined;
  return {
    id,
    side,
    label: name === id ? String(number) : name,
    arm: mounted ? 'cavalry' : 'infantry',
    placed: gone === null ? placed : { ...placed, figures: 0 },
    ...(look === undefined ? {} : { look }),
    ...(flag === undefined ? {} : { flag }),
    ...(fleeing ? { state: 'rout' as const } : {}),
    ...(wounded && gone === null ? { hits: 1 } : {}),
    ...(note === '' ? {} : { note }),
    ...(signs.length === 0 ? {} : { signs }),
  };
}

const withShafts: readonly Weapon[] = [
  'spear',
  'bill',
  'halberd',
  'glaive',
  'javelin',
  'light-lance',
  'heavy-lance',
  'two-handed-axe',
  'two-handed-club',
];

/** What a man looks like by what he has in hand. */
function lookOf({ weapon, mounted, man }: Figure): Look | undefined {
  const shoots = missileWeapons.some(each => each === weapon);
  if (mounted) return shoots ? 'horse archers' : man.armour === 'no-armour' ? undefined : 'armoured horsemen';
  if (weapon === 'longbow' || weapon === 'shortbow') return 'bowmen';
  if (weapon === 'crossbow' || weapon === 'handgun') return 'crossbowmen';
  if (weapon === 'sling') return 'slingers';
  if (weapon === 'pike') return 'pikes';
  if (withShafts.includes(weapon)) return 'spears';
  return man.shield ? 'shields' : undefined;
}

const placeWords = {
  ladder: 'on a ladder',
  // The wall under him is drawn.
  rampart: '',
  bare: '',
  window: 'at a window',
  tower: 'in the tower',
} as const satisfies { readonly [P in High['place']]: string };

/** Where somebody stands off the ground, and what is seen of him in no other way: wounds, flags and graves are drawn. */
function noteOf({ gone, high, mounted, horse }: Figure): string {
  if (gone !== null) return gone === 'fled' ? 'fled' : '';
  return [high === null ? '' : placeWords[high.place], mounted && horse === 'wounded' ? 'horse wounded' : '']
    .filter(words => words !== '')
    .join(', ');
}

function signsOf(figure: Figure, field: Field): readonly PieceSign[] {
  if (figure.gone !== null) return [];
  return [
    ...(figure.yielded === null ? [] : (['yielded'] as const)),
    ...(isDown(figure, field) ? (['on the ground'] as const) : []),
  ];
}

function moveIn(event: Event, { figures }: Shown): readonly Move[] {
  if (event.kind !== 'moved' || figures[event.figure] === undefined) return [];
  const charges = ['charge', 'counter-charge', 'pursue', 'follow'].includes(event.how);
  const goesBack = ['flee', 'retreat', 'avoid'].includes(event.how);
  return [{ piece: event.figure, how: charges ? 'charge' : goesBack ? 'recoil' : 'march', path: event.path }];
}

function shotIn(event: Event): readonly Shot[] {
  if (event.kind !== 'shot' && event.kind !== 'bombarded') return [];
  return [{ from: event.from, to: event.to, hits: event.effect === 'missed' ? 0 : 1 }];
}

/** What lies and stands about, and what burns. */
function thingsIn({ works, things }: Shown, field: Field): readonly Drawn[] {
  const burning = Object.values(works).flatMap(({ id, fire, gone }): readonly Drawn[] => {
    const ground = fire === null || gone ? [] : featuresOf(id, field).flatMap(edgeOf);
    return ground.length < 2 ? [] : [{ kind: 'fire', id: `fire-${id}`, ground }];
  });
  const standing = Object.values(things).flatMap(thing => (thing.gone ? [] : thingDrawn(thing)));
  return [...standing, ...burning];
}

const drawnAs = {
  ladder: 'ladder',
  ram: 'ram',
  sow: 'penthouse',
  'siege-tower': 'siege tower',
  engine: 'engine',
  bombard: 'engine',
  wagon: 'wagon',
  packhorse: 'wagon',
  pavise: 'gabion',
  stake: 'gabion',
  store: 'gabion',
  cauldron: 'gabion',
} as const;

function thingDrawn({ id, kind, at, facing, fire }: Thing): readonly Drawn[] {
  const around = [-FLAMES, FLAMES].flatMap(x => [-FLAMES, FLAMES].map(y => ({ x: at.x + x, y: at.y + y })));
  const flames: readonly Drawn[] = fire === null ? [] : [{ kind: 'fire', id: `fire-${id}`, ground: around }];
  return [{ kind: drawnAs[kind], id, at, facing }, ...flames];
}

function meleesAmong(figures: readonly Figure[], field: Field): readonly Point[] {
  const [side] = figures.map(figure => figure.side);
  return figures
    .filter(figure => figure.side === side && figure.gone === null)
    .flatMap(figure =>
      contactsOf(figure, field).map(enemy => ({
        x: (figure.at.x + enemy.at.x) / 2,
        y: (figure.at.y + enemy.at.y) / 2,
      })),
    );
}

function heldPlace({ id, name, at, radius }: Scenario['objectives'][number], { holdings }: Shown): HeldPlace {
  const { side = null, turns = 0 } = holdings.find(holding => holding.objective === id) ?? {};
  const place = { id, name, at: { x: at[0], y: at[1] }, radius };
  return side === null ? place : { ...place, side, note: `held for ${counted(turns, 'turn')}` };
}
