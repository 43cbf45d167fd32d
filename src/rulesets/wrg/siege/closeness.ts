/** How near is near at a wall: what no book needs to say, and a table has to. Paces and degrees. */
export const closeness = {
  /** A body whose front is this near to a wall stands at it. */
  atWall: 6,
  /** Who has come as near as this to a wall comes up square to it. */
  nearlyThere: 15,
  /** So many degrees off square to the wall it still faces it. */
  square: 30,
  /** How far before a wall a front stands that has come up to it. */
  before: 0.05,
  /** Of a wall, more than this under a body is not a brush with it. */
  brush: 0.1,
  /** A column gets through an opening that is narrower by less than this part of a base. */
  squeeze: 0.05,
  /** This near to the foot of a ladder a body can climb it. */
  atLadder: 8,
  /** How deep the rubble of a wall lies, to either side of where it stood. */
  rubble: 10,
  /** Who digs is this near to the mouth of his tunnel, or to the shed that shelters it. */
  atMouth: 20,
  /** A tunnel that has come as near as this to a wall has come under it. */
  underWall: 1,
  /** Tunnels that come this near to each other break into one another. */
  tunnels: 3,
  /** Parts, timber and what lies about are within reach so near. */
  atHand: 15,
  /** What is built stands so far before the front of those who build it. */
  builtBefore: 2,
  /** A sap goes so far at a time, if nobody says how far. */
  sap: 20,
  /** Nobody builds a bridge longer than this in a battle. */
  longestBridge: 300,
  /** So closely a marsh is looked at for its far side. */
  marshStep: 5,
} as const;
