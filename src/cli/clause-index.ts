// Written by scripts/clauses.ts; edit the docstrings and scripts/not-computable.json instead.

/** Where a clause is cited in code (`file#symbol`), and the tests that name it. */
export interface Cited {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** By clause id. */
export const clauseIndex: { readonly [id: string]: Cited } = {
  'cady/ancient-medieval/armor/classes': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/armor.ts#armorTold',
      'src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder',
    ],
    tests: ['tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/armor/heavy': {
    code: ['src/rulesets/cady/ancient-medieval/army/armor.ts#armorWorn'],
    tests: ['tests/ancient-medieval/marks-and-sheets.test.ts'],
  },
  'cady/ancient-medieval/armor/light': {
    code: ['src/rulesets/cady/ancient-medieval/army/armor.ts#armorWorn'],
    tests: ['tests/ancient-medieval/marks-and-sheets.test.ts'],
  },
  'cady/ancient-medieval/armor/light-only-skirmish': {
    code: ['src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder'],
    tests: ['tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/armor/medium': {
    code: ['src/rulesets/cady/ancient-medieval/army/armor.ts#armorWorn'],
    tests: ['tests/ancient-medieval/marks-and-sheets.test.ts'],
  },
  'cady/ancient-medieval/armor/opponent-may-ask': {
    code: ['src/rulesets/cady/ancient-medieval/army/armor.ts#armorTold'],
    tests: ['tests/ancient-medieval/shooting.test.ts'],
  },
  'cady/ancient-medieval/artillery/arc-minimum-range': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineRange',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
    ],
    tests: [
      'tests/ancient-medieval/machines.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-artillery.test.ts',
    ],
  },
  'cady/ancient-medieval/artillery/area-roll': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits',
      'src/rulesets/cady/ancient-medieval/numbers/artillery.ts#artilleryUnder',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/area-roll-artillery': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits',
      'src/rulesets/cady/ancient-medieval/numbers/artillery.ts#artilleryUnder',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/army-share': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/army-faults.ts#armyFaults',
      'src/rulesets/cady/ancient-medieval/army/rosters.ts#ancientRosterFaults',
      'src/rulesets/cady/ancient-medieval/rules.ts#ancientMedievalRulesUnder',
    ],
    tests: [
      'tests/ancient-medieval/rosters.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
    ],
  },
  'cady/ancient-medieval/artillery/at-least-one': {
    code: ['src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits'],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/ballista-call': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/turn/machines/calls.ts#callRequest',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/ballista-downward-minimum': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineRange',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/ballista-elephant': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/elephants.ts#elephantRemoval',
      'src/rulesets/cady/ancient-medieval/missiles/missile-hits.ts#boltAtElephant',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/machines.test.ts',
      'tests/ancient-medieval/missile-hits.test.ts',
    ],
  },
  'cady/ancient-medieval/artillery/ballista-first-third': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#fliesTrue',
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineRange',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineFall',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/ballista-hit': {
    code: ['src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits'],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/ballista-no-minimum': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineRange',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/ballista-no-move-and-fire': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#thirdsFaults',
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#mayFire',
    ],
    tests: ['tests/ancient-medieval/loading.test.ts', 'tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/ballista-over-friends': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#mayFireOver',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
      'src/rulesets/cady/ancient-medieval/turn/machines/calls.ts#callFaults',
    ],
    tests: [
      'tests/ancient-medieval/machines.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-artillery.test.ts',
    ],
  },
  'cady/ancient-medieval/artillery/ballista-pivot-limit': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#mayFire',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/ballista-short-no-variation': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#fliesTrue',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/ballista-sight': {
    code: ['src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults'],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/ballista-targets': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#destroys',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/ballista-variation': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineFall',
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineWheel',
      'src/rulesets/cady/ancient-medieval/numbers/artillery.ts#artilleryUnder',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/call-range': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/turn/machines/calls.ts#callRequest',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/turn-artillery.test.ts'],
  },
  'cady/ancient-medieval/artillery/capture-and-reman': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/crews.ts#mayManMachine',
      'src/rulesets/cady/ancient-medieval/turn/machines/crews.ts#abandonMachines',
      'src/rulesets/cady/ancient-medieval/turn/machines/crews.ts#manMachines',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#siegeTaskFaults',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#takeWalls',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/turn-crews-and-fire.test.ts'],
  },
  'cady/ancient-medieval/artillery/captured-half-rate': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/crews.ts#machineMayFire',
      'src/rulesets/cady/ancient-medieval/machines/crews.ts#machineRate',
      'src/rulesets/cady/ancient-medieval/numbers/artillery.ts#artilleryUnder',
      'src/rulesets/cady/ancient-medieval/turn/machines/crews.ts#manMachines',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/casualties-immediate': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#fallenStillFire',
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#artilleryPhase',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-shot.ts#fireMachine',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/artillery/catapult-no-move-and-fire': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#thirdsFaults',
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#mayFire',
    ],
    tests: ['tests/ancient-medieval/loading.test.ts', 'tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/catapult-rate': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/catapult-vs-artillery': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#destroys',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/counter-battery-returns': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineDuel',
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#fallenStillFire',
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#artilleryPhase',
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#takeOffTheSilenced',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/shooting.test.ts'],
  },
  'cady/ancient-medieval/artillery/crew-as-light': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder',
    ],
    tests: [
      'tests/ancient-medieval/missile-hits.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/troops.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
    ],
  },
  'cady/ancient-medieval/artillery/crew-half-rate': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/artillery.ts#artilleryCrewReduction',
      'src/rulesets/cady/ancient-medieval/machines/crews.ts#machineMayFire',
      'src/rulesets/cady/ancient-medieval/machines/crews.ts#machineRate',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/machines.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/artillery/crew-losses-recorded': {
    code: ['src/rulesets/cady/ancient-medieval/army/order-sheets.ts#orderSheet'],
    tests: ['tests/ancient-medieval/missile-hits.test.ts', 'tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/artillery/crew-melee-two': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/melee.ts#ancientMeleeOdds',
      'src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder',
    ],
    tests: ['tests/ancient-medieval/melee.test.ts', 'tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/artillery/crew-no-fire': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/artillery.ts#artilleryCrewReduction',
      'src/rulesets/cady/ancient-medieval/machines/crews.ts#machineMove',
      'src/rulesets/cady/ancient-medieval/machines/crews.ts#machineRate',
      'src/rulesets/cady/ancient-medieval/turn/machines/crews.ts#machineGoing',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/machines.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/artillery/crew-size': {
    code: ['src/rulesets/cady/ancient-medieval/charts/artillery.ts#artilleryCrewSize'],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/machines.test.ts',
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/ancient-medieval/troops.test.ts',
    ],
  },
  'cady/ancient-medieval/artillery/crew-targets': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits',
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-targets.ts#targetsOn',
    ],
    tests: ['tests/ancient-medieval/missile-hits.test.ts'],
  },
  'cady/ancient-medieval/artillery/dead-cap': {
    code: ['src/rulesets/cady/ancient-medieval/army/dead-caps.ts#deadCaps'],
    tests: ['tests/ancient-medieval/marks-and-sheets.test.ts'],
  },
  'cady/ancient-medieval/artillery/direct-hit-removes': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits',
      'src/rulesets/cady/ancient-medieval/numbers/artillery.ts#artilleryUnder',
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#takeOffTheSilenced',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-shot.ts#remove',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/downhill-movement': {
    code: ['src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#movementUnder'],
    tests: ['tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/duel-written-ranges': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineDuel',
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#artilleryPhase',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/extra-crew': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/equipment.ts#spareCrewsCost',
      'src/rulesets/cady/ancient-medieval/machines/crews.ts#machineRate',
      'src/rulesets/cady/ancient-medieval/machines/crews.ts#spareCrew',
      'src/rulesets/cady/ancient-medieval/numbers/artillery.ts#artilleryUnder',
      'src/rulesets/cady/ancient-medieval/turn/machines/crews.ts#fillCrews',
    ],
    tests: [
      'tests/ancient-medieval/machines.test.ts',
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
    ],
  },
  'cady/ancient-medieval/artillery/fire-before-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/crews.ts#machineMayFire',
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#mayFire',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/fire-over-troops': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#mayFireOver',
      'src/rulesets/cady/ancient-medieval/turn/machines/calls.ts#callFaults',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/hill-movement': {
    code: ['src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#movementUnder'],
    tests: ['tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/hill-range-bonus': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/artillery.ts#artilleryHillRange',
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineRange',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/machines.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/artillery/hill-range-malus': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/artillery.ts#artilleryHillRange',
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineRange',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/hit-area-template': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-shot.ts#fireMachine',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/keep-casualties-visible': {
    code: ['src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits'],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/line-of-sight': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/turn/machines/calls.ts#callFaults',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/turn-artillery.test.ts'],
  },
  'cady/ancient-medieval/artillery/measure-from': {
    code: ['src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineFall'],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/measure-shot': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineFall',
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineShot',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/no-third-level': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/numbers/artillery.ts#artilleryUnder',
      'src/rulesets/cady/ancient-medieval/turn/machines/calls.ts#callFaults',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/phase-order': {
    code: [
      'src/rulesets/cady/ancient-medieval/phases.ts#ancientPhases',
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#artilleryPhase',
    ],
    tests: ['tests/ancient-medieval/turn.test.ts'],
  },
  'cady/ancient-medieval/artillery/pivot': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#mayFire',
      'src/rulesets/cady/ancient-medieval/turn/machines/calls.ts#callFaults',
    ],
    tests: [
      'tests/ancient-medieval/machines.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-artillery.test.ts',
    ],
  },
  'cady/ancient-medieval/artillery/template-set': {
    code: ['src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits'],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/artillery/trebuchet': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/crews.ts#machineMove',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
      'src/rulesets/cady/ancient-medieval/turn/machines/crews.ts#machineGoing',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/unattached': {
    code: ['src/rulesets/cady/ancient-medieval/combat/battles.ts#medievalBattleFaults'],
    tests: ['tests/ancient-medieval/battle-line.test.ts', 'tests/ancient-medieval/scenario-faults.test.ts'],
  },
  'cady/ancient-medieval/artillery/variation-die': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineFall',
      'src/rulesets/cady/ancient-medieval/numbers/artillery.ts#artilleryUnder',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/artillery/variation-wheel': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineFall',
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineShot',
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineWheel',
      'src/rulesets/cady/ancient-medieval/numbers/artillery.ts#artilleryUnder',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-shot.ts#fireMachine',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/axe/cost-and-use': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/equipment.ts#equipmentCost',
      'src/rulesets/cady/ancient-medieval/missiles/thrown.ts#throwFaults',
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
      'src/rulesets/cady/ancient-medieval/turn/fire/fire-orders.ts#fireOrderFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/throwing.ts#volleyBeforeContact',
    ],
    tests: [
      'tests/ancient-medieval/rosters.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/ancient-medieval/thrown-and-supply.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/axe/limit': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/thrown.ts#carriedFaults',
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
    ],
    tests: ['tests/ancient-medieval/rules.test.ts', 'tests/ancient-medieval/thrown-and-supply.test.ts'],
  },
  'cady/ancient-medieval/axe/odds': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-range.ts#missileRange',
      'src/rulesets/cady/ancient-medieval/missiles/missile-range.ts#missileThird',
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/axe/when': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/thrown.ts#throwFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/throwing.ts#volleyBeforeContact',
    ],
    tests: [
      'tests/ancient-medieval/thrown-and-supply.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/battle/affected-units-cannot-hold': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#battleHeld',
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#battleHolders',
      'src/rulesets/cady/ancient-medieval/turn/fighting/battles.ts#holdBattles',
    ],
    tests: ['tests/ancient-medieval/battle-line.test.ts'],
  },
  'cady/ancient-medieval/battle/all-affected': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#battleHeld',
      'src/rulesets/cady/ancient-medieval/turn/fighting/battles.ts#holdBattles',
    ],
    tests: ['tests/ancient-medieval/battle-line.test.ts', 'tests/ancient-medieval/turn-morale.test.ts'],
  },
  'cady/ancient-medieval/battle/army-any-number': {
    code: ['src/rulesets/cady/ancient-medieval/combat/battles.ts#medievalBattleFaults'],
    tests: ['tests/ancient-medieval/battle-line.test.ts'],
  },
  'cady/ancient-medieval/battle/army-leader': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#leaderFaults',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#medievalBattlesUnder',
    ],
    tests: [
      'tests/ancient-medieval/ransom.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
    ],
  },
  'cady/ancient-medieval/battle/broken-unit-routs': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#battleHeld',
      'src/rulesets/cady/ancient-medieval/turn/fighting/battles.ts#holdBattles',
      'src/rulesets/cady/ancient-medieval/turn/fighting/divided.ts#dividedFateOf',
    ],
    tests: ['tests/ancient-medieval/battle-line.test.ts', 'tests/ancient-medieval/turn-morale.test.ts'],
  },
  'cady/ancient-medieval/battle/broken-unit-saved': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#battleHeld',
      'src/rulesets/cady/ancient-medieval/turn/fighting/battles.ts#holdBattles',
    ],
    tests: ['tests/ancient-medieval/battle-line.test.ts', 'tests/ancient-medieval/turn-morale.test.ts'],
  },
  'cady/ancient-medieval/battle/composition': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/scenario-faults.ts#sideFaults',
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#medievalBattleFaults',
    ],
    tests: ['tests/ancient-medieval/battle-line.test.ts', 'tests/ancient-medieval/scenario-faults.test.ts'],
  },
  'cady/ancient-medieval/battle/contact-and-speed': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#battlePace',
      'src/rulesets/cady/ancient-medieval/turn/going.ts#inBattle',
    ],
    tests: ['tests/ancient-medieval/battle-line.test.ts'],
  },
  'cady/ancient-medieval/battle/fixed-during-game': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#battleChangeFaults',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#medievalBattlesUnder',
    ],
    tests: ['tests/ancient-medieval/battle-line.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/battle/formed-at-start': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/muster.ts#musterAncient',
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#battleChangeFaults',
    ],
    tests: ['tests/ancient-medieval/battle-line.test.ts', 'tests/ancient-medieval/muster.test.ts'],
  },
  'cady/ancient-medieval/battle/hold-by-3dt': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#battleHeld',
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#battleHolders',
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#holdBattle',
      'src/rulesets/cady/ancient-medieval/turn/fighting/battles.ts#holdBattles',
    ],
    tests: ['tests/ancient-medieval/battle-line.test.ts', 'tests/ancient-medieval/turn-morale.test.ts'],
  },
  'cady/ancient-medieval/battle/hold-failed': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#battleHeld',
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#holdBattle',
      'src/rulesets/cady/ancient-medieval/turn/fighting/battles.ts#holdBattles',
      'src/rulesets/cady/ancient-medieval/turn/fighting/battles.ts#share',
    ],
    tests: ['tests/ancient-medieval/battle-line.test.ts', 'tests/ancient-medieval/turn-morale.test.ts'],
  },
  'cady/ancient-medieval/battle/independent-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/morale.ts#ancientMorale',
      'src/rulesets/cady/ancient-medieval/turn/melee.ts#meleePhase',
    ],
    tests: ['tests/ancient-medieval/morale.test.ts'],
  },
  'cady/ancient-medieval/battle/knight-capture-scoring': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#knightsCaptured',
      'src/rulesets/cady/ancient-medieval/victory.ts#ancientOutcome',
    ],
    tests: [
      'tests/ancient-medieval/ransom.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/ancient-medieval/victory.test.ts',
    ],
  },
  'cady/ancient-medieval/battle/knights-lead-units': {
    code: ['src/rulesets/cady/ancient-medieval/army/ransom.ts#nobleFaults'],
    tests: ['tests/ancient-medieval/ransom.test.ts'],
  },
  'cady/ancient-medieval/battle/leader': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#leaderFaults',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#medievalBattlesUnder',
    ],
    tests: [
      'tests/ancient-medieval/ransom.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
    ],
  },
  'cady/ancient-medieval/battle/mixed-types': {
    code: ['src/rulesets/cady/ancient-medieval/combat/battles.ts#medievalBattleFaults'],
    tests: ['tests/ancient-medieval/battle-line.test.ts'],
  },
  'cady/ancient-medieval/battle/morale-column-shift': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/morale.ts#ancientColumnShifts',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#medievalBattlesUnder',
      'src/rulesets/cady/ancient-medieval/turn/morale.ts#steadinessIn',
    ],
    tests: [
      'tests/ancient-medieval/morale.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-morale.test.ts',
    ],
  },
  'cady/ancient-medieval/battle/named-sections': {
    code: ['src/rulesets/cady/ancient-medieval/combat/battles.ts#medievalBattleFaults'],
    tests: ['tests/ancient-medieval/battle-line.test.ts', 'tests/ancient-medieval/muster.test.ts'],
  },
  'cady/ancient-medieval/battle/no-morale-one-units': {
    code: ['src/rulesets/cady/ancient-medieval/combat/battles.ts#medievalBattleFaults'],
    tests: ['tests/ancient-medieval/battle-line.test.ts'],
  },
  'cady/ancient-medieval/battle/optional-membership': {
    code: ['src/rulesets/cady/ancient-medieval/combat/morale.ts#ancientColumnShifts'],
    tests: ['tests/ancient-medieval/morale.test.ts'],
  },
  'cady/ancient-medieval/battle/reaction-back': {
    code: ['src/rulesets/cady/ancient-medieval/combat/morale.ts#ancientReactionMove'],
    tests: ['tests/ancient-medieval/morale.test.ts'],
  },
  'cady/ancient-medieval/battle/reaction-back-and-turn': {
    code: ['src/rulesets/cady/ancient-medieval/combat/morale.ts#ancientReactionMove'],
    tests: ['tests/ancient-medieval/morale.test.ts'],
  },
  'cady/ancient-medieval/battle/reaction-rout': {
    code: ['src/rulesets/cady/ancient-medieval/combat/morale.ts#ancientReactionMove'],
    tests: ['tests/ancient-medieval/morale.test.ts'],
  },
  'cady/ancient-medieval/battle/separate-by-order': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/battles.ts#battleChangeFaults',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#medievalBattlesUnder',
      'src/rulesets/cady/ancient-medieval/turn/works/task-faults.ts#taskFaults',
      'src/rulesets/cady/ancient-medieval/turn/works/tasks.ts#beforeMoves',
    ],
    tests: [
      'tests/ancient-medieval/battle-line.test.ts',
      'tests/ancient-medieval/bot.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-individuals.test.ts',
    ],
  },
  'cady/ancient-medieval/berserker/artillery': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#destroys',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-shot.ts#remove',
      'src/rulesets/cady/ancient-medieval/turn/troops/individuals.ts#takeHits',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/berserker/individual': {
    code: ['src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder'],
    tests: ['tests/ancient-medieval/muster.test.ts', 'tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/berserker/maximum': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/berserkers.ts#berserkersFaults',
    ],
    tests: [
      'tests/ancient-medieval/companies.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
    ],
  },
  'cady/ancient-medieval/berserker/nearest-enemy': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/berserkers.ts#berserkerTurn',
      'src/rulesets/cady/ancient-medieval/turn/troops/individuals.ts#berserkerGoing',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts'],
  },
  'cady/ancient-medieval/berserker/never-stops': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/berserkers.ts#berserkerTurn',
      'src/rulesets/cady/ancient-medieval/turn/troops/individuals.ts#berserkerGoing',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts'],
  },
  'cady/ancient-medieval/berserker/no-orders': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/berserkers.ts#berserkerOrderFaults',
      'src/rulesets/cady/ancient-medieval/special-troops/berserkers.ts#berserkerTurn',
      'src/rulesets/cady/ancient-medieval/turn/troops/individuals.ts#berserkerGoing',
      'src/rulesets/cady/ancient-medieval/turn/works/task-faults.ts#taskFaults',
    ],
    tests: [
      'tests/ancient-medieval/bot.test.ts',
      'tests/ancient-medieval/choices.test.ts',
      'tests/ancient-medieval/companies.test.ts',
      'tests/ancient-medieval/turn-individuals.test.ts',
    ],
  },
  'cady/ancient-medieval/berserker/stats': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/medieval.ts#berserkerTable',
      'src/rulesets/cady/ancient-medieval/combat/morale.ts#ancientMorale',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/morale.test.ts'],
  },
  'cady/ancient-medieval/berserker/wear-down': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/melee.ts#ancientMeleeOdds',
      'src/rulesets/cady/ancient-medieval/missiles/missile-hits.ts#berserkerKilled',
      'src/rulesets/cady/ancient-medieval/missiles/missile-hits.ts#missilesAtBerserker',
      'src/rulesets/cady/ancient-medieval/turn/troops/individuals.ts#takeHits',
    ],
    tests: [
      'tests/ancient-medieval/melee.test.ts',
      'tests/ancient-medieval/missile-hits.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
    ],
  },
  'cady/ancient-medieval/bombard/no-pivot': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
    ],
    tests: [
      'tests/ancient-medieval/machines.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-artillery.test.ts',
    ],
  },
  'cady/ancient-medieval/bombard/procedure': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/machines/gunpowder.ts#gunpowderShot',
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits',
    ],
    tests: ['tests/ancient-medieval/gunpowder.test.ts', 'tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/caltrops/capacity': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
      'src/rulesets/cady/ancient-medieval/works/caltrops.ts#caltropsFaults',
      'src/rulesets/cady/ancient-medieval/works/caltrops.ts#placeCaltrops',
    ],
    tests: [
      'tests/ancient-medieval/obstacles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
    ],
  },
  'cady/ancient-medieval/caltrops/carriers': {
    code: ['src/rulesets/cady/ancient-medieval/works/caltrops.ts#caltropsFaults'],
    tests: ['tests/ancient-medieval/obstacles.test.ts'],
  },
  'cady/ancient-medieval/caltrops/hidden': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/works/caltrops.ts#treadOnCaltrops',
      'src/rulesets/cady/ancient-medieval/turn/works/labour.ts#strewCaltrops',
      'src/rulesets/cady/ancient-medieval/works/caltrops.ts#caltropsKnownTo',
    ],
    tests: ['tests/ancient-medieval/obstacles.test.ts'],
  },
  'cady/ancient-medieval/caltrops/listed': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/works/labour.ts#strewCaltrops',
      'src/rulesets/cady/ancient-medieval/works/caltrops.ts#caltropsFaults',
    ],
    tests: ['tests/ancient-medieval/obstacles.test.ts'],
  },
  'cady/ancient-medieval/caltrops/losses': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/field.ts#caltropsLosses',
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
      'src/rulesets/cady/ancient-medieval/turn/works/caltrops.ts#treadOnCaltrops',
      'src/rulesets/cady/ancient-medieval/works/caltrops.ts#caltropsLossesAmong',
      'src/rulesets/cady/ancient-medieval/works/caltrops.ts#caltropsOdds',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/obstacles.test.ts'],
  },
  'cady/ancient-medieval/caltrops/losses-timing': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/works/caltrops.ts#treadOnCaltrops',
      'src/rulesets/cady/ancient-medieval/turn/works/tasks.ts#afterMoves',
      'src/rulesets/cady/ancient-medieval/works/caltrops.ts#caltropsLossesAmong',
    ],
    tests: ['tests/ancient-medieval/obstacles.test.ts'],
  },
  'cady/ancient-medieval/caltrops/placing': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
      'src/rulesets/cady/ancient-medieval/turn/works/labour.ts#strewCaltrops',
      'src/rulesets/cady/ancient-medieval/turn/works/task-faults.ts#taskFaults',
      'src/rulesets/cady/ancient-medieval/turn/works/task-times.ts#thirdsOfTasks',
      'src/rulesets/cady/ancient-medieval/turn/works/tasks.ts#beforeMoves',
      'src/rulesets/cady/ancient-medieval/works/caltrops.ts#placeCaltrops',
    ],
    tests: ['tests/ancient-medieval/obstacles.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/caltrops/purchase': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/equipment.ts#equipmentCost',
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
      'src/rulesets/cady/ancient-medieval/works/caltrops.ts#caltropsCost',
    ],
    tests: ['tests/ancient-medieval/obstacles.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/caltrops/removing': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
      'src/rulesets/cady/ancient-medieval/turn/works/labour.ts#sweepCaltrops',
      'src/rulesets/cady/ancient-medieval/turn/works/task-faults.ts#taskFaults',
      'src/rulesets/cady/ancient-medieval/turn/works/task-times.ts#allTurn',
      'src/rulesets/cady/ancient-medieval/works/caltrops.ts#clearCaltrops',
    ],
    tests: [
      'tests/ancient-medieval/obstacles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-works.test.ts',
    ],
  },
  'cady/ancient-medieval/caltrops/shock': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
      'src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#periodShockUnder',
      'src/rulesets/cady/ancient-medieval/turn/fighting/between.ts#chargedOverCaltrops',
    ],
    tests: [
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shock.test.ts',
      'tests/ancient-medieval/turn-shock.test.ts',
    ],
  },
  'cady/ancient-medieval/cannon/procedure': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/machines/gunpowder.ts#gunpowderShot',
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits',
    ],
    tests: ['tests/ancient-medieval/gunpowder.test.ts', 'tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/capability/arbalest-light': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityMissile'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/arbalest-medium': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityMissile'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/archer-light': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityMissile'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/archer-medium': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityMissile'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/ballista': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityArtillery'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/bombard': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityGunpowder',
      'src/rulesets/cady/ancient-medieval/machines/crews.ts#machineMove',
      'src/rulesets/cady/ancient-medieval/turn/machines/crews.ts#machineGoing',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/cannon': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityGunpowder'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/cavalry-morale-shift': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/morale.ts#ancientColumnShifts',
      'src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder',
    ],
    tests: ['tests/ancient-medieval/morale.test.ts', 'tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/capability/chariot-archer': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityCavalry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/chariot-fighter': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityCavalry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/chariot-footnote': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/chariots.ts#fighterGetsDown',
      'src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder',
      'src/rulesets/cady/ancient-medieval/turn/troops/chariots.ts#getDown',
    ],
    tests: ['tests/ancient-medieval/chariots.test.ts', 'tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/capability/chariot-javelin': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityCavalry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/chariot-slinger': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityCavalry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/crossbow-light': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityMissile'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/crossbow-medium': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityMissile'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/culverin': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityGunpowder'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/hand-cannon': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityGunpowder'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/heavy-cavalry': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityCavalry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/hoplites': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityInfantry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/horse-archer-light': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityMissile'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/horse-archer-medium': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityMissile'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/light-cavalry': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityCavalry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/light-infantry': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityInfantry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/longbow-light': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityMissile'],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/capability/longbow-medium': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityMissile'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/medium-cavalry': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityCavalry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/medium-infantry': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityInfantry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/men-at-arms': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityInfantry'],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/capability/mounts-for-infantry': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityCavalry',
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountsCost',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/companies.test.ts'],
  },
  'cady/ancient-medieval/capability/onager-catapult': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityArtillery'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/peasants': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityInfantry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/pot-d-fer': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityGunpowder'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/roman-auxiliary': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityInfantry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/roman-legionary': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityInfantry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/slinger': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityMissile'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/supply-wagon': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityMissile'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/trebuchet': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityArtillery'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/war-elephant-archer': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityCavalry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/capability/war-elephant-javelin': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#figureCapabilityCavalry'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/chariot/ammunition': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/supply.ts#shotsAtBeginning',
      'src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder',
      'src/rulesets/cady/ancient-medieval/turn/fire/volleys.ts#spend',
    ],
    tests: ['tests/ancient-medieval/thrown-and-supply.test.ts', 'tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/chariot/casualties-individual': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/morale.ts#ancientMorale',
      'src/rulesets/cady/ancient-medieval/missiles/missile-hits.ts#chariotLosesAMan',
      'src/rulesets/cady/ancient-medieval/special-troops/chariots.ts#chariotMelee',
      'src/rulesets/cady/ancient-medieval/turn/fighting/melee-individuals.ts#chariotMelees',
      'src/rulesets/cady/ancient-medieval/turn/troops/chariots.ts#hurtChariot',
      'src/rulesets/cady/ancient-medieval/turn/troops/individuals.ts#takeHits',
    ],
    tests: [
      'tests/ancient-medieval/chariots.test.ts',
      'tests/ancient-medieval/missile-hits.test.ts',
      'tests/ancient-medieval/morale.test.ts',
      'tests/ancient-medieval/turn-shock.test.ts',
    ],
  },
  'cady/ancient-medieval/chariot/casualty-order': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-hits.ts#chariotLosesAMan',
      'src/rulesets/cady/ancient-medieval/missiles/missile-hits.ts#missileAtChariot',
      'src/rulesets/cady/ancient-medieval/numbers/elephants-and-chariots.ts#chariotsUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/chariots.ts#chariotMelee',
      'src/rulesets/cady/ancient-medieval/turn/fire/armed.ts#weaponOf',
      'src/rulesets/cady/ancient-medieval/turn/troops/chariots.ts#hurtChariot',
    ],
    tests: [
      'tests/ancient-medieval/chariots.test.ts',
      'tests/ancient-medieval/missile-hits.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
    ],
  },
  'cady/ancient-medieval/chariot/charge-shock': {
    code: ['src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds'],
    tests: ['tests/ancient-medieval/shock.test.ts'],
  },
  'cady/ancient-medieval/chariot/crew': {
    code: ['src/rulesets/cady/ancient-medieval/special-troops/chariots.ts#freshChariot'],
    tests: ['tests/ancient-medieval/chariots.test.ts'],
  },
  'cady/ancient-medieval/chariot/fighter-chariot': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/elephants-and-chariots.ts#chariotsUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/chariots.ts#fighterGetsDown',
      'src/rulesets/cady/ancient-medieval/special-troops/chariots.ts#freshChariot',
      'src/rulesets/cady/ancient-medieval/turn/troops/chariots.ts#getDown',
      'src/rulesets/cady/ancient-medieval/turn/works/task-faults.ts#taskFaults',
    ],
    tests: [
      'tests/ancient-medieval/chariots.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-individuals.test.ts',
    ],
  },
  'cady/ancient-medieval/chariot/fire-on-contact': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#firesInPassing',
      'src/rulesets/cady/ancient-medieval/special-troops/chariots.ts#chariotTurnFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/passing.ts#volleysOnTheWay',
      'src/rulesets/cady/ancient-medieval/turn/fire/targets.ts#volleyOnContact',
    ],
    tests: [
      'tests/ancient-medieval/chariots.test.ts',
      'tests/ancient-medieval/shooting.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
    ],
  },
  'cady/ancient-medieval/chariot/horse-killed': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-hits.ts#meleeDieAtChariot',
      'src/rulesets/cady/ancient-medieval/missiles/missile-hits.ts#missileAtChariot',
      'src/rulesets/cady/ancient-medieval/numbers/elephants-and-chariots.ts#chariotsUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/chariots.ts#chariotMelee',
      'src/rulesets/cady/ancient-medieval/special-troops/chariots.ts#chariotMove',
      'src/rulesets/cady/ancient-medieval/special-troops/chariots.ts#chariotTurnFaults',
      'src/rulesets/cady/ancient-medieval/turn/fighting/melee-individuals.ts#chariotMelees',
      'src/rulesets/cady/ancient-medieval/turn/fire/volleys.ts#shootTogether',
      'src/rulesets/cady/ancient-medieval/turn/going.ts#goingOf',
    ],
    tests: [
      'tests/ancient-medieval/chariots.test.ts',
      'tests/ancient-medieval/missile-hits.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
      'tests/ancient-medieval/turn-individuals.test.ts',
    ],
  },
  'cady/ancient-medieval/chariot/individual': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/order-sheets.ts#groupOrderFaults',
      'src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder',
    ],
    tests: [
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/rosters.test.ts',
      'tests/ancient-medieval/troops.test.ts',
    ],
  },
  'cady/ancient-medieval/chariot/missile-odds': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/numbers/elephants-and-chariots.ts#chariotsUnder',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
    ],
  },
  'cady/ancient-medieval/chariot/no-fire-and-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#shootingFaults',
      'src/rulesets/cady/ancient-medieval/numbers/elephants-and-chariots.ts#chariotsUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/chariots.ts#chariotTurnFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/targets.ts#volleyOnContact',
    ],
    tests: [
      'tests/ancient-medieval/chariots.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shooting.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
    ],
  },
  'cady/ancient-medieval/chariot/stats-archer': {
    code: ['src/rulesets/cady/ancient-medieval/charts/chariots.ts#chariotTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/chariot/stats-fighter': {
    code: ['src/rulesets/cady/ancient-medieval/charts/chariots.ts#chariotTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/chariot/stats-javelin': {
    code: ['src/rulesets/cady/ancient-medieval/charts/chariots.ts#chariotTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/chariot/stats-slinger': {
    code: ['src/rulesets/cady/ancient-medieval/charts/chariots.ts#chariotTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/chariot/two-shots': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading',
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#shotsOnTheWay',
      'src/rulesets/cady/ancient-medieval/numbers/elephants-and-chariots.ts#chariotsUnder',
      'src/rulesets/cady/ancient-medieval/turn/fire/passing.ts#volleysOnTheWay',
      'src/rulesets/cady/ancient-medieval/turn/going.ts#firing',
      'src/rulesets/cady/ancient-medieval/turn/going.ts#goingOf',
    ],
    tests: [
      'tests/ancient-medieval/loading.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shooting.test.ts',
    ],
  },
  'cady/ancient-medieval/culverin/area-roll': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/gunpowder.ts#gunpowderShot',
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits',
      'src/rulesets/cady/ancient-medieval/numbers/artillery.ts#artilleryUnder',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/culverin/procedure': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/machines/gunpowder.ts#gunpowderShot',
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineFall',
    ],
    tests: ['tests/ancient-medieval/gunpowder.test.ts', 'tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/definition/armor-classes': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/armor.ts#armorTold',
      'src/rulesets/cady/ancient-medieval/army/rosters.ts#ancientRosterFaults',
    ],
    tests: ['tests/ancient-medieval/rosters.test.ts', 'tests/ancient-medieval/shooting.test.ts'],
  },
  'cady/ancient-medieval/definition/ballista': {
    code: ['src/rulesets/cady/ancient-medieval/machines/engines.ts#machineRange'],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/definition/battle': {
    code: ['src/rulesets/cady/ancient-medieval/combat/morale.ts#ancientColumnShifts'],
    tests: ['tests/ancient-medieval/morale.test.ts'],
  },
  'cady/ancient-medieval/definition/berserker': {
    code: ['src/rulesets/cady/ancient-medieval/combat/morale.ts#ancientMorale'],
    tests: ['tests/ancient-medieval/morale.test.ts'],
  },
  'cady/ancient-medieval/definition/caltrops': {
    code: ['src/rulesets/cady/ancient-medieval/works/caltrops.ts#caltropsCost'],
    tests: ['tests/ancient-medieval/marks-and-sheets.test.ts'],
  },
  'cady/ancient-medieval/definition/catapult': {
    code: ['src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits'],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/definition/direct-fire': {
    code: ['src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#shootingRanks'],
    tests: ['tests/ancient-medieval/shooting.test.ts'],
  },
  'cady/ancient-medieval/definition/duke': {
    code: ['src/rulesets/cady/ancient-medieval/army/ransom.ts#leaderFaults'],
    tests: ['tests/ancient-medieval/ransom.test.ts'],
  },
  'cady/ancient-medieval/definition/horse-archers': {
    code: ['src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#inMissileArc'],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/definition/king': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#nobleFaults',
      'src/rulesets/cady/ancient-medieval/army/scenario-faults.ts#sideFaults',
    ],
    tests: ['tests/ancient-medieval/ransom.test.ts', 'tests/ancient-medieval/scenario-faults.test.ts'],
  },
  'cady/ancient-medieval/definition/king-morale': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/morale.ts#ancientMorale',
      'src/rulesets/cady/ancient-medieval/turn/works/ordered.ts#moraleValueOf',
    ],
    tests: ['tests/ancient-medieval/morale.test.ts'],
  },
  'cady/ancient-medieval/definition/king-reform': {
    code: ['src/rulesets/cady/ancient-medieval/combat/battles.ts#battleChangeFaults'],
    tests: ['tests/ancient-medieval/battle-line.test.ts'],
  },
  'cady/ancient-medieval/definition/longbow': {
    code: ['src/rulesets/cady/ancient-medieval/missiles/missile-range.ts#missileRange'],
    tests: ['tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/definition/men-at-arms': {
    code: ['src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder'],
    tests: ['tests/ancient-medieval/marks-and-sheets.test.ts'],
  },
  'cady/ancient-medieval/definition/missile-fire': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#pilaVolley',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/ancient-medieval/romans.test.ts'],
  },
  'cady/ancient-medieval/definition/missile-hits': {
    code: ['src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds'],
    tests: ['tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/definition/missile-priority': {
    code: ['src/rulesets/cady/ancient-medieval/missiles/shooting.ts#missileTarget'],
    tests: ['tests/ancient-medieval/shooting.test.ts'],
  },
  'cady/ancient-medieval/definition/pavise': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/equipment.ts#equipmentCost',
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/definition/phalanx': {
    code: ['src/rulesets/cady/ancient-medieval/combat/phalanx.ts#phalanxFaults'],
    tests: ['tests/ancient-medieval/phalanx.test.ts'],
  },
  'cady/ancient-medieval/definition/pilum': {
    code: ['src/rulesets/cady/ancient-medieval/special-troops/romans.ts#legionaryWorks'],
    tests: ['tests/ancient-medieval/romans.test.ts'],
  },
  'cady/ancient-medieval/definition/prince': {
    code: ['src/rulesets/cady/ancient-medieval/army/ransom.ts#leaderFaults'],
    tests: ['tests/ancient-medieval/ransom.test.ts'],
  },
  'cady/ancient-medieval/definition/prince-capture': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/nobles.ts#settleNobles',
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#ransomPoints',
    ],
    tests: ['tests/ancient-medieval/ransom.test.ts', 'tests/ancient-medieval/victory.test.ts'],
  },
  'cady/ancient-medieval/definition/ransom': {
    code: ['src/rulesets/cady/ancient-medieval/army/ransom.ts#nobleCaptured'],
    tests: ['tests/ancient-medieval/ransom.test.ts'],
  },
  'cady/ancient-medieval/definition/slinger': {
    code: ['src/rulesets/cady/ancient-medieval/missiles/missile-range.ts#missileRange'],
    tests: ['tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/definition/testudo': {
    code: ['src/rulesets/cady/ancient-medieval/special-troops/romans.ts#testudoFaults'],
    tests: ['tests/ancient-medieval/romans.test.ts'],
  },
  'cady/ancient-medieval/definition/trebuchet': {
    code: ['src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits'],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/elephant/ammunition': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/elephants.ts#elephantTable',
      'src/rulesets/cady/ancient-medieval/missiles/supply.ts#shotsAtBeginning',
      'src/rulesets/cady/ancient-medieval/turn/fire/volleys.ts#spend',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/thrown-and-supply.test.ts',
      'tests/ancient-medieval/troops.test.ts',
    ],
  },
  'cady/ancient-medieval/elephant/attack-order': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/elephants.ts#meleeWithElephant',
      'src/rulesets/cady/ancient-medieval/turn/fighting/melee-individuals.ts#elephantMelees',
      'src/rulesets/cady/ancient-medieval/turn/fire/targets.ts#isBarred',
      'src/rulesets/cady/ancient-medieval/turn/troops/elephants.ts#runAmok',
    ],
    tests: ['tests/ancient-medieval/elephants.test.ts', 'tests/ancient-medieval/turn-chargers.test.ts'],
  },
  'cady/ancient-medieval/elephant/ballista-hits': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/elephants.ts#elephantRemoval',
      'src/rulesets/cady/ancient-medieval/missiles/missile-hits.ts#boltAtElephant',
      'src/rulesets/cady/ancient-medieval/numbers/elephants-and-chariots.ts#elephantsUnder',
      'src/rulesets/cady/ancient-medieval/turn/troops/elephants.ts#woundElephant',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/missile-hits.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/elephant/breaks-units': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/elephants.ts#splitByElephant',
      'src/rulesets/cady/ancient-medieval/turn/fighting/divided.ts#dividedFateOf',
      'src/rulesets/cady/ancient-medieval/turn/troops/elephants.ts#splitByRampage',
    ],
    tests: ['tests/ancient-medieval/elephants.test.ts', 'tests/ancient-medieval/turn-morale.test.ts'],
  },
  'cady/ancient-medieval/elephant/catapult-hit': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/elephants.ts#elephantRemoval',
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#destroys',
      'src/rulesets/cady/ancient-medieval/numbers/elephants-and-chariots.ts#elephantsUnder',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-shot.ts#remove',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/machines.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/elephant/cavalry-flees': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/elephants-and-chariots.ts#elephantsUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/elephants.ts#horsesFearElephants',
      'src/rulesets/cady/ancient-medieval/turn/troops/fear.ts#shies',
      'src/rulesets/cady/ancient-medieval/turn/troops/fear.ts#shyingGoing',
      'src/rulesets/cady/ancient-medieval/turn/works/tasks.ts#beforeMoves',
    ],
    tests: [
      'tests/ancient-medieval/bot.test.ts',
      'tests/ancient-medieval/elephants.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/elephant/crew': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/elephants.ts#elephantCrew',
      'src/rulesets/cady/ancient-medieval/turn/fire/armed.ts#weaponOf',
    ],
    tests: ['tests/ancient-medieval/elephants.test.ts'],
  },
  'cady/ancient-medieval/elephant/hits-to-rampage': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/elephants.ts#elephantRemoval',
      'src/rulesets/cady/ancient-medieval/missiles/missile-hits.ts#elephantHit',
      'src/rulesets/cady/ancient-medieval/missiles/missile-hits.ts#missilesAtElephant',
      'src/rulesets/cady/ancient-medieval/special-troops/elephants.ts#meleeWithElephant',
      'src/rulesets/cady/ancient-medieval/turn/troops/elephants.ts#woundElephant',
      'src/rulesets/cady/ancient-medieval/turn/troops/individuals.ts#takeHits',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/elephants.test.ts',
      'tests/ancient-medieval/missile-hits.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
    ],
  },
  'cady/ancient-medieval/elephant/individual': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/order-sheets.ts#sheetKind',
      'src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder',
    ],
    tests: [
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/rosters.test.ts',
      'tests/ancient-medieval/troops.test.ts',
    ],
  },
  'cady/ancient-medieval/elephant/losses-on-sheet': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/order-sheets.ts#orderSheet',
      'src/rulesets/cady/ancient-medieval/missiles/missile-hits.ts#elephantHit',
      'src/rulesets/cady/ancient-medieval/turn/troops/elephants.ts#woundElephant',
    ],
    tests: [
      'tests/ancient-medieval/missile-hits.test.ts',
      'tests/ancient-medieval/rosters.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
    ],
  },
  'cady/ancient-medieval/elephant/mahout-kill': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/elephants.ts#spikeElephant',
      'src/rulesets/cady/ancient-medieval/turn/troops/elephants.ts#runAmok',
      'src/rulesets/cady/ancient-medieval/turn/troops/elephants.ts#spikeAsOrdered',
      'src/rulesets/cady/ancient-medieval/turn/works/task-faults.ts#taskFaults',
    ],
    tests: ['tests/ancient-medieval/elephants.test.ts', 'tests/ancient-medieval/turn-elephants.test.ts'],
  },
  'cady/ancient-medieval/elephant/melee-and-fire': {
    code: ['src/rulesets/cady/ancient-medieval/missiles/shooting.ts#shootingFaults'],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-chargers.test.ts'],
  },
  'cady/ancient-medieval/elephant/melee-eight': {
    code: ['src/rulesets/cady/ancient-medieval/special-troops/elephants.ts#meleeWithElephant'],
    tests: ['tests/ancient-medieval/elephants.test.ts'],
  },
  'cady/ancient-medieval/elephant/missile-odds': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/elephants.ts#elephantMissileOdds',
      'src/rulesets/cady/ancient-medieval/missiles/missile-hits.ts#missilesAtElephant',
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/numbers/elephants-and-chariots.ts#elephantsUnder',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/missile-hits.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
    ],
  },
  'cady/ancient-medieval/elephant/multiple-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/elephants.ts#meleeWithElephant',
      'src/rulesets/cady/ancient-medieval/turn/fighting/melee-individuals.ts#elephantMelees',
    ],
    tests: ['tests/ancient-medieval/elephants.test.ts', 'tests/ancient-medieval/turn-melee.test.ts'],
  },
  'cady/ancient-medieval/elephant/no-charge': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
      'src/rulesets/cady/ancient-medieval/turn/going.ts#goingOf',
      'src/rulesets/cady/ancient-medieval/turn/works/task-faults.ts#taskFaults',
    ],
    tests: [
      'tests/ancient-medieval/shock.test.ts',
      'tests/ancient-medieval/turn-charges.test.ts',
      'tests/ancient-medieval/turn-elephants.test.ts',
      'tests/ancient-medieval/turn-shock.test.ts',
    ],
  },
  'cady/ancient-medieval/elephant/rampage-removes': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/elephants-and-chariots.ts#elephantsUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/rampage.ts#rampage',
      'src/rulesets/cady/ancient-medieval/turn/troops/elephants.ts#runAmok',
    ],
    tests: ['tests/ancient-medieval/elephants.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/elephant/rampage-table': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/elephants.ts#elephantRampage',
      'src/rulesets/cady/ancient-medieval/numbers/elephants-and-chariots.ts#elephantsUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/rampage.ts#rampage',
      'src/rulesets/cady/ancient-medieval/special-troops/rampage.ts#rampageResult',
      'src/rulesets/cady/ancient-medieval/turn/troops/elephants.ts#runAmok',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/elephants.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/elephant/slings-useless': {
    code: ['src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds'],
    tests: ['tests/ancient-medieval/missile-hits.test.ts', 'tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/elephant/stats-archer': {
    code: ['src/rulesets/cady/ancient-medieval/charts/elephants.ts#elephantTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/elephant/stats-javelin': {
    code: ['src/rulesets/cady/ancient-medieval/charts/elephants.ts#elephantTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/elephant/two-shots': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading',
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#shotsOnTheWay',
      'src/rulesets/cady/ancient-medieval/numbers/elephants-and-chariots.ts#elephantsUnder',
      'src/rulesets/cady/ancient-medieval/turn/fire/passing.ts#volleysOnTheWay',
      'src/rulesets/cady/ancient-medieval/turn/going.ts#firing',
      'src/rulesets/cady/ancient-medieval/turn/going.ts#goingOf',
    ],
    tests: [
      'tests/ancient-medieval/loading.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/greek-fire/area': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/greek-fire.ts#greekFire',
      'src/rulesets/cady/ancient-medieval/machines/greek-fire.ts#inFlame',
      'src/rulesets/cady/ancient-medieval/turn/machines/flame.ts#fireFlames',
      'src/rulesets/cady/ancient-medieval/turn/machines/flame.ts#setAlight',
    ],
    tests: ['tests/ancient-medieval/gunpowder.test.ts'],
  },
  'cady/ancient-medieval/greek-fire/mount': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/greek-fire.ts#greekFireFaults',
      'src/rulesets/cady/ancient-medieval/turn/machines/flame.ts#hasGreekFire',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#siegeTaskFaults',
    ],
    tests: ['tests/ancient-medieval/gunpowder.test.ts', 'tests/ancient-medieval/turn-crews-and-fire.test.ts'],
  },
  'cady/ancient-medieval/greek-fire/rate': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/greek-fire.ts#greekFire',
      'src/rulesets/cady/ancient-medieval/machines/greek-fire.ts#greekFireFaults',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#greekFireUnder',
      'src/rulesets/cady/ancient-medieval/turn/machines/flame.ts#fireFlames',
    ],
    tests: ['tests/ancient-medieval/gunpowder.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/greek-fire/roll': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/ancients.ts#greekFireTable',
      'src/rulesets/cady/ancient-medieval/machines/greek-fire.ts#greekFire',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#greekFireUnder',
      'src/rulesets/cady/ancient-medieval/turn/machines/flame.ts#fireFlames',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/gunpowder.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/gunpowder-artillery/hand-cannon-procedure': {
    code: ['src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds'],
    tests: ['tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/gunpowder-artillery/sheet': {
    code: ['src/rulesets/cady/ancient-medieval/army/order-sheets.ts#sheetKind'],
    tests: ['tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/gunpowder-artillery/stats-bombard': {
    code: ['src/rulesets/cady/ancient-medieval/charts/gunpowder.ts#gunpowderArtillery'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/gunpowder-artillery/stats-cannon': {
    code: ['src/rulesets/cady/ancient-medieval/charts/gunpowder.ts#gunpowderArtillery'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/gunpowder-artillery/stats-culverin': {
    code: ['src/rulesets/cady/ancient-medieval/charts/gunpowder.ts#gunpowderArtillery'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/gunpowder-artillery/stats-hand-cannon': {
    code: ['src/rulesets/cady/ancient-medieval/charts/gunpowder.ts#gunpowderArtillery'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/gunpowder-artillery/stats-pot-d-fer': {
    code: ['src/rulesets/cady/ancient-medieval/charts/gunpowder.ts#gunpowderArtillery'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/gunpowder-artillery/vs-artillery': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#destroys',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/gunpowder/auto-destroyed': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#destroys',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-shot.ts#fireMachine',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/gunpowder/crew': {
    code: ['src/rulesets/cady/ancient-medieval/charts/gunpowder.ts#gunpowderCrew'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/gunpowder/firing-check': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/gunpowder.ts#gunpowderFiringCheck',
      'src/rulesets/cady/ancient-medieval/machines/gunpowder.ts#firingCheck',
      'src/rulesets/cady/ancient-medieval/machines/gunpowder.ts#gunExplodes',
      'src/rulesets/cady/ancient-medieval/machines/gunpowder.ts#gunpowderShot',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-shot.ts#fireMachine',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/gunpowder.test.ts',
      'tests/ancient-medieval/machines.test.ts',
    ],
  },
  'cady/ancient-medieval/gunpowder/ignores-armor': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/gunpowder.ts#handCannonOdds',
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/gunpowder/line-of-sight': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/turn/machines/calls.ts#callFaults',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/gunpowder/object-destruction': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/artillery.ts#objectDestruction',
      'src/rulesets/cady/ancient-medieval/machines/gunpowder.ts#objectDestroyed',
      'src/rulesets/cady/ancient-medieval/turn/machines/castle-damage.ts#strikeStructures',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/gunpowder.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/gunpowder/settle-destruction-beforehand': {
    code: ['src/rulesets/cady/ancient-medieval/machines/gunpowder.ts#objectDestroyed'],
    tests: ['tests/ancient-medieval/gunpowder.test.ts'],
  },
  'cady/ancient-medieval/gunpowder/twelve-shots': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
      'src/rulesets/cady/ancient-medieval/missiles/supply.ts#shotsAtBeginning',
    ],
    tests: [
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/hand-cannon/odds': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/gunpowder.ts#handCannonOdds',
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/hand-cannon/reload': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#loadingThirds',
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading',
      'src/rulesets/cady/ancient-medieval/numbers/missiles.ts#missilesUnder',
    ],
    tests: [
      'tests/ancient-medieval/loading.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/hand-cannon/stats': {
    code: ['src/rulesets/cady/ancient-medieval/charts/gunpowder.ts#handCannonTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/hussite/agreement': {
    code: ['src/rulesets/cady/ancient-medieval/special-troops/hussites.ts#warWagonFaults'],
    tests: ['tests/ancient-medieval/companies.test.ts', 'tests/ancient-medieval/scenario-faults.test.ts'],
  },
  'cady/ancient-medieval/hussite/chained-no-shock': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
      'src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#periodShockUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/hussites.ts#wagonShelter',
      'src/rulesets/cady/ancient-medieval/turn/fighting/between.ts#behindWagons',
      'src/rulesets/cady/ancient-medieval/turn/troops/wagons.ts#chainWagons',
    ],
    tests: [
      'tests/ancient-medieval/companies.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shock.test.ts',
    ],
  },
  'cady/ancient-medieval/hussite/contents': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/hussites.ts#warWagonFaults',
      'src/rulesets/cady/ancient-medieval/turn/siege/castle.ts#pieceOf',
    ],
    tests: [
      'tests/ancient-medieval/companies.test.ts',
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
    ],
  },
  'cady/ancient-medieval/hussite/cost': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/hussites.ts#warWagonCost',
    ],
    tests: [
      'tests/ancient-medieval/companies.test.ts',
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/hussite/cover': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/hussites.ts#wagonShelter',
      'src/rulesets/cady/ancient-medieval/turn/fire/cover.ts#coverOf',
    ],
    tests: [
      'tests/ancient-medieval/companies.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/hussite/defensive-position': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/hussites.ts#wagonPositionClosed',
      'src/rulesets/cady/ancient-medieval/special-troops/hussites.ts#wagonShelter',
      'src/rulesets/cady/ancient-medieval/turn/troops/wagons.ts#chainWagons',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts'],
  },
  'cady/ancient-medieval/hussite/fire-from-inside': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/hussites.ts#warWagonFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/armed.ts#weaponOf',
    ],
    tests: [
      'tests/ancient-medieval/companies.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/hussite/melee-penalty': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/melee.ts#ancientMeleeOdds',
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/hussites.ts#wagonShelter',
      'src/rulesets/cady/ancient-medieval/turn/fighting/between.ts#behindWagons',
    ],
    tests: [
      'tests/ancient-medieval/companies.test.ts',
      'tests/ancient-medieval/melee.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
    ],
  },
  'cady/ancient-medieval/hussite/moving-safe': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/special-troops/hussites.ts#wagonShelter',
      'src/rulesets/cady/ancient-medieval/turn/fire/aim.ts#shotOf',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-targets.ts#targetsOn',
    ],
    tests: [
      'tests/ancient-medieval/companies.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/shock.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/hussite/pike-gaps': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/hussites.ts#wagonPositionClosed',
      'src/rulesets/cady/ancient-medieval/turn/fighting/between.ts#behindWagons',
      'src/rulesets/cady/ancient-medieval/turn/troops/wagons.ts#chainWagons',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts'],
  },
  'cady/ancient-medieval/hussite/polearm-behind': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/pole-arms.ts#poleArmReach',
      'src/rulesets/cady/ancient-medieval/turn/fighting/reach-over.ts#reachOver',
    ],
    tests: ['tests/ancient-medieval/long-weapons.test.ts'],
  },
  'cady/ancient-medieval/hussite/stats': {
    code: ['src/rulesets/cady/ancient-medieval/charts/medieval.ts#hussiteTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/javelin/limit': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/thrown.ts#carriedFaults',
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
    ],
    tests: ['tests/ancient-medieval/rules.test.ts', 'tests/ancient-medieval/thrown-and-supply.test.ts'],
  },
  'cady/ancient-medieval/javelin/stats': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/equipment.ts#equipmentCost',
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/rosters.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/javelin/use': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-range.ts#missileRange',
      'src/rulesets/cady/ancient-medieval/missiles/thrown.ts#throwFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/throwing.ts#javelinsFromAfar',
      'src/rulesets/cady/ancient-medieval/turn/fire/throwing.ts#volleyBeforeContact',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/thrown-and-supply.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/arc-foot': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#arcOf',
      'src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#inMissileArc',
      'src/rulesets/cady/ancient-medieval/numbers/missiles.ts#missilesUnder',
    ],
    tests: [
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shooting.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/arc-mounted': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#arcOf',
      'src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#inMissileArc',
      'src/rulesets/cady/ancient-medieval/numbers/missiles.ts#missilesUnder',
    ],
    tests: [
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shooting.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/armor-start': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#killShots',
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/attacked-3dt-fail': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/fire-at-chargers.ts#shotAtChargers',
      'src/rulesets/cady/ancient-medieval/numbers/fire.ts#defensiveFireUnder',
      'src/rulesets/cady/ancient-medieval/turn/fire/defensive-fire.ts#volleysAtChargers',
    ],
    tests: ['tests/ancient-medieval/missile-hits.test.ts', 'tests/ancient-medieval/turn-chargers.test.ts'],
  },
  'cady/ancient-medieval/missile/attacked-3dt-pass': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/fire-at-chargers.ts#shotAtChargers',
      'src/rulesets/cady/ancient-medieval/missiles/fire-at-chargers.ts#thirdsLeft',
      'src/rulesets/cady/ancient-medieval/numbers/fire.ts#defensiveFireUnder',
      'src/rulesets/cady/ancient-medieval/turn/fire/defensive-fire.ts#volleysAtChargers',
    ],
    tests: [
      'tests/ancient-medieval/choices.test.ts',
      'tests/ancient-medieval/missile-hits.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/attacked-close-no-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/melee.ts#ancientMeleeOdds',
      'src/rulesets/cady/ancient-medieval/missiles/fire-at-chargers.ts#shotAtChargers',
      'src/rulesets/cady/ancient-medieval/numbers/fire.ts#defensiveFireUnder',
      'src/rulesets/cady/ancient-medieval/turn/fire/defensive-fire.ts#volleysAtChargers',
    ],
    tests: [
      'tests/ancient-medieval/melee.test.ts',
      'tests/ancient-medieval/missile-hits.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/attacked-may-fire': {
    code: [
      'src/rulesets/cady/ancient-medieval/charge-odds.ts#chargeOdds',
      'src/rulesets/cady/ancient-medieval/missiles/fire-at-chargers.ts#shotAtChargers',
      'src/rulesets/cady/ancient-medieval/turn/fire/defensive-fire.ts#volleysAtChargers',
    ],
    tests: ['tests/ancient-medieval/missile-hits.test.ts', 'tests/ancient-medieval/turn-chargers.test.ts'],
  },
  'cady/ancient-medieval/missile/base-is-far-range': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/numbers/missiles.ts#missilesUnder',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/missile/broken-no-fire': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#shootingFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/armed.ts#shooterFaults',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/casualty-meaning': {
    code: ['src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileVolley'],
    tests: ['tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/crossbow-no-indirect': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#shootingRanks',
      'src/rulesets/cady/ancient-medieval/numbers/missiles.ts#missilesUnder',
      'src/rulesets/cady/ancient-medieval/turn/fire/fire-orders.ts#fireOrderFaults',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shooting.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/dead-cap': {
    code: ['src/rulesets/cady/ancient-medieval/army/dead-caps.ts#deadCaps'],
    tests: ['tests/ancient-medieval/marks-and-sheets.test.ts'],
  },
  'cady/ancient-medieval/missile/designate-then-measure': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#fallsShortOn',
      'src/rulesets/cady/ancient-medieval/turn/fire/targets.ts#tooShort',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/shooting.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/en-passant-movement-cap': {
    code: ['src/rulesets/cady/ancient-medieval/turn/fire/passing.ts#volleyInPassing'],
    tests: ['tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/en-passant-option': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#firesInPassing',
      'src/rulesets/cady/ancient-medieval/turn/fire/passing.ts#volleyInPassing',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/en-passant-procedure': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#firesInPassing',
      'src/rulesets/cady/ancient-medieval/turn/fire/passing.ts#volleyInPassing',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/fire-down-over-units': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#shootingRanks',
      'src/rulesets/cady/ancient-medieval/turn/fire/aim.ts#groupsAt',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/full-move-no-fire': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading',
      'src/rulesets/cady/ancient-medieval/turn/missiles.ts#missilesPhase',
    ],
    tests: ['tests/ancient-medieval/loading.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/hill-range-bonus': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#missileHillRange',
      'src/rulesets/cady/ancient-medieval/missiles/missile-range.ts#missileRange',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/hill-range-malus': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#missileHillRange',
      'src/rulesets/cady/ancient-medieval/missiles/missile-range.ts#missileRange',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/kill-ladder': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#killShots',
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/line-of-sight': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#shootingRanks',
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#shootingFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/aim.ts#groupsAt',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/loading-actions': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#loadingChart',
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading',
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#thirdsFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/fire-orders.ts#fireOrderFaults',
      'src/rulesets/cady/ancient-medieval/turn/missiles.ts#openingMissilesPhase',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/loading.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/loading-artillery': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#loadingChart',
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#destroying',
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#loadingThirds',
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#thirdsFaults',
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#load',
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#mayFire',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-shot.ts#spend',
      'src/rulesets/cady/ancient-medieval/turn/machines/crews.ts#wreckMachines',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/loading.test.ts'],
  },
  'cady/ancient-medieval/missile/loading-crossbow': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#loadingChart',
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading',
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#thirdsFaults',
      'src/rulesets/cady/ancient-medieval/turn/missiles.ts#openingMissilesPhase',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/loading.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/losses-simultaneous': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#fallenStillFire',
      'src/rulesets/cady/ancient-medieval/turn/fire/volleys.ts#shootTogether',
      'src/rulesets/cady/ancient-medieval/turn/missiles.ts#missilesPhase',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/massed-target': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#missileStepModifiers',
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/mixed-targets-allocate': {
    code: ['src/rulesets/cady/ancient-medieval/missiles/shooting.ts#allotmentFaults'],
    tests: ['tests/ancient-medieval/shooting.test.ts'],
  },
  'cady/ancient-medieval/missile/no-fire-into-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#shootingFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/targets.ts#isBarred',
      'src/rulesets/cady/ancient-medieval/turn/fire/targets.ts#volleyAt',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/non-missile-losses-before-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#fallenStillFire',
      'src/rulesets/cady/ancient-medieval/turn/fire/volleys.ts#shootTogether',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts'],
  },
  'cady/ancient-medieval/missile/one-d10-each': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileVolley',
      'src/rulesets/cady/ancient-medieval/numbers/missiles.ts#missilesUnder',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/out-of-range-falls-short': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#fallsShortOn',
      'src/rulesets/cady/ancient-medieval/turn/fire/targets.ts#tooShort',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/priority': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#missileTarget',
      'src/rulesets/cady/ancient-medieval/turn/fire/targets.ts#volleyAt',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/roll-per-shot': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileVolley',
      'src/rulesets/cady/ancient-medieval/turn/fire/volleys.ts#shootTogether',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/second-rank': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#shootingRanks',
      'src/rulesets/cady/ancient-medieval/turn/fire/aim.ts#groupsAt',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts'],
  },
  'cady/ancient-medieval/missile/second-rank-same-target': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/ancient-medieval/turn/fire/aim.ts#groupsAt',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/shooters-armor': {
    code: ['src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder'],
    tests: ['tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/missile/stationary-two-shots': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading',
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#shootingFaults',
      'src/rulesets/cady/ancient-medieval/numbers/missiles.ts#missilesUnder',
    ],
    tests: [
      'tests/ancient-medieval/loading.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shooting.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/step-close-range': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#missileStepModifiers',
      'src/rulesets/cady/ancient-medieval/missiles/missile-range.ts#missileThird',
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/step-deep-target': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#missileStepModifiers',
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/step-fence': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#missileStepModifiers',
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/ancient-medieval/turn/fire/cover.ts#coverOf',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/step-forest-edge': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#missileStepModifiers',
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/ancient-medieval/turn/fire/cover.ts#coverOf',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/step-indirect': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#missileStepModifiers',
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/step-mid-range': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#missileStepModifiers',
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/step-moved-target': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#missileStepModifiers',
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/missile/target-not-written': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#missileTarget',
      'src/rulesets/cady/ancient-medieval/turn/fire/targets.ts#volleyAt',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/twenty-four-arrows': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/supply.ts#shotsAtBeginning',
      'src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder',
    ],
    tests: ['tests/ancient-medieval/thrown-and-supply.test.ts', 'tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/missile/two-thirds-move-one-shot': {
    code: ['src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading'],
    tests: ['tests/ancient-medieval/loading.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/missile/zero-rung': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/missiles.ts#killShots',
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/turn/fire/targets.ts#isHopeless',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/mongol/cavalry-fear': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/mongols.ts#sightOfMongols',
      'src/rulesets/cady/ancient-medieval/special-troops/mongols.ts#sightOfMongolsOdds',
      'src/rulesets/cady/ancient-medieval/turn/troops/mongols.ts#faceMongols',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/mongol/stats': {
    code: ['src/rulesets/cady/ancient-medieval/charts/medieval.ts#mongolTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/mongol/three-shots': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading',
      'src/rulesets/cady/ancient-medieval/numbers/missiles.ts#missilesUnder',
    ],
    tests: [
      'tests/ancient-medieval/loading.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/mounted-infantry/capture': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountsCaptured',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#takeMounts',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts'],
  },
  'cady/ancient-medieval/mounted-infantry/dismount-to-fight': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#shootingFaults',
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountedTurnFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/armed.ts#shooterFaults',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#mountFaults',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#mountedGoing',
    ],
    tests: [
      'tests/ancient-medieval/bot.test.ts',
      'tests/ancient-medieval/companies.test.ts',
      'tests/ancient-medieval/shooting.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
      'tests/ancient-medieval/turn-mounts.test.ts',
      'tests/ancient-medieval/turn-shock.test.ts',
    ],
  },
  'cady/ancient-medieval/mounted-infantry/leave-mounts': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountedTurnFaults',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#mountAfter',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#mountedGoing',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts'],
  },
  'cady/ancient-medieval/mounted-infantry/marker': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountMarker',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#mountAfter',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts'],
  },
  'cady/ancient-medieval/mounted-infantry/mount-cost': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading',
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountedTurn',
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountedTurnFaults',
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountingShare',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#mountFaults',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#wayOf',
    ],
    tests: [
      'tests/ancient-medieval/companies.test.ts',
      'tests/ancient-medieval/loading.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/mounted-infantry/mount-losses': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountsLost',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#loseMounts',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/mounted-infantry/not-cavalry': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/cavalry.ts#isCavalry',
      'src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts', 'tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/mounted-infantry/one-horse-per-figure': {
    code: ['src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountingFaults'],
    tests: [
      'tests/ancient-medieval/companies.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/ancient-medieval/turn-mounts.test.ts',
    ],
  },
  'cady/ancient-medieval/mounted-infantry/return-to-mounts': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountedTurnFaults',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#mountAfter',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#mountFaults',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts', 'tests/ancient-medieval/turn-mounts.test.ts'],
  },
  'cady/ancient-medieval/mounted-infantry/speed': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountedTurn',
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#rideOf',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#mountedGoing',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#wayOf',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/mounted-infantry/split-move': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountedTurn',
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountedTurnFaults',
      'src/rulesets/cady/ancient-medieval/turn/troops/mounts.ts#wayOf',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts'],
  },
  'cady/ancient-medieval/mounted-infantry/stats': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/equipment.ts#equipmentCost',
      'src/rulesets/cady/ancient-medieval/charts/medieval.ts#mountedInfantryTable',
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountsCost',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/companies.test.ts'],
  },
  'cady/ancient-medieval/mounted-infantry/who': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.ts#mountingFaults',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/movement/artillery-over-fence': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#effectsOnMovement',
      'src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#movementUnder',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/movement/charge-bonus': {
    code: ['src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#effectsOnMovement'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/movement/creek-elsewhere': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#effectsOnMovement',
      'src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#movementUnder',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/movement/direction-change': {
    code: ['src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#effectsOnMovement'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/movement/ford-or-creek': {
    code: ['src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#effectsOnMovement'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/movement/forest': {
    code: ['src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#effectsOnMovement'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/movement/formation-change': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#effectsOnMovement',
      'src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#movementUnder',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/movement/hill-level': {
    code: ['src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#effectsOnMovement'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/movement/infantry-over-fence': {
    code: ['src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#effectsOnMovement'],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/movement/no-column-bonus': {
    code: ['src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#movementUnder'],
    tests: ['tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/movement/pass-through': {
    code: ['src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#effectsOnMovement'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/movement/road-bonus': {
    code: ['src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#effectsOnMovement'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/movement/rough-terrain': {
    code: ['src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#effectsOnMovement'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/organization/light-unit-size': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/rosters.ts#unitSizeFaults',
      'src/rulesets/cady/ancient-medieval/numbers/organisation.ts#organisationNumbers',
    ],
    tests: ['tests/ancient-medieval/rosters.test.ts', 'tests/ancient-medieval/scenario-faults.test.ts'],
  },
  'cady/ancient-medieval/organization/permanent-armies': {
    code: ['src/rulesets/cady/ancient-medieval/army/rosters.ts#ancientRosterFaults'],
    tests: ['tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/organization/unit-size': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/army-faults.ts#armyFaults',
      'src/rulesets/cady/ancient-medieval/army/rosters.ts#unitSizeFaults',
      'src/rulesets/cady/ancient-medieval/rules.ts#ancientMedievalRulesUnder',
    ],
    tests: [
      'tests/ancient-medieval/rosters.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
    ],
  },
  'cady/ancient-medieval/pavise/rule': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/equipment.ts#equipmentCost',
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/rosters.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/phalanx/cavalry-shock-front': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
      'src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#periodShockUnder',
    ],
    tests: [
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shock.test.ts',
      'tests/ancient-medieval/turn-shock.test.ts',
    ],
  },
  'cady/ancient-medieval/phalanx/charge-shock': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/phalanx.ts#hoplite',
      'src/rulesets/cady/ancient-medieval/combat/phalanx.ts#phalanxStrikers',
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#phalanxUnder',
    ],
    tests: [
      'tests/ancient-medieval/phalanx.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shock.test.ts',
      'tests/ancient-medieval/turn-shock.test.ts',
    ],
  },
  'cady/ancient-medieval/phalanx/formation': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/phalanx.ts#phalanxFaults',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#phalanxUnder',
      'src/rulesets/cady/ancient-medieval/turn/troops/formations.ts#formationAfter',
      'src/rulesets/cady/ancient-medieval/turn/troops/formations.ts#formationFaults',
    ],
    tests: [
      'tests/ancient-medieval/bot.test.ts',
      'tests/ancient-medieval/phalanx.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/ancient-medieval/turn-formations.test.ts',
    ],
  },
  'cady/ancient-medieval/phalanx/missile-front': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/ancient-medieval/numbers/missiles.ts#missilesUnder',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/phalanx/no-3dt-to-charge': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/phalanx.ts#testsToCharge',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#phalanxUnder',
    ],
    tests: [
      'tests/ancient-medieval/phalanx.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-charges.test.ts',
    ],
  },
  'cady/ancient-medieval/phalanx/no-break-in-contact': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/phalanx.ts#phalanxOrderFaults',
      'src/rulesets/cady/ancient-medieval/turn/troops/formations.ts#formationAfter',
      'src/rulesets/cady/ancient-medieval/turn/troops/formations.ts#formationFaults',
    ],
    tests: ['tests/ancient-medieval/phalanx.test.ts', 'tests/ancient-medieval/turn-formations.test.ts'],
  },
  'cady/ancient-medieval/phalanx/no-manoeuvre': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/phalanx.ts#phalanxOrderFaults',
      'src/rulesets/cady/ancient-medieval/turn/troops/formations.ts#formationFaults',
      'src/rulesets/cady/ancient-medieval/turn/troops/formations.ts#formationGoing',
    ],
    tests: [
      'tests/ancient-medieval/bot.test.ts',
      'tests/ancient-medieval/phalanx.test.ts',
      'tests/ancient-medieval/turn-formations.test.ts',
    ],
  },
  'cady/ancient-medieval/phalanx/no-push-elephants': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/phalanx.ts#pushBack',
      'src/rulesets/cady/ancient-medieval/turn/fighting/phalanx-push.ts#pushBacks',
    ],
    tests: ['tests/ancient-medieval/phalanx.test.ts', 'tests/ancient-medieval/turn-after-melee.test.ts'],
  },
  'cady/ancient-medieval/phalanx/normal-speed': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/phalanx.ts#phalanxOrderFaults',
      'src/rulesets/cady/ancient-medieval/turn/troops/formations.ts#formationGoing',
    ],
    tests: ['tests/ancient-medieval/phalanx.test.ts'],
  },
  'cady/ancient-medieval/phalanx/outside-medium': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/phalanx.ts#hoplite',
      'src/rulesets/cady/ancient-medieval/turn/works/ordered.ts#moraleValueOf',
    ],
    tests: ['tests/ancient-medieval/phalanx.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/phalanx/push-back': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/phalanx.ts#pushBack',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#phalanxUnder',
      'src/rulesets/cady/ancient-medieval/turn/fighting/phalanx-push.ts#pushBacks',
    ],
    tests: [
      'tests/ancient-medieval/phalanx.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-after-melee.test.ts',
    ],
  },
  'cady/ancient-medieval/phalanx/push-cavalry': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/phalanx.ts#pushBack',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#phalanxUnder',
      'src/rulesets/cady/ancient-medieval/turn/fighting/phalanx-push.ts#pushBacks',
    ],
    tests: [
      'tests/ancient-medieval/phalanx.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-after-melee.test.ts',
    ],
  },
  'cady/ancient-medieval/phalanx/second-rank-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/melee.ts#readyAncientMelee',
      'src/rulesets/cady/ancient-medieval/combat/phalanx.ts#phalanxReach',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#phalanxUnder',
      'src/rulesets/cady/ancient-medieval/turn/fighting/reach-over.ts#reachOver',
    ],
    tests: [
      'tests/ancient-medieval/melee.test.ts',
      'tests/ancient-medieval/phalanx.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
    ],
  },
  'cady/ancient-medieval/phalanx/stats': {
    code: ['src/rulesets/cady/ancient-medieval/charts/ancients.ts#phalanxTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/pike/front-rank-losses': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/pikes.ts#pikeLosses',
      'src/rulesets/cady/ancient-medieval/turn/melee.ts#reached',
    ],
    tests: ['tests/ancient-medieval/long-weapons.test.ts', 'tests/ancient-medieval/turn-melee.test.ts'],
  },
  'cady/ancient-medieval/pike/shock-reduction': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/pikes.ts#pikeObstacle',
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
      'src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#periodShockUnder',
    ],
    tests: [
      'tests/ancient-medieval/long-weapons.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shock.test.ts',
      'tests/ancient-medieval/turn-shock.test.ts',
    ],
  },
  'cady/ancient-medieval/pike/stats-light': {
    code: ['src/rulesets/cady/ancient-medieval/charts/medieval.ts#swissPikeTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/pike/stats-medium': {
    code: ['src/rulesets/cady/ancient-medieval/charts/medieval.ts#swissPikeTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/pike/three-ranks-attack': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/melee.ts#readyAncientMelee',
      'src/rulesets/cady/ancient-medieval/combat/pikes.ts#pikeReach',
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/turn/fighting/reach-over.ts#reachOver',
    ],
    tests: [
      'tests/ancient-medieval/long-weapons.test.ts',
      'tests/ancient-medieval/melee.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
    ],
  },
  'cady/ancient-medieval/pike/unit-size': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/rosters.ts#unitSizeFaults',
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
    ],
    tests: ['tests/ancient-medieval/rosters.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/polearm/front-normal': {
    code: ['src/rulesets/cady/ancient-medieval/combat/pole-arms.ts#poleArmReach'],
    tests: ['tests/ancient-medieval/long-weapons.test.ts'],
  },
  'cady/ancient-medieval/polearm/stats': {
    code: ['src/rulesets/cady/ancient-medieval/charts/medieval.ts#poleArmTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/polearm/strike-from-behind': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/melee.ts#readyAncientMelee',
      'src/rulesets/cady/ancient-medieval/combat/pole-arms.ts#poleArmReach',
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/turn/fighting/reach-over.ts#reachOver',
    ],
    tests: [
      'tests/ancient-medieval/long-weapons.test.ts',
      'tests/ancient-medieval/melee.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
    ],
  },
  'cady/ancient-medieval/polearm/weapons': {
    code: ['src/rulesets/cady/ancient-medieval/combat/pole-arms.ts#poleArmWeapons'],
    tests: ['tests/ancient-medieval/marks-and-sheets.test.ts'],
  },
  'cady/ancient-medieval/pot-d-fer/call': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/turn/machines/calls.ts#callRequest',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/pot-d-fer/downward-minimum': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineRange',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/pot-d-fer/first-third': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#fliesTrue',
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineRange',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineFall',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/pot-d-fer/hit': {
    code: ['src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#machineHits'],
    tests: ['tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/pot-d-fer/procedure': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/machines/gunpowder.ts#gunpowderShot',
    ],
    tests: ['tests/ancient-medieval/gunpowder.test.ts', 'tests/ancient-medieval/machines.test.ts'],
  },
  'cady/ancient-medieval/pot-d-fer/sight-and-friends': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#machineShotFaults',
      'src/rulesets/cady/ancient-medieval/machines/engines.ts#mayFireOver',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/pot-d-fer/targets': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#destroys',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/pot-d-fer/variation': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineFall',
      'src/rulesets/cady/ancient-medieval/machines/machine-shots.ts#machineWheel',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/ransom/attachment': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#nobleFaults',
      'src/rulesets/cady/ancient-medieval/army/scenario-faults.ts#sideFaults',
    ],
    tests: ['tests/ancient-medieval/ransom.test.ts', 'tests/ancient-medieval/scenario-faults.test.ts'],
  },
  'cady/ancient-medieval/ransom/capture': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/nobles.ts#settleNobles',
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#nobleCaptured',
    ],
    tests: ['tests/ancient-medieval/nobles.test.ts', 'tests/ancient-medieval/ransom.test.ts'],
  },
  'cady/ancient-medieval/ransom/custody': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/nobles.ts#settleNobles',
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#custody',
    ],
    tests: ['tests/ancient-medieval/nobles.test.ts', 'tests/ancient-medieval/ransom.test.ts'],
  },
  'cady/ancient-medieval/ransom/knight-count': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#knightsSuggested',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#ransomUnder',
    ],
    tests: ['tests/ancient-medieval/ransom.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/ransom/leaders': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#leaderFaults',
      'src/rulesets/cady/ancient-medieval/army/scenario-faults.ts#sideFaults',
    ],
    tests: ['tests/ancient-medieval/ransom.test.ts'],
  },
  'cady/ancient-medieval/ransom/noble-cannot-die': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/nobles.ts#settleNobles',
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#nobleStruck',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-shot.ts#spared',
    ],
    tests: ['tests/ancient-medieval/nobles.test.ts', 'tests/ancient-medieval/ransom.test.ts'],
  },
  'cady/ancient-medieval/ransom/noble-does-not-rout': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/nobles.ts#settleNobles',
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#nobleStruck',
    ],
    tests: ['tests/ancient-medieval/nobles.test.ts', 'tests/ancient-medieval/ransom.test.ts'],
  },
  'cady/ancient-medieval/ransom/player-figure': {
    code: ['src/rulesets/cady/ancient-medieval/army/ransom.ts#nobleFaults'],
    tests: ['tests/ancient-medieval/ransom.test.ts'],
  },
  'cady/ancient-medieval/ransom/point-values': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#ransomPoints',
      'src/rulesets/cady/ancient-medieval/charts/field.ts#ransomValues',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#ransomUnder',
      'src/rulesets/cady/ancient-medieval/victory.ts#ancientOutcome',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/ransom.test.ts',
      'tests/ancient-medieval/victory.test.ts',
    ],
  },
  'cady/ancient-medieval/ransom/victory-threshold': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/ransom.ts#ransomVictory',
      'src/rulesets/cady/ancient-medieval/army/scenario-faults.ts#victoryFaults',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#ransomUnder',
      'src/rulesets/cady/ancient-medieval/victory.ts#ancientOutcome',
    ],
    tests: [
      'tests/ancient-medieval/ransom.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/ancient-medieval/victory.test.ts',
    ],
  },
  'cady/ancient-medieval/romans/auxiliaries-generic': {
    code: ['src/rulesets/cady/ancient-medieval/special-troops/romans.ts#legionaryWorks'],
    tests: ['tests/ancient-medieval/romans.test.ts'],
  },
  'cady/ancient-medieval/romans/cavalry-limits': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#legionaryWorks',
      'src/rulesets/cady/ancient-medieval/turn/works/task-faults.ts#taskFaults',
    ],
    tests: ['tests/ancient-medieval/romans.test.ts'],
  },
  'cady/ancient-medieval/romans/century-independent': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#standsAlone',
      'src/rulesets/cady/ancient-medieval/turn/troops/romans.ts#cohortInTouch',
      'src/rulesets/cady/ancient-medieval/turn/troops/romans.ts#divideCohort',
      'src/rulesets/cady/ancient-medieval/turn/troops/romans.ts#divisionFaults',
    ],
    tests: ['tests/ancient-medieval/romans.test.ts'],
  },
  'cady/ancient-medieval/romans/century-rejoin': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#mayRejoin',
      'src/rulesets/cady/ancient-medieval/turn/troops/romans.ts#joinCentury',
      'src/rulesets/cady/ancient-medieval/turn/troops/romans.ts#joiningFaults',
    ],
    tests: ['tests/ancient-medieval/romans.test.ts', 'tests/ancient-medieval/turn-centuries.test.ts'],
  },
  'cady/ancient-medieval/romans/cohort-size': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/rosters.ts#unitSizeFaults',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#romansUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#centuryFaults',
      'src/rulesets/cady/ancient-medieval/turn/troops/romans.ts#divideCohort',
      'src/rulesets/cady/ancient-medieval/turn/troops/romans.ts#divisionFaults',
      'src/rulesets/cady/ancient-medieval/units.ts#costsIn',
    ],
    tests: [
      'tests/ancient-medieval/romans.test.ts',
      'tests/ancient-medieval/rosters.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-centuries.test.ts',
    ],
  },
  'cady/ancient-medieval/romans/decimation': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#romansUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#decimated',
      'src/rulesets/cady/ancient-medieval/turn/morale.ts#decimate',
    ],
    tests: [
      'tests/ancient-medieval/romans.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-morale.test.ts',
    ],
  },
  'cady/ancient-medieval/romans/entrench': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/melee.ts#ancientMeleeOdds',
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#romansUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#entrenchmentDug',
      'src/rulesets/cady/ancient-medieval/turn/fighting/between.ts#worksBetween',
      'src/rulesets/cady/ancient-medieval/turn/works/labour.ts#dig',
      'src/rulesets/cady/ancient-medieval/turn/works/task-faults.ts#taskFaults',
      'src/rulesets/cady/ancient-medieval/turn/works/task-times.ts#allTurn',
      'src/rulesets/cady/ancient-medieval/turn/works/works.ts#workCosts',
    ],
    tests: [
      'tests/ancient-medieval/melee.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/romans.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shock.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
      'tests/ancient-medieval/turn-shock.test.ts',
      'tests/ancient-medieval/turn-works.test.ts',
    ],
  },
  'cady/ancient-medieval/romans/extra-stakes': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
      'src/rulesets/cady/ancient-medieval/works/stakes.ts#stakesCost',
    ],
    tests: ['tests/ancient-medieval/obstacles.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/romans/no-special-sheet': {
    code: ['src/rulesets/cady/ancient-medieval/army/order-sheets.ts#sheetKind'],
    tests: ['tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/romans/pilum-carriers': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/thrown.ts#throwFaults',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#legionaryWorks',
    ],
    tests: ['tests/ancient-medieval/romans.test.ts', 'tests/ancient-medieval/thrown-and-supply.test.ts'],
  },
  'cady/ancient-medieval/romans/pilum-encumbers': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/melee.ts#ancientMeleeOdds',
      'src/rulesets/cady/ancient-medieval/missiles/thrown.ts#pilaEncumber',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#romansUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#pilaVolley',
      'src/rulesets/cady/ancient-medieval/turn/fire/volleys.ts#encumber',
    ],
    tests: [
      'tests/ancient-medieval/melee.test.ts',
      'tests/ancient-medieval/romans.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/thrown-and-supply.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/romans/pilum-first-melee-only': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/thrown.ts#throwFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/throwing.ts#dropPila',
      'src/rulesets/cady/ancient-medieval/turn/fire/throwing.ts#volleyBeforeContact',
    ],
    tests: [
      'tests/ancient-medieval/thrown-and-supply.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/romans/pilum-odds': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#romansUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#pilaVolley',
    ],
    tests: [
      'tests/ancient-medieval/bot.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/romans.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/romans/pilum-second-rank': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#romansUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#pilaVolley',
      'src/rulesets/cady/ancient-medieval/turn/fire/throwing.ts#volleyBeforeContact',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/romans.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/romans/stakes': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#romansUnder',
      'src/rulesets/cady/ancient-medieval/turn/works/labour.ts#setStakes',
      'src/rulesets/cady/ancient-medieval/works/stakes.ts#freeStakes',
      'src/rulesets/cady/ancient-medieval/works/stakes.ts#setUpStakes',
    ],
    tests: [
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/obstacles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/romans/stats-auxiliary': {
    code: ['src/rulesets/cady/ancient-medieval/charts/ancients.ts#romansTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/romans/stats-bow-light': {
    code: ['src/rulesets/cady/ancient-medieval/charts/ancients.ts#romansTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/romans/stats-bow-medium': {
    code: ['src/rulesets/cady/ancient-medieval/charts/ancients.ts#romansTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/romans/stats-cavalry': {
    code: ['src/rulesets/cady/ancient-medieval/charts/ancients.ts#romansTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/romans/stats-legion': {
    code: ['src/rulesets/cady/ancient-medieval/charts/ancients.ts#romansTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/romans/testudo-forming-cost': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#romansUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#testudo',
      'src/rulesets/cady/ancient-medieval/turn/troops/formations.ts#formationGoing',
    ],
    tests: ['tests/ancient-medieval/romans.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/romans/testudo-missiles': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/numbers/missiles.ts#missilesUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#testudo',
      'src/rulesets/cady/ancient-medieval/turn/fire/aim.ts#shotOf',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/romans.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/romans/testudo-no-pilum': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/thrown.ts#throwFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/throwing.ts#volleyBeforeContact',
    ],
    tests: [
      'tests/ancient-medieval/thrown-and-supply.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/romans/testudo-no-shock': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
      'src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#periodShockUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#testudo',
    ],
    tests: [
      'tests/ancient-medieval/romans.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shock.test.ts',
      'tests/ancient-medieval/turn-shock.test.ts',
    ],
  },
  'cady/ancient-medieval/romans/testudo-shape': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#romansUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#testudoFaults',
      'src/rulesets/cady/ancient-medieval/turn/troops/formations.ts#formationFaults',
    ],
    tests: [
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/romans.test.ts',
      'tests/ancient-medieval/rules.test.ts',
    ],
  },
  'cady/ancient-medieval/romans/testudo-speed': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#romansUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#testudo',
      'src/rulesets/cady/ancient-medieval/turn/troops/formations.ts#formationGoing',
    ],
    tests: ['tests/ancient-medieval/romans.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/romans/testudo-who': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#legionaryWorks',
      'src/rulesets/cady/ancient-medieval/special-troops/romans.ts#testudoFaults',
      'src/rulesets/cady/ancient-medieval/turn/troops/formations.ts#formationFaults',
    ],
    tests: [
      'tests/ancient-medieval/romans.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/ancient-medieval/turn-formations.test.ts',
    ],
  },
  'cady/ancient-medieval/roster/armor-recorded': {
    code: ['src/rulesets/cady/ancient-medieval/army/rosters.ts#ancientRosterFaults'],
    tests: ['tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/roster/contents': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/army-faults.ts#armyFaults',
      'src/rulesets/cady/ancient-medieval/army/rosters.ts#ancientRosterFaults',
    ],
    tests: ['tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/roster/cost-limit': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/army-faults.ts#armyFaults',
      'src/rulesets/cady/ancient-medieval/army/rosters.ts#ancientRosterFaults',
    ],
    tests: ['tests/ancient-medieval/rosters.test.ts', 'tests/ancient-medieval/scenario-faults.test.ts'],
  },
  'cady/ancient-medieval/roster/only-chosen-army': {
    code: ['src/rulesets/cady/ancient-medieval/army/rosters.ts#ancientRosterFaults'],
    tests: ['tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/roster/special-information': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/army-faults.ts#armyFaults',
      'src/rulesets/cady/ancient-medieval/army/rosters.ts#ancientRosterFaults',
    ],
    tests: ['tests/ancient-medieval/rosters.test.ts', 'tests/ancient-medieval/scenario-faults.test.ts'],
  },
  'cady/ancient-medieval/roster/wagon-contents': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/rosters.ts#ancientRosterFaults',
      'src/rulesets/cady/ancient-medieval/missiles/supply.ts#wagonFaults',
    ],
    tests: [
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/rosters.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/ancient-medieval/thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/roster/when-filled': {
    code: ['src/rulesets/cady/ancient-medieval/army/rosters.ts#ancientRosterFaults'],
    tests: ['tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/samurai/individual': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/morale.ts#ancientMorale',
      'src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder',
      'src/rulesets/cady/ancient-medieval/turn/troops/individuals.ts#takeHits',
    ],
    tests: [
      'tests/ancient-medieval/morale.test.ts',
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/troops.test.ts',
      'tests/ancient-medieval/turn-morale.test.ts',
    ],
  },
  'cady/ancient-medieval/samurai/melee-points': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/medieval.ts#samuraiMelee',
      'src/rulesets/cady/ancient-medieval/combat/melee.ts#ancientMeleeOdds',
      'src/rulesets/cady/ancient-medieval/numbers/medieval.ts#medievalUnder',
      'src/rulesets/cady/ancient-medieval/special-troops/samurai.ts#samuraiOpponent',
      'src/rulesets/cady/ancient-medieval/special-troops/samurai.ts#samuraiPoint',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/melee.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
    ],
  },
  'cady/ancient-medieval/samurai/missile-as-medium': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/samurai/stats-archer': {
    code: ['src/rulesets/cady/ancient-medieval/charts/medieval.ts#samuraiTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/samurai/stats-cavalry': {
    code: ['src/rulesets/cady/ancient-medieval/charts/medieval.ts#samuraiTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/samurai/stats-infantry': {
    code: ['src/rulesets/cady/ancient-medieval/charts/medieval.ts#samuraiTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/scope/adds-to-common-rules': {
    code: ['src/rulesets/cady/ancient-medieval/rules.ts#ancientMedievalRulesUnder'],
    tests: ['tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/scope/choice-of-period': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#historicalGrouping'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/scope/general-period-troop-lists': {
    code: ['src/rulesets/cady/ancient-medieval/charts/capability.ts#historicalGrouping'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/sheet/artillery-crew-boxes': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/order-sheets.ts#orderSheet',
      'src/rulesets/cady/ancient-medieval/charts/artillery.ts#artillerySheetCrew',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/sheet/artillery-order-sheet': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/order-sheets.ts#orderSheet',
      'src/rulesets/cady/ancient-medieval/numbers/organisation.ts#organisationNumbers',
    ],
    tests: ['tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/sheet/building-class': {
    code: ['src/rulesets/cady/ancient-medieval/charts/artillery.ts#buildingFloorPoints'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/sheet/building-figures': {
    code: ['src/rulesets/cady/ancient-medieval/army/order-sheets.ts#buildingSheets'],
    tests: ['tests/ancient-medieval/marks-and-sheets.test.ts'],
  },
  'cady/ancient-medieval/sheet/building-fire-12pd': {
    code: ['src/rulesets/cady/ancient-medieval/charts/artillery.ts#buildingArtillery12pd'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/sheet/building-fire-6pd': {
    code: ['src/rulesets/cady/ancient-medieval/charts/artillery.ts#buildingArtillery6pd'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/sheet/building-fire-8pd': {
    code: ['src/rulesets/cady/ancient-medieval/charts/artillery.ts#buildingArtillery8pd'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/sheet/building-floor-destruction': {
    code: ['src/rulesets/cady/ancient-medieval/charts/artillery.ts#buildingFloorPoints'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/sheet/building-identification': {
    code: ['src/rulesets/cady/ancient-medieval/army/order-sheets.ts#buildingSheets'],
    tests: ['tests/ancient-medieval/marks-and-sheets.test.ts'],
  },
  'cady/ancient-medieval/sheet/chariot-for-centuries': {
    code: ['src/rulesets/cady/ancient-medieval/special-troops/romans.ts#centuryFaults'],
    tests: ['tests/ancient-medieval/romans.test.ts'],
  },
  'cady/ancient-medieval/sheet/chariot-group-orders': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/order-sheets.ts#groupOrderFaults',
      'src/rulesets/cady/ancient-medieval/army/order-sheets.ts#orderFor',
    ],
    tests: ['tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/sheet/chariot-sheet': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/order-sheets.ts#orderSheet',
      'src/rulesets/cady/ancient-medieval/numbers/organisation.ts#organisationNumbers',
    ],
    tests: ['tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/sheet/chariot-stats': {
    code: ['src/rulesets/cady/ancient-medieval/charts/chariots.ts#chariotOrderSheet'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/sheet/elephant-cavalry': {
    code: [
      'src/rulesets/cady/ancient-medieval/special-troops/elephants.ts#horsesFearElephants',
      'src/rulesets/cady/ancient-medieval/turn/troops/fear.ts#shyingGoing',
    ],
    tests: [
      'tests/ancient-medieval/elephants.test.ts',
      'tests/ancient-medieval/machines.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/sheet/elephant-missile-odds': {
    code: ['src/rulesets/cady/ancient-medieval/charts/elephants.ts#elephantSheetMissileOdds'],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/missiles.test.ts'],
  },
  'cady/ancient-medieval/sheet/elephant-rampage': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/elephants.ts#elephantSheetRampage',
      'src/rulesets/cady/ancient-medieval/special-troops/rampage.ts#rampageResult',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/elephants.test.ts'],
  },
  'cady/ancient-medieval/sheet/elephant-sheet': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/order-sheets.ts#orderSheet',
      'src/rulesets/cady/ancient-medieval/numbers/organisation.ts#organisationNumbers',
    ],
    tests: ['tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/sheet/elephant-stats': {
    code: ['src/rulesets/cady/ancient-medieval/charts/elephants.ts#elephantOrderSheet'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/sheet/order-sheet': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/order-sheets.ts#orderSheet',
      'src/rulesets/cady/ancient-medieval/army/order-sheets.ts#sheetKind',
      'src/rulesets/cady/ancient-medieval/numbers/organisation.ts#organisationNumbers',
    ],
    tests: ['tests/ancient-medieval/rosters.test.ts'],
  },
  'cady/ancient-medieval/shock/chart': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#shockChart',
      'src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#shockUnder',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/shock/dice': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#shockChart',
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShock',
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
      'src/rulesets/cady/ancient-medieval/turn/shock.ts#shockPhase',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shock.test.ts',
      'tests/ancient-medieval/turn-shock.test.ts',
    ],
  },
  'cady/ancient-medieval/shock/half': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
      'src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#periodShockUnder',
    ],
    tests: ['tests/ancient-medieval/shock.test.ts', 'tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/shock/infantry-with-shock': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#shockChart',
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
    ],
    tests: ['tests/ancient-medieval/charts.test.ts', 'tests/ancient-medieval/shock.test.ts'],
  },
  'cady/ancient-medieval/shock/reduction-one': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#shockReductions',
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shock.test.ts',
    ],
  },
  'cady/ancient-medieval/shock/reduction-two': {
    code: [
      'src/rulesets/cady/ancient-medieval/charts/shock-and-movement.ts#shockReductions',
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
    ],
    tests: [
      'tests/ancient-medieval/charts.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shock.test.ts',
    ],
  },
  'cady/ancient-medieval/shock/then-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/melee.ts#ancientMelee',
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShock',
      'src/rulesets/cady/ancient-medieval/turn/melee.ts#meleePhase',
    ],
    tests: ['tests/ancient-medieval/shock.test.ts'],
  },
  'cady/ancient-medieval/siege/base-visible': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#shootingRanks',
      'src/rulesets/cady/ancient-medieval/turn/fire/aim.ts#groupsAt',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/siege/inside-ammunition': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#shotsInCastle',
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#shootingFaults',
    ],
    tests: [
      'tests/ancient-medieval/shooting.test.ts',
      'tests/ancient-medieval/siege.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/siege/inside-no-retreat': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#absorbReaction',
      'src/rulesets/cady/ancient-medieval/turn/morale.ts#absorb',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege-inside.ts#reactionInside',
    ],
    tests: ['tests/ancient-medieval/siege.test.ts', 'tests/ancient-medieval/turn-morale.test.ts'],
  },
  'cady/ancient-medieval/siege/inside-range': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-range.ts#missileRange',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#siegeUnder',
      'src/rulesets/cady/ancient-medieval/turn/siege/castle.ts#storeysOf',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#manWalls',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/siege/ladder-carriers': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#ladderParty',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#siegeUnder',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege-gear.ts#carryGear',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#siegeAfterMovement',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#siegeGoing',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#siegeTaskFaults',
    ],
    tests: [
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/ancient-medieval/siege.test.ts',
      'tests/ancient-medieval/turn-siege.test.ts',
    ],
  },
  'cady/ancient-medieval/siege/ladder-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#wallTaken',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege-storm.ts#climbWalls',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege-storm.ts#stormWalls',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#siegeAfterMovement',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#takeWalls',
    ],
    tests: ['tests/ancient-medieval/siege.test.ts'],
  },
  'cady/ancient-medieval/siege/ladder-penalty': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/melee.ts#ancientMeleeOdds',
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
    ],
    tests: [
      'tests/ancient-medieval/melee.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
    ],
  },
  'cady/ancient-medieval/siege/ram-breaks-gate': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#batterGate',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#siegeUnder',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#ramGates',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#siegeAfterMovement',
    ],
    tests: ['tests/ancient-medieval/rules.test.ts', 'tests/ancient-medieval/siege.test.ts'],
  },
  'cady/ancient-medieval/siege/ram-crew': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#batterGate',
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#ramManned',
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#siegeMove',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#siegeUnder',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege-gear.ts#carryGear',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#ramGates',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#siegeGoing',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#siegeTaskFaults',
    ],
    tests: [
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/siege.test.ts',
      'tests/ancient-medieval/turn-siege.test.ts',
    ],
  },
  'cady/ancient-medieval/siege/ram-speed': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#siegeMove',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#siegeUnder',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#siegeGoing',
    ],
    tests: ['tests/ancient-medieval/rules.test.ts', 'tests/ancient-medieval/siege.test.ts'],
  },
  'cady/ancient-medieval/siege/tower-platform': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#towerApproach',
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#wallTaken',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege-gear.ts#carryGear',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege-storm.ts#climbWalls',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege-storm.ts#stormWalls',
    ],
    tests: ['tests/ancient-medieval/siege.test.ts'],
  },
  'cady/ancient-medieval/siege/tower-speed': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#siegeMove',
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#towerApproach',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#siegeUnder',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege.ts#siegeGoing',
    ],
    tests: ['tests/ancient-medieval/rules.test.ts', 'tests/ancient-medieval/siege.test.ts'],
  },
  'cady/ancient-medieval/siege/wall-cover': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#siegeUnder',
      'src/rulesets/cady/ancient-medieval/turn/fire/cover.ts#coverOf',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/siege/wall-needs-means': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/siege.ts#wallFaults',
      'src/rulesets/cady/ancient-medieval/turn/siege/siege-storm.ts#climbWalls',
      'src/rulesets/cady/common/turn/moving/walled-off.ts#walledOff',
    ],
    tests: ['tests/ancient-medieval/siege.test.ts'],
  },
  'cady/ancient-medieval/sighting/ninety-cm': {
    code: ['src/rulesets/cady/ancient-medieval/rules.ts#ancientMedievalRulesUnder'],
    tests: ['tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/slinger/ammunition': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/supply.ts#shotsAtBeginning',
      'src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder',
      'src/rulesets/cady/ancient-medieval/turn/fire/volleys.ts#spend',
    ],
    tests: ['tests/ancient-medieval/thrown-and-supply.test.ts', 'tests/ancient-medieval/troops.test.ts'],
  },
  'cady/ancient-medieval/slinger/immune-targets': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/ancient-medieval/numbers/missiles.ts#missilesUnder',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/slinger/rate': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading',
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#shotsOnTheWay',
      'src/rulesets/cady/ancient-medieval/numbers/missiles.ts#missilesUnder',
      'src/rulesets/cady/ancient-medieval/turn/fire/passing.ts#volleysOnTheWay',
    ],
    tests: [
      'tests/ancient-medieval/loading.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/slinger/rear-ranks': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#shootingRanks',
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/ancient-medieval/turn/fire/aim.ts#groupsAt',
    ],
    tests: [
      'tests/ancient-medieval/bot.test.ts',
      'tests/ancient-medieval/missiles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shooting.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
    ],
  },
  'cady/ancient-medieval/slinger/skirmish-needs-order': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/slingers.ts#screenFaults',
      'src/rulesets/cady/ancient-medieval/missiles/slingers.ts#screenTurn',
      'src/rulesets/cady/ancient-medieval/turn/going.ts#firing',
      'src/rulesets/cady/ancient-medieval/turn/troops/screens.ts#slingerScreen',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/slinger/skirmish-screen': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/slingers.ts#screenFaults',
      'src/rulesets/cady/ancient-medieval/missiles/slingers.ts#screenTurn',
      'src/rulesets/cady/ancient-medieval/numbers/ancients.ts#slingerNumbers',
      'src/rulesets/cady/ancient-medieval/turn/missiles.ts#openingMissilesPhase',
      'src/rulesets/cady/ancient-medieval/turn/troops/screens.ts#slingerScreen',
    ],
    tests: ['tests/ancient-medieval/companies.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/ancient-medieval/slinger/stats': {
    code: ['src/rulesets/cady/ancient-medieval/charts/ancients.ts#slingerTable'],
    tests: ['tests/ancient-medieval/charts.test.ts'],
  },
  'cady/ancient-medieval/stakes/carry': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/enlist.ts#enlist',
      'src/rulesets/cady/ancient-medieval/army/equipment.ts#equipmentCost',
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
      'src/rulesets/cady/ancient-medieval/works/stakes.ts#freeStakes',
      'src/rulesets/cady/ancient-medieval/works/stakes.ts#stakesCost',
      'src/rulesets/cady/ancient-medieval/works/stakes.ts#stakesFaults',
    ],
    tests: [
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/obstacles.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
    ],
  },
  'cady/ancient-medieval/stakes/crossing-troops': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
      'src/rulesets/cady/ancient-medieval/turn/works/works.ts#workCosts',
      'src/rulesets/cady/ancient-medieval/works/stakes.ts#stakesCrossing',
    ],
    tests: ['tests/ancient-medieval/obstacles.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/stakes/crossing-wheeled': {
    code: [
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
      'src/rulesets/cady/ancient-medieval/turn/works/works.ts#workCosts',
      'src/rulesets/cady/ancient-medieval/works/stakes.ts#stakesCrossing',
    ],
    tests: ['tests/ancient-medieval/obstacles.test.ts', 'tests/ancient-medieval/rules.test.ts'],
  },
  'cady/ancient-medieval/stakes/listed': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/works/labour.ts#setStakes',
      'src/rulesets/cady/ancient-medieval/works/stakes.ts#stakesFaults',
    ],
    tests: ['tests/ancient-medieval/obstacles.test.ts'],
  },
  'cady/ancient-medieval/stakes/melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/melee.ts#ancientMeleeOdds',
      'src/rulesets/cady/ancient-medieval/numbers/field.ts#fieldUnder',
      'src/rulesets/cady/ancient-medieval/turn/fighting/between.ts#worksBetween',
    ],
    tests: [
      'tests/ancient-medieval/melee.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/scenarios.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
    ],
  },
  'cady/ancient-medieval/stakes/remove': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/works/labour.ts#pullStakes',
      'src/rulesets/cady/ancient-medieval/turn/works/task-faults.ts#taskFaults',
      'src/rulesets/cady/ancient-medieval/turn/works/task-times.ts#allTurn',
      'src/rulesets/cady/ancient-medieval/works/stakes.ts#removeStakes',
    ],
    tests: ['tests/ancient-medieval/obstacles.test.ts'],
  },
  'cady/ancient-medieval/stakes/reuse': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/works/labour.ts#pullStakes',
      'src/rulesets/cady/ancient-medieval/turn/works/labour.ts#setStakes',
      'src/rulesets/cady/ancient-medieval/works/stakes.ts#removeStakes',
    ],
    tests: ['tests/ancient-medieval/obstacles.test.ts'],
  },
  'cady/ancient-medieval/stakes/setup': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/works/labour.ts#setStakes',
      'src/rulesets/cady/ancient-medieval/turn/works/task-faults.ts#taskFaults',
      'src/rulesets/cady/ancient-medieval/turn/works/task-times.ts#allTurn',
      'src/rulesets/cady/ancient-medieval/works/stakes.ts#setUpStakes',
    ],
    tests: [
      'tests/ancient-medieval/bot.test.ts',
      'tests/ancient-medieval/obstacles.test.ts',
      'tests/ancient-medieval/turn-works.test.ts',
    ],
  },
  'cady/ancient-medieval/stakes/shock': {
    code: [
      'src/rulesets/cady/ancient-medieval/combat/shock.ts#ancientShockOdds',
      'src/rulesets/cady/ancient-medieval/numbers/shock-and-movement.ts#periodShockUnder',
      'src/rulesets/cady/ancient-medieval/turn/fighting/between.ts#worksBetween',
    ],
    tests: [
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shock.test.ts',
      'tests/ancient-medieval/turn-shock.test.ts',
    ],
  },
  'cady/ancient-medieval/supply/contents-secret': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/supply.ts#loadsKnownTo',
      'src/rulesets/cady/ancient-medieval/turn/fire/supply.ts#supplyWagons',
    ],
    tests: [
      'tests/ancient-medieval/thrown-and-supply.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/supply/out-of-shots-becomes-infantry': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#shootingFaults',
      'src/rulesets/cady/ancient-medieval/missiles/supply.ts#withoutShots',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#supplyUnder',
      'src/rulesets/cady/ancient-medieval/turn/fighting/fighters.ts#countsAs',
      'src/rulesets/cady/ancient-medieval/turn/fire/armed.ts#shooterFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/fire-orders.ts#fireOrderFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/volleys.ts#spend',
    ],
    tests: [
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/shooting.test.ts',
      'tests/ancient-medieval/thrown-and-supply.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/supply/twelve-shots': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/enlist.ts#enlist',
      'src/rulesets/cady/ancient-medieval/army/muster.ts#musterAncient',
      'src/rulesets/cady/ancient-medieval/machines/guns.ts#gunsUnder',
      'src/rulesets/cady/ancient-medieval/missiles/supply.ts#shotsAtBeginning',
    ],
    tests: [
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/supply/wagon-capacity': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/supply.ts#resupply',
      'src/rulesets/cady/ancient-medieval/missiles/supply.ts#wagonFaults',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#supplyUnder',
      'src/rulesets/cady/ancient-medieval/turn/fire/supply.ts#supplyWagons',
    ],
    tests: [
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/thrown-and-supply.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/supply/wagon-chart-footnote': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/supply.ts#resupply',
      'src/rulesets/cady/ancient-medieval/numbers/army.ts#supplyUnder',
      'src/rulesets/cady/ancient-medieval/turn/fire/supply.ts#supplyWagons',
    ],
    tests: [
      'tests/ancient-medieval/rules.test.ts',
      'tests/ancient-medieval/thrown-and-supply.test.ts',
      'tests/ancient-medieval/turn-thrown-and-supply.test.ts',
    ],
  },
  'cady/ancient-medieval/supply/wagon-cost': {
    code: ['src/rulesets/cady/ancient-medieval/troops.ts#troopsUnder'],
    tests: ['tests/ancient-medieval/troops.test.ts'],
  },
  'cady/common/army/select-units': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/army-faults.ts#armyFaults',
      'src/rulesets/cady/musket/army-faults.ts#armyFaults',
    ],
    tests: ['tests/musket/muster.test.ts'],
  },
  'cady/common/bases/ancient-medieval-sizes': {
    code: ['src/rulesets/cady/common/charts/bases.ts#baseSizesAncientMedieval'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/bases/front-then-depth': {
    code: ['src/rulesets/cady/common/charts/bases.ts#baseSizesMusket'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/bases/musket-sizes': {
    code: ['src/rulesets/cady/common/charts/bases.ts#baseSizesMusket'],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/troops.test.ts'],
  },
  'cady/common/break-through/any-cause': {
    code: [
      'src/rulesets/cady/common/fighting/break-through.ts#breakThrough',
      'src/rulesets/cady/common/turn/fighting/break-through.ts#throughOf',
    ],
    tests: ['tests/ancient-medieval/turn-after-melee.test.ts', 'tests/cady/steadiness.test.ts'],
  },
  'cady/common/break-through/battle-save-fail': {
    code: [
      'src/rulesets/cady/common/fighting/battles.ts#saveBattle',
      'src/rulesets/cady/common/turn/fighting/battles.ts#saveBrigades',
    ],
    tests: ['tests/cady/steadiness.test.ts', 'tests/musket/brigades.test.ts'],
  },
  'cady/common/break-through/battle-save-one-pass': {
    code: [
      'src/rulesets/cady/common/fighting/battles.ts#saveBattle',
      'src/rulesets/cady/common/turn/fighting/battles.ts#saveBrigades',
    ],
    tests: ['tests/cady/steadiness.test.ts', 'tests/musket/brigades.test.ts'],
  },
  'cady/common/break-through/battle-save-who': {
    code: [
      'src/rulesets/cady/common/fighting/battles.ts#battleSavers',
      'src/rulesets/cady/common/turn/fighting/battles.ts#saveBrigades',
    ],
    tests: ['tests/cady/steadiness.test.ts', 'tests/musket/brigades.test.ts'],
  },
  'cady/common/break-through/broken-must-reform': {
    code: [
      'src/rulesets/cady/common/fighting/broken.ts#dividedFate',
      'src/rulesets/cady/common/turn/fighting/broken.ts#mendDivided',
    ],
    tests: ['tests/cady/steadiness.test.ts'],
  },
  'cady/common/break-through/when': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/melee.ts#breakThroughs',
      'src/rulesets/cady/common/fighting/break-through.ts#breakThrough',
      'src/rulesets/cady/common/turn/fighting/break-through.ts#goThrough',
      'src/rulesets/cady/common/turn/fighting/break-through.ts#throughOf',
    ],
    tests: [
      'tests/ancient-medieval/choices.test.ts',
      'tests/ancient-medieval/turn-after-melee.test.ts',
      'tests/cady/steadiness.test.ts',
    ],
  },
  'cady/common/bridges/center-height': {
    code: ['src/rulesets/cady/common/turn/table-rules.ts#tableRulesUnder'],
    tests: ['tests/musket/table-rules.test.ts'],
  },
  'cady/common/bridges/no-loss': {
    code: ['src/rulesets/cady/common/moving/water.ts#crossingCost'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/bridges/stand-must-fit': {
    code: ['src/rulesets/cady/common/moving/water.ts#crossingFaults'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/bridges/stone-indestructible': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/machines/castle-damage.ts#strikeStructures',
      'src/rulesets/cady/common/moving/water.ts#bridgeDestroyed',
      'src/rulesets/cady/common/moving/water.ts#bridgeMayBurn',
      'src/rulesets/cady/common/turn/moving/bridges.ts#strikeBridge',
    ],
    tests: ['tests/cady/geography.test.ts', 'tests/musket/bridges.test.ts'],
  },
  'cady/common/bridges/wooden-burns': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/machines/flame.ts#burnAsOrdered',
      'src/rulesets/cady/ancient-medieval/turn/machines/flame.ts#setAlight',
      'src/rulesets/cady/common/moving/water.ts#bridgeMayBurn',
    ],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/bridges/wooden-destroyed': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/machines/castle-damage.ts#strikeStructures',
      'src/rulesets/cady/common/moving/water.ts#bridgeDestroyed',
      'src/rulesets/cady/common/turn/moving/bridges.ts#strikeBridge',
    ],
    tests: ['tests/cady/geography.test.ts', 'tests/musket/bridges.test.ts'],
  },
  'cady/common/broken/battle-save': {
    code: [
      'src/rulesets/cady/common/fighting/battles.ts#battleSavers',
      'src/rulesets/cady/common/turn/fighting/battles.ts#saveBrigades',
    ],
    tests: ['tests/cady/steadiness.test.ts', 'tests/musket/brigades.test.ts'],
  },
  'cady/common/broken/battle-save-failed-breaks-up': {
    code: [
      'src/rulesets/cady/common/fighting/battles.ts#saveBattle',
      'src/rulesets/cady/common/turn/fighting/battles.ts#saveBrigades',
    ],
    tests: ['tests/cady/steadiness.test.ts', 'tests/musket/brigades.test.ts'],
  },
  'cady/common/broken/contact-tolerance-1cm': {
    code: ['src/rulesets/cady/common/fighting/broken.ts#contactOf'],
    tests: ['tests/cady/steadiness.test.ts'],
  },
  'cady/common/broken/divided-must-reform': {
    code: [
      'src/rulesets/cady/common/fighting/broken.ts#dividedFate',
      'src/rulesets/cady/common/turn/fighting/broken.ts#divide',
      'src/rulesets/cady/common/turn/fighting/broken.ts#mendDivided',
    ],
    tests: ['tests/ancient-medieval/turn-after-melee.test.ts', 'tests/musket/close-combat.test.ts'],
  },
  'cady/common/broken/exempt-friendly-obstacle': {
    code: ['src/rulesets/cady/common/fighting/broken.ts#contactOf'],
    tests: ['tests/cady/steadiness.test.ts'],
  },
  'cady/common/broken/exempt-skirmish': {
    code: ['src/rulesets/cady/common/fighting/broken.ts#contactOf'],
    tests: ['tests/cady/steadiness.test.ts'],
  },
  'cady/common/broken/smaller-part-routs': {
    code: [
      'src/rulesets/cady/common/fighting/broken.ts#dividedFate',
      'src/rulesets/cady/common/turn/fighting/broken.ts#mendDivided',
    ],
    tests: ['tests/cady/steadiness.test.ts', 'tests/musket/close-combat.test.ts'],
  },
  'cady/common/charge/attacker-fails': {
    code: [
      'src/rulesets/cady/common/fighting/charge-test.ts#resolveChargeTest',
      'src/rulesets/cady/common/turn/fighting/melee.ts#otherPoints',
      'src/rulesets/cady/common/turn/moving/charges.ts#resolveCharges',
    ],
    tests: [
      'tests/ancient-medieval/charge-odds.test.ts',
      'tests/ancient-medieval/turn-charges.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
      'tests/cady/charge-test.test.ts',
      'tests/musket/three-dice.test.ts',
    ],
  },
  'cady/common/charge/attacker-passes': {
    code: ['src/rulesets/cady/common/fighting/charge-test.ts#resolveChargeTest'],
    tests: ['tests/cady/charge-test.test.ts', 'tests/musket/three-dice.test.ts'],
  },
  'cady/common/charge/caught-fleeing': {
    code: [
      'src/rulesets/cady/common/fighting/charge-test.ts#resolveFlight',
      'src/rulesets/cady/common/turn/fighting/melee-stance.ts#strikes',
      'src/rulesets/cady/common/turn/fighting/melee.ts#caughtIn',
      'src/rulesets/cady/common/turn/moving/charges.ts#resolveCharges',
    ],
    tests: [
      'tests/ancient-medieval/charge-odds.test.ts',
      'tests/ancient-medieval/turn-charges.test.ts',
      'tests/ancient-medieval/turn-melee.test.ts',
      'tests/cady/charge-test.test.ts',
      'tests/musket/three-dice.test.ts',
    ],
  },
  'cady/common/charge/declare-at-start': {
    code: [
      'src/rulesets/cady/common/fighting/charge.ts#chargeFaults',
      'src/rulesets/cady/common/turn/moving/charges.ts#resolveCharges',
    ],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/charge/defender-flees': {
    code: [
      'src/rulesets/cady/common/fighting/charge-test.ts#resolveChargeTest',
      'src/rulesets/cady/common/fighting/charge-test.ts#resolveFlight',
      'src/rulesets/cady/common/turn/moving/charges.ts#resolveCharges',
      'src/rulesets/cady/common/turn/moving/marching.ts#flight',
    ],
    tests: [
      'tests/ancient-medieval/turn-charges.test.ts',
      'tests/cady/charge-test.test.ts',
      'tests/musket/three-dice.test.ts',
    ],
  },
  'cady/common/charge/defender-holds': {
    code: ['src/rulesets/cady/common/fighting/charge-test.ts#resolveChargeTest'],
    tests: ['tests/cady/charge-test.test.ts', 'tests/musket/three-dice.test.ts'],
  },
  'cady/common/charge/engage-vs-charge': {
    code: ['src/rulesets/cady/ancient-medieval/charge-odds.ts#chargeOdds', 'src/rulesets/cady/common/orders.ts#Order'],
    tests: ['tests/cady/orders.test.ts', 'tests/musket/orders.test.ts', 'tests/musket/three-dice.test.ts'],
  },
  'cady/common/charge/how-melee-arises': {
    code: ['src/rulesets/cady/common/turn/moving/contacts.ts#settleContacts'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/charge/may-miss-target': {
    code: ['src/rulesets/cady/common/turn/moving/contacts.ts#settleContacts'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/charge/morale-effect-numbers': {
    code: ['src/rulesets/cady/common/fighting/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/charge/move-bonus': {
    code: ['src/rulesets/cady/common/moving/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/charge/next-turn-reduction': {
    code: [
      'src/rulesets/cady/common/fighting/charge.ts#afterCharge',
      'src/rulesets/cady/common/moving/movement.ts#movementAllowance',
    ],
    tests: ['tests/ancient-medieval/turn-charges.test.ts', 'tests/cady/movement.test.ts'],
  },
  'cady/common/charge/no-charge-next-turn': {
    code: [
      'src/rulesets/cady/common/fighting/charge.ts#afterCharge',
      'src/rulesets/cady/common/fighting/charge.ts#chargeFaults',
      'src/rulesets/cady/common/turn/command/orders.ts#orderFaultsOf',
    ],
    tests: ['tests/cady/charge.test.ts', 'tests/musket/orders.test.ts'],
  },
  'cady/common/charge/no-formation-change-final-distance': {
    code: [
      'src/rulesets/cady/common/fighting/charge.ts#chargeFaults',
      'src/rulesets/cady/common/turn/command/orders.ts#orderFaultsOf',
      'src/rulesets/cady/common/turn/moving/approach.ts#chargeSpoilt',
    ],
    tests: ['tests/cady/charge.test.ts', 'tests/musket/movement.test.ts', 'tests/musket/orders.test.ts'],
  },
  'cady/common/charge/no-test-resolution': {
    code: ['src/rulesets/cady/common/fighting/charge-test.ts#resolveChargeTest'],
    tests: ['tests/cady/charge-test.test.ts', 'tests/musket/three-dice.test.ts'],
  },
  'cady/common/charge/only-worst-effect': {
    code: ['src/rulesets/cady/common/fighting/morale.ts#reactionsAfterMelee'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/charge/straight-final-distance': {
    code: [
      'src/rulesets/cady/common/fighting/charge.ts#chargeFaults',
      'src/rulesets/cady/common/turn/command/orders.ts#orderFaultsOf',
      'src/rulesets/cady/common/turn/moving/approach.ts#approachOf',
      'src/rulesets/cady/common/turn/moving/approach.ts#chargeSpoilt',
    ],
    tests: ['tests/cady/charge.test.ts', 'tests/musket/movement.test.ts', 'tests/musket/orders.test.ts'],
  },
  'cady/common/charge/unsuccessful': {
    code: [
      'src/rulesets/cady/common/fighting/charge.ts#afterCharge',
      'src/rulesets/cady/common/turn/command/orders.ts#chargeBefore',
      'src/rulesets/cady/common/turn/command/orders.ts#startTurn',
      'src/rulesets/cady/common/turn/moving/contacts.ts#settleContacts',
    ],
    tests: [
      'tests/ancient-medieval/turn-charges.test.ts',
      'tests/cady/charge.test.ts',
      'tests/musket/movement.test.ts',
      'tests/musket/three-dice.test.ts',
    ],
  },
  'cady/common/charge/withdraw-needs-test': {
    code: [
      'src/rulesets/cady/common/fighting/three-dice.ts#breakOff',
      'src/rulesets/cady/common/turn/moving/break-off.ts#breakOffs',
    ],
    tests: ['tests/cady/three-dice.test.ts', 'tests/musket/steadiness.test.ts'],
  },
  'cady/common/conduct/brigade-chain-test': {
    code: [
      'src/rulesets/cady/common/fighting/battles.ts#saveBattle',
      'src/rulesets/cady/common/turn/fighting/battles.ts#saveBrigades',
    ],
    tests: ['tests/cady/steadiness.test.ts', 'tests/musket/brigades.test.ts'],
  },
  'cady/common/conduct/single-figure-may-fire': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/fire/aim.ts#groupsAt',
      'src/rulesets/cady/musket/turn/aim.ts#groupsAt',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/musket/small-arms.test.ts'],
  },
  'cady/common/cost/artillery-limit-one-third': {
    code: [
      'src/rulesets/cady/common/army/roster.ts#armShareFaults',
      'src/rulesets/cady/musket/army-faults.ts#armyFaults',
      'src/rulesets/cady/musket/rules.ts#musketRulesUnder',
    ],
    tests: ['tests/cady/musket-rules.test.ts', 'tests/musket/muster.test.ts'],
  },
  'cady/common/cost/cavalry-limit-one-third': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/army-faults.ts#shareFaults',
      'src/rulesets/cady/common/army/roster.ts#armShareFaults',
      'src/rulesets/cady/musket/army-faults.ts#armyFaults',
      'src/rulesets/cady/musket/rules.ts#musketRulesUnder',
    ],
    tests: [
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/cady/musket-rules.test.ts',
      'tests/musket/muster.test.ts',
    ],
  },
  'cady/common/cost/limits-waived-by-agreement': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/army-faults.ts#armyFaults',
      'src/rulesets/cady/common/army/roster.ts#armShareFaults',
      'src/rulesets/cady/musket/army-faults.ts#armyFaults',
    ],
    tests: ['tests/ancient-medieval/scenario-faults.test.ts', 'tests/musket/muster.test.ts'],
  },
  'cady/common/cost/medieval-missile-limit': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/army-faults.ts#shareFaults',
      'src/rulesets/cady/common/army/roster.ts#missileFaults',
    ],
    tests: ['tests/ancient-medieval/scenario-faults.test.ts', 'tests/cady/armies.test.ts'],
  },
  'cady/common/cost/no-effect-in-play': {
    code: ['src/rulesets/cady/ancient-medieval/units.ts#costsOf', 'src/rulesets/cady/musket/units.ts#unitCost'],
    tests: ['tests/musket/costs.test.ts'],
  },
  'cady/common/cost/points-per-figure': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/equipment.ts#unitCost',
      'src/rulesets/cady/ancient-medieval/units.ts#costsOf',
      'src/rulesets/cady/musket/units.ts#unitCost',
    ],
    tests: [
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/rosters.test.ts',
      'tests/ancient-medieval/victory.test.ts',
      'tests/musket/muster.test.ts',
    ],
  },
  'cady/common/cost/unequal-armies': {
    code: ['src/rulesets/cady/musket/army-faults.ts#armyFaults'],
    tests: ['tests/musket/muster.test.ts'],
  },
  'cady/common/definition/broken': {
    code: ['src/rulesets/cady/common/turn/fighting/broken.ts#mendDivided'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/definition/detach': {
    code: ['src/rulesets/cady/common/army/commanders.ts#detach'],
    tests: ['tests/cady/armies.test.ts'],
  },
  'cady/common/definition/en-passant': {
    code: ['src/rulesets/cady/ancient-medieval/missiles/shooting.ts#firesInPassing'],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/common/definition/formation-always': {
    code: ['src/rulesets/cady/common/moving/formation.ts#formationFaults'],
    tests: ['tests/cady/open-order.test.ts'],
  },
  'cady/common/definition/formation-change': {
    code: ['src/rulesets/cady/common/moving/formation.ts#drilled'],
    tests: ['tests/cady/open-order.test.ts'],
  },
  'cady/common/definition/game-victory': {
    code: ['src/rulesets/cady/ancient-medieval/army/scenario-faults.ts#scenarioFaults'],
    tests: ['tests/ancient-medieval/turn.test.ts'],
  },
  'cady/common/definition/hidden-troop-movement': {
    code: [
      'src/rulesets/cady/common/turn/unseen/markers.ts#setMarkers',
      'src/rulesets/cady/common/unseen/hidden.ts#blank',
    ],
    tests: [
      'tests/ancient-medieval/hidden-revealing.test.ts',
      'tests/ancient-medieval/muster.test.ts',
      'tests/cady/hidden.test.ts',
    ],
  },
  'cady/common/definition/hill': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/definition/imperials-cost': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/rosters.ts#lineCost',
      'src/rulesets/cady/common/army/roster.ts#imperialCost',
    ],
    tests: ['tests/ancient-medieval/muster.test.ts', 'tests/cady/armies.test.ts'],
  },
  'cady/common/definition/imperials-fight-to-last': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/morale.ts#steadinessIn',
      'src/rulesets/cady/common/army/roster.ts#takesPostMeleeMorale',
    ],
    tests: ['tests/ancient-medieval/turn-morale.test.ts', 'tests/cady/armies.test.ts'],
  },
  'cady/common/definition/imperials-one-unit': {
    code: ['src/rulesets/cady/common/army/roster.ts#imperialFaults'],
    tests: ['tests/ancient-medieval/scenario-faults.test.ts', 'tests/cady/armies.test.ts'],
  },
  'cady/common/definition/like-type': {
    code: ['src/rulesets/cady/common/army/roster.ts#rosterFaults'],
    tests: ['tests/cady/armies.test.ts'],
  },
  'cady/common/definition/line-of-battle': {
    code: ['src/rulesets/cady/common/turn/units.ts#filesFor'],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/definition/melee-point': {
    code: ['src/rulesets/cady/common/fighting/melee.ts#fatigueAfter'],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/definition/melee-range': {
    code: [
      'src/rulesets/cady/common/turn/moving/contacts.ts#settleContacts',
      'src/rulesets/cady/common/turn/table-rules.ts#tableRulesUnder',
    ],
    tests: ['tests/musket/melee.test.ts', 'tests/musket/movement.test.ts'],
  },
  'cady/common/definition/mercenary-troops': {
    code: [
      'src/rulesets/cady/common/army/roster.ts#loyalAfter',
      'src/rulesets/cady/common/army/roster.ts#mercenaryFaults',
    ],
    tests: [
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/cady/armies.test.ts',
    ],
  },
  'cady/common/definition/morale-value': {
    code: ['src/rulesets/cady/common/fighting/three-dice.ts#threeDiceOdds'],
    tests: ['tests/cady/three-dice.test.ts'],
  },
  'cady/common/definition/move-sequence': {
    code: [
      'src/rulesets/cady/ancient-medieval/phases.ts#ancientPhases',
      'src/rulesets/cady/musket/phases.ts#musketPhases',
    ],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/definition/phantom-markers': {
    code: [
      'src/rulesets/cady/common/turn/unseen/markers.ts#setMarkers',
      'src/rulesets/cady/common/unseen/hidden.ts#blank',
    ],
    tests: ['tests/ancient-medieval/muster.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/definition/rough-terrain': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/definition/rout': {
    code: [
      'src/rulesets/cady/common/turn/moving/away.ts#wayOff',
      'src/rulesets/cady/common/turn/moving/forced.ts#settleForcedMoves',
    ],
    tests: ['tests/musket/reactions.test.ts'],
  },
  'cady/common/definition/secondary-attack': {
    code: ['src/rulesets/cady/common/fighting/melee.ts#maySecondaryAttack'],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/definition/skirmish-line': {
    code: [
      'src/rulesets/cady/common/moving/skirmish.ts#skirmishFaults',
      'src/rulesets/cady/common/moving/skirmish.ts#skirmishFrontage',
    ],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/skirmish.test.ts'],
  },
  'cady/common/definition/stands': {
    code: ['src/rulesets/cady/common/charts/bases.ts#baseSizesAncientMedieval'],
    tests: ['tests/cady/armies.test.ts'],
  },
  'cady/common/definition/step': {
    code: ['src/rulesets/cady/common/fire/steps.ts#climb'],
    tests: ['tests/cady/steps.test.ts'],
  },
  'cady/common/definition/surrender-guards': {
    code: [
      'src/rulesets/cady/common/fighting/surrender.ts#guardsFor',
      'src/rulesets/cady/common/turn/fighting/surrender.ts#offersOf',
      'src/rulesets/cady/common/turn/fighting/surrender.ts#settleOffer',
    ],
    tests: ['tests/ancient-medieval/turn-surrender.test.ts', 'tests/cady/steadiness.test.ts'],
  },
  'cady/common/definition/surrender-offer': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/melee.ts#takeSurrenders',
      'src/rulesets/cady/common/fighting/surrender.ts#surrender',
      'src/rulesets/cady/common/turn/fighting/surrender.ts#offersOf',
    ],
    tests: ['tests/ancient-medieval/turn-surrender.test.ts', 'tests/cady/steadiness.test.ts'],
  },
  'cady/common/definition/surrender-refused': {
    code: [
      'src/rulesets/cady/common/fighting/surrender.ts#surrender',
      'src/rulesets/cady/common/turn/fighting/surrender.ts#settleOffer',
    ],
    tests: ['tests/ancient-medieval/turn-surrender.test.ts', 'tests/cady/steadiness.test.ts'],
  },
  'cady/common/definition/three-dice-test': {
    code: ['src/rulesets/cady/common/fighting/three-dice.ts#threeDiceOdds'],
    tests: ['tests/cady/three-dice.test.ts'],
  },
  'cady/common/definition/tmv': {
    code: [
      'src/rulesets/cady/ancient-medieval/units.ts#totalMoraleOf',
      'src/rulesets/cady/common/fighting/morale.ts#totalMoraleValue',
      'src/rulesets/cady/musket/units.ts#moraleLeft',
    ],
    tests: ['tests/ancient-medieval/muster.test.ts', 'tests/cady/morale.test.ts'],
  },
  'cady/common/definition/unit-of-length': {
    code: ['src/rulesets/cady/common/army/scale.ts#unitOfLength'],
    tests: ['tests/cady/armies.test.ts'],
  },
  'cady/common/definition/unit-size': {
    code: ['src/rulesets/cady/common/army/roster.ts#rosterFaults'],
    tests: ['tests/cady/armies.test.ts'],
  },
  'cady/common/definition/victory-conditions': {
    code: ['src/rulesets/cady/common/turn/command/victory.ts#fieldOutcome'],
    tests: ['tests/ancient-medieval/turn.test.ts'],
  },
  'cady/common/extreme-ridge/impassable': {
    code: [
      'src/rulesets/cady/common/moving/ground.ts#isExtremeRidge',
      'src/rulesets/cady/common/moving/movement.ts#terrainCosts',
    ],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/extreme-ridge/stacked': {
    code: ['src/rulesets/cady/common/moving/ground.ts#isExtremeRidge'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/facing/default-last-direction': {
    code: ['src/rulesets/cady/common/moving/formation.ts#drilled'],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/movement.test.ts'],
  },
  'cady/common/facing/formation-change-cost': {
    code: ['src/rulesets/cady/common/moving/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/facing/formation-persists': {
    code: ['src/rulesets/cady/common/moving/formation.ts#drilled'],
    tests: ['tests/cady/open-order.test.ts'],
  },
  'cady/common/facing/turn-in-place-free': {
    code: [
      'src/rulesets/cady/common/moving/formation.ts#drilled',
      'src/rulesets/cady/common/turn/moving/marching.ts#turnInPlace',
    ],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/movement.test.ts'],
  },
  'cady/common/facing/whole-unit-same-facing': {
    code: ['src/rulesets/cady/common/moving/formation.ts#drilled'],
    tests: ['tests/cady/open-order.test.ts'],
  },
  'cady/common/fence/no-artillery-protection': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#destroys',
      'src/rulesets/cady/common/moving/ground.ts#coversFromArtillery',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/cady/geography.test.ts'],
  },
  'cady/common/fence/section-removed': {
    code: [
      'src/rulesets/cady/ancient-medieval/machines/machine-hits.ts#destroys',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-shot.ts#remove',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-targets.ts#barriersUnder',
      'src/rulesets/cady/musket/turn/shots.ts#breach',
    ],
    tests: ['tests/ancient-medieval/machines.test.ts', 'tests/musket/artillery.test.ts'],
  },
  'cady/common/fence/shock': {
    code: ['src/rulesets/cady/common/rules.ts#commonRulesUnder'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/fence/small-arms-step': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/common/moving/ground.ts#oddsBehind',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/cady/geography.test.ts'],
  },
  'cady/common/fire/add-deep-target': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/common/charts/fire.ts#fireStepModifiers',
      'src/rulesets/cady/musket/numbers.ts#smallArmsUnder',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/cady/common-charts.test.ts',
      'tests/cady/small-arms.test.ts',
    ],
  },
  'cady/common/fire/add-under-two-thirds': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/common/charts/fire.ts#fireStepModifiers',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/cady/common-charts.test.ts'],
  },
  'cady/common/fire/add-within-one-third': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/common/charts/fire.ts#fireStepModifiers',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/cady/common-charts.test.ts'],
  },
  'cady/common/fire/armor-step-table': {
    code: ['src/rulesets/cady/common/charts/fire.ts#missileArmorSteps'],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/cady/common-charts.test.ts'],
  },
  'cady/common/fire/close-fire-no-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/fire-at-chargers.ts#shotAtChargers',
      'src/rulesets/cady/common/fighting/defensive-fire.ts#defensiveShot',
      'src/rulesets/cady/musket/turn/defensive-fire.ts#volleysAtChargers',
    ],
    tests: [
      'tests/ancient-medieval/missile-hits.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
      'tests/cady/steadiness.test.ts',
      'tests/musket/defensive-fire.test.ts',
    ],
  },
  'cady/common/fire/defensive-fire-3dt': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/fire-at-chargers.ts#shotAtChargers',
      'src/rulesets/cady/ancient-medieval/turn/fire/defensive-fire.ts#volleysAtChargers',
      'src/rulesets/cady/common/fighting/defensive-fire.ts#fireAtCharger',
      'src/rulesets/cady/common/turn/fighting/charged.ts#choosesItsFire',
      'src/rulesets/cady/musket/turn/defensive-fire.ts#volleysAtChargers',
    ],
    tests: [
      'tests/ancient-medieval/missile-hits.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
      'tests/cady/steadiness.test.ts',
      'tests/musket/defensive-fire.test.ts',
    ],
  },
  'cady/common/fire/en-passant': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#firesInPassing',
      'src/rulesets/cady/ancient-medieval/turn/fire/passing.ts#volleyInPassing',
      'src/rulesets/cady/musket/turn/on-the-way.ts#volleyInPassing',
      'src/rulesets/cady/musket/turn/targets.ts#volleyAfterMoves',
    ],
    tests: [
      'tests/ancient-medieval/shooting.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
      'tests/musket/small-arms.test.ts',
    ],
  },
  'cady/common/fire/full-move-none': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading',
      'src/rulesets/cady/musket/loading.ts#loading',
      'src/rulesets/cady/musket/turn/small-arms.ts#smallArmsPhase',
    ],
    tests: ['tests/ancient-medieval/loading.test.ts', 'tests/cady/loading.test.ts'],
  },
  'cady/common/fire/hit-faces': {
    code: ['src/rulesets/cady/common/charts/fire.ts#killShots', 'src/rulesets/cady/common/rules.ts#killShotLadder'],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/steps.test.ts'],
  },
  'cady/common/fire/medieval-second-rank': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#shootingRanks',
      'src/rulesets/cady/ancient-medieval/turn/fire/aim.ts#groupsAt',
    ],
    tests: ['tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/common/fire/moved-once': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading',
      'src/rulesets/cady/musket/loading.ts#loading',
    ],
    tests: ['tests/ancient-medieval/loading.test.ts', 'tests/cady/loading.test.ts'],
  },
  'cady/common/fire/musket-first-rank': {
    code: ['src/rulesets/cady/musket/firing.ts#firingRanks', 'src/rulesets/cady/musket/turn/aim.ts#groupsAt'],
    tests: ['tests/cady/firing.test.ts'],
  },
  'cady/common/fire/one-d10-per-figure': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileVolley',
      'src/rulesets/cady/ancient-medieval/turn/fire/volleys.ts#shootTogether',
      'src/rulesets/cady/common/fire/volley.ts#throwVolley',
      'src/rulesets/cady/musket/small-arms.ts#volley',
      'src/rulesets/cady/musket/turn/small-arms.ts#fireTogether',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/cady/small-arms.test.ts'],
  },
  'cady/common/fire/start-medieval-armor': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missiles.ts#missileOdds',
      'src/rulesets/cady/common/charts/fire.ts#killShots',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/cady/common-charts.test.ts'],
  },
  'cady/common/fire/start-musket-range': {
    code: ['src/rulesets/cady/common/charts/fire.ts#musketRangeStart'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/fire/stationary-twice': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/loading.ts#missileLoading',
      'src/rulesets/cady/musket/loading.ts#loading',
    ],
    tests: ['tests/ancient-medieval/loading.test.ts', 'tests/cady/loading.test.ts'],
  },
  'cady/common/fire/steps-add-up': {
    code: ['src/rulesets/cady/common/fire/steps.ts#climb'],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/cady/steps.test.ts'],
  },
  'cady/common/fire/subtract-fence': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/common/charts/fire.ts#fireStepModifiers',
      'src/rulesets/cady/musket/numbers.ts#smallArmsUnder',
    ],
    tests: [
      'tests/ancient-medieval/missiles.test.ts',
      'tests/cady/common-charts.test.ts',
      'tests/cady/musket-rules.test.ts',
    ],
  },
  'cady/common/fire/subtract-forest-edge': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/common/charts/fire.ts#fireStepModifiers',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/cady/common-charts.test.ts'],
  },
  'cady/common/fire/subtract-indirect': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/common/charts/fire.ts#fireStepModifiers',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/cady/common-charts.test.ts'],
  },
  'cady/common/fire/two-ranks-same-target': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-arcs.ts#shootingRanks',
      'src/rulesets/cady/ancient-medieval/turn/fire/aim.ts#groupsAt',
    ],
    tests: ['tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/common/fords/melee-penalty': {
    code: ['src/rulesets/cady/common/fighting/melee.ts#meleeOdds'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/fords/two-turns': {
    code: ['src/rulesets/cady/common/moving/water.ts#crossingCost'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/fords/width': {
    code: ['src/rulesets/cady/common/moving/water.ts#crossingFaults'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/forest/barricade-build': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/works/forestry.ts#buildBarricade',
      'src/rulesets/cady/common/moving/forest.ts#forestWork',
    ],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/forest/barricade-place': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/works/forestry.ts#buildBarricade',
      'src/rulesets/cady/common/moving/forest.ts#barricadeFaults',
    ],
    tests: ['tests/ancient-medieval/turn-works.test.ts', 'tests/cady/geography.test.ts'],
  },
  'cady/common/forest/barricade-remove': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/works/forestry.ts#clearBarricade',
      'src/rulesets/cady/common/moving/forest.ts#forestWork',
    ],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/forest/clear-trees': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/works/forestry.ts#fellTrees',
      'src/rulesets/cady/ancient-medieval/turn/works/task-times.ts#allTurn',
      'src/rulesets/cady/common/moving/forest.ts#forestWork',
    ],
    tests: ['tests/ancient-medieval/turn-works.test.ts', 'tests/cady/geography.test.ts'],
  },
  'cady/common/forest/deep-no-fire': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#shootingFaults',
      'src/rulesets/cady/common/moving/forest.ts#forestCover',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/cady/geography.test.ts'],
  },
  'cady/common/forest/edge-counts-as-wall': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/fire/cover.ts#coverOf',
      'src/rulesets/cady/common/moving/forest.ts#forestCover',
    ],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/forest/edge-hidden': {
    code: ['src/rulesets/cady/common/moving/forest.ts#forestCover'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/forest/edge-visible-if-active': {
    code: ['src/rulesets/cady/common/moving/forest.ts#forestCover'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/forest/fire-sight-3cm': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#shootingFaults',
      'src/rulesets/cady/common/moving/forest.ts#forestCover',
      'src/rulesets/cady/common/moving/sight.ts#sightUnder',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/cady/geography.test.ts'],
  },
  'cady/common/forest/indians-exempt': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/forest/min-three-trees': {
    code: ['src/rulesets/cady/common/moving/forest.ts#forestOutline'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/forest/move-cost': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/forest/no-see-over': {
    code: ['src/rulesets/cady/common/moving/sight.ts#sightUnder'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/forest/outline': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/works/forestry.ts#fellTrees',
      'src/rulesets/cady/common/moving/forest.ts#forestOutline',
    ],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/formation/change-costs-third': {
    code: ['src/rulesets/cady/common/moving/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/formation/column-march-bonus': {
    code: ['src/rulesets/cady/common/moving/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/formation/column-march-no-charge': {
    code: ['src/rulesets/cady/common/moving/movement.ts#marchesInColumn'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/formation/column-march-no-obstacle': {
    code: ['src/rulesets/cady/common/moving/movement.ts#marchesInColumn'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/formation/column-march-not-medieval': {
    code: ['src/rulesets/cady/common/rules.ts#commonRulesUnder'],
    tests: ['tests/cady/open-order.test.ts'],
  },
  'cady/common/formation/column-march-straight': {
    code: ['src/rulesets/cady/common/moving/movement.ts#marchesInColumn'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/formation/column-march-width': {
    code: ['src/rulesets/cady/common/moving/movement.ts#marchesInColumn'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/formation/peasants-militia-none': {
    code: [
      'src/rulesets/cady/common/moving/movement.ts#mayChangeFormation',
      'src/rulesets/cady/common/moving/movement.ts#movementAllowance',
      'src/rulesets/cady/common/turn/command/orders.ts#orderFaultsOf',
    ],
    tests: [
      'tests/cady/movement.test.ts',
      'tests/cady/open-order.test.ts',
      'tests/musket/muster.test.ts',
      'tests/musket/orders.test.ts',
    ],
  },
  'cady/common/game-level/advanced-brigades': {
    code: [
      'src/rulesets/cady/common/army/levels.ts#levelFaults',
      'src/rulesets/cady/musket/level-faults.ts#levelFaultsOf',
    ],
    tests: [
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/cady/geography.test.ts',
      'tests/musket/brigades.test.ts',
      'tests/musket/levels.test.ts',
    ],
  },
  'cady/common/game-level/advanced-optional': {
    code: ['src/rulesets/cady/common/army/levels.ts#levelFaults'],
    tests: ['tests/ancient-medieval/scenario-faults.test.ts', 'tests/cady/geography.test.ts'],
  },
  'cady/common/game-level/basic-no-3dt': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/fire/defensive-fire.ts#volleysAtChargers',
      'src/rulesets/cady/common/turn/fighting/charged.ts#choosesItsFire',
      'src/rulesets/cady/musket/turn/defensive-fire.ts#volleysAtChargers',
    ],
    tests: [
      'tests/ancient-medieval/turn-chargers.test.ts',
      'tests/musket/defensive-fire.test.ts',
      'tests/musket/small-arms.test.ts',
      'tests/musket/steadiness.test.ts',
      'tests/musket/three-dice.test.ts',
    ],
  },
  'cady/common/game-level/basic-no-hidden': {
    code: [
      'src/rulesets/cady/ancient-medieval/view.ts#ancientView',
      'src/rulesets/cady/musket/level-faults.ts#levelFaultsOf',
      'src/rulesets/cady/musket/view.ts#musketView',
    ],
    tests: [
      'tests/ancient-medieval/hidden-revealing.test.ts',
      'tests/musket/levels.test.ts',
      'tests/musket/view.test.ts',
      'tests/scenarios/basic-musket-game.test.ts',
    ],
  },
  'cady/common/game-level/basic-no-optional': {
    code: ['src/rulesets/cady/common/army/levels.ts#levelFaults'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/game-level/basic-single-units': {
    code: [
      'src/rulesets/cady/common/army/levels.ts#levelFaults',
      'src/rulesets/cady/musket/level-faults.ts#levelFaultsOf',
    ],
    tests: [
      'tests/ancient-medieval/turn-morale.test.ts',
      'tests/cady/geography.test.ts',
      'tests/musket/levels.test.ts',
    ],
  },
  'cady/common/game-level/choose': {
    code: ['src/rulesets/cady/ancient-medieval/army/scenario-faults.ts#scenarioFaults'],
    tests: ['tests/ancient-medieval/turn.test.ts'],
  },
  'cady/common/game-level/intermediate-3dt': {
    code: ['src/rulesets/cady/common/army/levels.ts#levelFaults'],
    tests: ['tests/cady/geography.test.ts', 'tests/musket/levels.test.ts'],
  },
  'cady/common/game-level/intermediate-hidden': {
    code: ['src/rulesets/cady/common/army/levels.ts#levelFaults'],
    tests: [
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/cady/geography.test.ts',
      'tests/musket/levels.test.ts',
    ],
  },
  'cady/common/hidden/formation-on-order-sheet': {
    code: ['src/rulesets/cady/common/unseen/hidden.ts#markerFaults'],
    tests: ['tests/cady/hidden.test.ts'],
  },
  'cady/common/hidden/hill-edge-dead-ground': {
    code: ['src/rulesets/cady/common/moving/sight.ts#sightUnder'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/hidden/marker-blank-face': {
    code: [
      'src/rulesets/cady/ancient-medieval/view.ts#ancientView',
      'src/rulesets/cady/common/turn/unseen/markers.ts#markersSeen',
      'src/rulesets/cady/common/turn/unseen/markers.ts#tagsFor',
      'src/rulesets/cady/common/unseen/hidden.ts#blank',
      'src/rulesets/cady/musket/view.ts#musketView',
    ],
    tests: [
      'tests/ancient-medieval/hidden-battles.test.ts',
      'tests/ancient-medieval/hidden-hiding.test.ts',
      'tests/ancient-medieval/hidden-revealing.test.ts',
      'tests/cady/hidden.test.ts',
      'tests/musket/hidden.test.ts',
    ],
  },
  'cady/common/hidden/marker-is-center-front': {
    code: ['src/rulesets/cady/common/unseen/hidden.ts#placeBehindMarker'],
    tests: ['tests/cady/hidden.test.ts'],
  },
  'cady/common/hidden/marker-needs-room': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/muster.ts#markerRoomFaults',
      'src/rulesets/cady/common/unseen/hidden.ts#markerFaults',
    ],
    tests: ['tests/ancient-medieval/muster.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/hidden/only-out-of-sight': {
    code: [
      'src/rulesets/cady/common/turn/unseen/hiding.ts#hideAgain',
      'src/rulesets/cady/common/unseen/hidden.ts#hide',
    ],
    tests: ['tests/ancient-medieval/hidden-hiding.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/hidden/partial-reveal': {
    code: [
      'src/rulesets/cady/ancient-medieval/view.ts#ancientView',
      'src/rulesets/cady/common/turn/unseen/partly.ts#bodyInView',
      'src/rulesets/cady/common/turn/unseen/partly.ts#wholeRanks',
      'src/rulesets/cady/common/turn/unseen/sighting.ts#standsSeenBy',
      'src/rulesets/cady/common/unseen/hidden.ts#standsInView',
      'src/rulesets/cady/musket/view.ts#musketView',
    ],
    tests: [
      'tests/ancient-medieval/hidden-revealing.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
      'tests/cady/hidden.test.ts',
    ],
  },
  'cady/common/hidden/rehide': {
    code: [
      'src/rulesets/cady/common/turn/unseen/hiding.ts#hideAgain',
      'src/rulesets/cady/common/unseen/hidden.ts#hide',
    ],
    tests: ['tests/ancient-medieval/hidden-hiding.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/hidden/rehide-with-phantom': {
    code: [
      'src/rulesets/cady/common/turn/unseen/hiding.ts#hideAgain',
      'src/rulesets/cady/common/unseen/hidden.ts#hide',
    ],
    tests: ['tests/ancient-medieval/hidden-hiding.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/hidden/reveal-to-unit': {
    code: [
      'src/rulesets/cady/common/turn/unseen/revealing.ts#revealAfterMoves',
      'src/rulesets/cady/common/unseen/revealing.ts#reveal',
    ],
    tests: ['tests/ancient-medieval/hidden-revealing.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/hidden/reveal-two-markers': {
    code: [
      'src/rulesets/cady/common/turn/unseen/revealing.ts#revealAfterMoves',
      'src/rulesets/cady/common/unseen/revealing.ts#reveal',
    ],
    tests: ['tests/ancient-medieval/hidden-revealing.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/hidden/sight-distance-artillery': {
    code: [
      'src/rulesets/cady/common/turn/unseen/sighting.ts#standsSeenBy',
      'src/rulesets/cady/common/unseen/hidden.ts#sightDistance',
    ],
    tests: ['tests/cady/hidden.test.ts', 'tests/musket/hidden.test.ts'],
  },
  'cady/common/hidden/sight-distance-normal': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/works/noticing.ts#noticeWorks',
      'src/rulesets/cady/common/turn/unseen/sighting.ts#standsSeenBy',
      'src/rulesets/cady/common/unseen/hidden.ts#sightDistance',
    ],
    tests: ['tests/ancient-medieval/hidden-revealing.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/hills/edge-sighting': {
    code: [
      'src/rulesets/cady/common/moving/sight.ts#sightUnder',
      'src/rulesets/cady/common/turn/table-rules.ts#tableRulesUnder',
    ],
    tests: ['tests/musket/table-rules.test.ts'],
  },
  'cady/common/hills/move-cost': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/hills/section-height': {
    code: ['src/rulesets/cady/common/moving/ground.ts#heightInLevels'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/hills/shock-uphill': {
    code: ['src/rulesets/cady/common/fighting/shock.ts#shockOdds'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/marsh/above-sees-in': {
    code: [
      'src/rulesets/cady/common/moving/ground.ts#marshCover',
      'src/rulesets/cady/common/turn/table-rules.ts#tableRulesUnder',
    ],
    tests: ['tests/cady/geography.test.ts', 'tests/musket/table-rules.test.ts'],
  },
  'cady/common/marsh/deep-hidden': {
    code: [
      'src/rulesets/cady/common/moving/ground.ts#marshCover',
      'src/rulesets/cady/common/moving/sight.ts#sightUnder',
    ],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/marsh/edge-fire': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#shootingFaults',
      'src/rulesets/cady/ancient-medieval/turn/fire/armed.ts#shooterFaults',
      'src/rulesets/cady/common/moving/ground.ts#marshCover',
    ],
    tests: ['tests/ancient-medieval/shooting.test.ts', 'tests/cady/geography.test.ts'],
  },
  'cady/common/marsh/move-cost': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/marsh/no-shock': {
    code: ['src/rulesets/cady/common/fighting/shock.ts#shockOdds'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/materials/compass-directions': {
    code: ['src/rulesets/cady/common/orders.ts#readOrder'],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/materials/dice': {
    code: ['src/rulesets/cady/common/rules.ts#commonRulesUnder'],
    tests: ['tests/cady/musket-rules.test.ts'],
  },
  'cady/common/materials/hit-area-forms': {
    code: ['src/rulesets/cady/common/army/scale.ts#hitAreaHoles'],
    tests: ['tests/cady/armies.test.ts'],
  },
  'cady/common/materials/metric': {
    code: ['src/rulesets/cady/common/army/scale.ts#unitOfLength'],
    tests: ['tests/cady/armies.test.ts'],
  },
  'cady/common/measuring/out-of-range-shot-lost': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/shooting.ts#fallsShortOn',
      'src/rulesets/cady/ancient-medieval/turn/fire/targets.ts#tooShort',
    ],
    tests: ['tests/ancient-medieval/turn-missiles.test.ts'],
  },
  'cady/common/melee/auto-removal': {
    code: ['src/rulesets/cady/common/fighting/melee.ts#meleeOdds'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/d12-per-figure': {
    code: ['src/rulesets/cady/common/fighting/melee.ts#throwMelee'],
    tests: ['tests/ancient-medieval/turn-melee.test.ts', 'tests/cady/melee.test.ts'],
  },
  'cady/common/melee/disengage': {
    code: ['src/rulesets/cady/common/fighting/three-dice.ts#breakOff'],
    tests: ['tests/cady/three-dice.test.ts'],
  },
  'cady/common/melee/fatigue': {
    code: [
      'src/rulesets/cady/common/fighting/melee.ts#fatigueAfter',
      'src/rulesets/cady/common/fighting/melee.ts#meleeOdds',
      'src/rulesets/cady/common/turn/fighting/morale.ts#weary',
    ],
    tests: [
      'tests/ancient-medieval/charge-odds.test.ts',
      'tests/ancient-medieval/turn-morale.test.ts',
      'tests/cady/melee.test.ts',
    ],
  },
  'cady/common/melee/fill-gap-from-behind': {
    code: ['src/rulesets/cady/common/turn/fighting/melee.ts#meleeOf'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/melee/mandatory': {
    code: ['src/rulesets/cady/common/turn/fighting/melee.ts#meleeOf'],
    tests: ['tests/musket/close-combat.test.ts', 'tests/musket/melee.test.ts'],
  },
  'cady/common/melee/modifiers-cumulate': {
    code: ['src/rulesets/cady/common/fighting/melee.ts#meleeOdds'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/no-formation-change': {
    code: ['src/rulesets/cady/common/moving/formation.ts#formationFaults'],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/steadiness.test.ts'],
  },
  'cady/common/melee/no-sideways-slide': {
    code: ['src/rulesets/cady/common/turn/fighting/broken.ts#divide'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/melee/once-as-attacker': {
    code: ['src/rulesets/cady/common/fighting/melee.ts#throwMelee'],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/melee/only-contact': {
    code: ['src/rulesets/cady/common/turn/fighting/shock.ts#figuresInContact'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/melee/point-across-ford': {
    code: [
      'src/rulesets/cady/common/charts/melee.ts#meleePointEffects',
      'src/rulesets/cady/common/fighting/melee.ts#meleeOdds',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/melee.test.ts'],
  },
  'cady/common/melee/point-across-wall': {
    code: [
      'src/rulesets/cady/common/charts/melee.ts#meleePointEffects',
      'src/rulesets/cady/common/fighting/melee.ts#meleeOdds',
    ],
    tests: [
      'tests/ancient-medieval/melee.test.ts',
      'tests/cady/common-charts.test.ts',
      'tests/cady/melee.test.ts',
      'tests/cli/odds.test.ts',
    ],
  },
  'cady/common/melee/point-flank': {
    code: [
      'src/rulesets/cady/common/charts/melee.ts#meleePointEffects',
      'src/rulesets/cady/common/fighting/melee.ts#meleeOdds',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/melee.test.ts'],
  },
  'cady/common/melee/point-from-capability-chart': {
    code: ['src/rulesets/cady/common/fighting/melee.ts#meleeOdds'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/point-rear': {
    code: [
      'src/rulesets/cady/common/charts/melee.ts#meleePointEffects',
      'src/rulesets/cady/common/fighting/melee.ts#meleeOdds',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/melee.test.ts'],
  },
  'cady/common/melee/point-uphill': {
    code: [
      'src/rulesets/cady/common/charts/melee.ts#meleePointEffects',
      'src/rulesets/cady/common/fighting/melee.ts#meleeOdds',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/melee.test.ts'],
  },
  'cady/common/melee/rear-attacker-safe': {
    code: ['src/rulesets/cady/common/fighting/melee.ts#meleeOdds'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/recovery': {
    code: [
      'src/rulesets/cady/common/fighting/melee.ts#fatigueAfter',
      'src/rulesets/cady/common/turn/fighting/morale.ts#weary',
    ],
    tests: ['tests/ancient-medieval/turn-morale.test.ts', 'tests/cady/melee.test.ts'],
  },
  'cady/common/melee/secondary-eligibility': {
    code: ['src/rulesets/cady/common/fighting/melee.ts#maySecondaryAttack'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/secondary-extra-roll': {
    code: [
      'src/rulesets/cady/common/fighting/melee.ts#secondaryAttack',
      'src/rulesets/cady/common/fighting/melee.ts#throwMelee',
    ],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/secondary-removal': {
    code: [
      'src/rulesets/cady/common/fighting/melee.ts#secondaryAttack',
      'src/rulesets/cady/common/fighting/melee.ts#throwMelee',
    ],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/secondary-when': {
    code: [
      'src/rulesets/cady/common/turn/fighting/melee-stance.ts#stanceOf',
      'src/rulesets/cady/common/turn/fighting/melee.ts#meleeOf',
    ],
    tests: ['tests/ancient-medieval/turn-melee.test.ts', 'tests/musket/close-combat.test.ts'],
  },
  'cady/common/melee/sequence': {
    code: ['src/rulesets/cady/common/turn/fighting/melee.ts#meleeOf'],
    tests: ['tests/musket/close-combat.test.ts', 'tests/musket/melee.test.ts'],
  },
  'cady/common/melee/simultaneous': {
    code: ['src/rulesets/cady/common/fighting/melee.ts#throwMelee'],
    tests: ['tests/ancient-medieval/turn-fight-laws.test.ts', 'tests/cady/melee.test.ts'],
  },
  'cady/common/melee/survive-at-or-under': {
    code: ['src/rulesets/cady/common/fighting/melee.ts#meleeOdds'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/zero-routs': {
    code: [
      'src/rulesets/cady/common/fighting/melee.ts#wornOut',
      'src/rulesets/cady/common/turn/fighting/morale.ts#weary',
      'src/rulesets/cady/musket/turn/morale.ts#moralePhase',
    ],
    tests: [
      'tests/ancient-medieval/charge-odds.test.ts',
      'tests/ancient-medieval/turn-morale.test.ts',
      'tests/cady/melee.test.ts',
    ],
  },
  'cady/common/morale/back': {
    code: [
      'src/rulesets/cady/common/fighting/morale.ts#reactionMove',
      'src/rulesets/cady/common/turn/moving/marching.ts#forcedMarch',
    ],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/back-and-turn': {
    code: [
      'src/rulesets/cady/common/fighting/morale.ts#reactionMove',
      'src/rulesets/cady/common/turn/moving/marching.ts#forcedMarch',
    ],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/back-and-turn-rear': {
    code: ['src/rulesets/cady/common/fighting/morale.ts#turnsToFight'],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/morale/back-blocked-by-friend': {
    code: ['src/rulesets/cady/common/turn/moving/forced.ts#settleForcedMoves'],
    tests: ['tests/musket/reactions.test.ts'],
  },
  'cady/common/morale/back-direction': {
    code: [
      'src/rulesets/cady/common/turn/moving/away.ts#awayFromEnemies',
      'src/rulesets/cady/common/turn/moving/marching.ts#forcedMarch',
    ],
    tests: ['tests/musket/reactions.test.ts'],
  },
  'cady/common/morale/back-state-in-orders': {
    code: ['src/rulesets/cady/common/turn/moving/marching.ts#forcedMarch'],
    tests: ['tests/musket/reactions.test.ts'],
  },
  'cady/common/morale/before-value': {
    code: ['src/rulesets/cady/common/fighting/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/brigade-column': {
    code: [
      'src/rulesets/cady/common/charts/morale.ts#moraleColumnShifts',
      'src/rulesets/cady/common/fighting/battles.ts#battleShift',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/musket/brigades.test.ts'],
  },
  'cady/common/morale/cavalry-columns': {
    code: [
      'src/rulesets/cady/common/charts/morale.ts#moraleColumnShifts',
      'src/rulesets/cady/musket/morale.ts#columnShifts',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/morale.test.ts'],
  },
  'cady/common/morale/chart-beyond-180': {
    code: ['src/rulesets/cady/common/fighting/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/chart-lookup': {
    code: [
      'src/rulesets/cady/common/charts/morale.ts#postMeleeMorale',
      'src/rulesets/cady/common/fighting/morale.ts#postMeleeMorale',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/morale.test.ts'],
  },
  'cady/common/morale/columns-cumulate': {
    code: ['src/rulesets/cady/common/fighting/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/columns-end-of-chart': {
    code: ['src/rulesets/cady/common/fighting/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/loss-value': {
    code: ['src/rulesets/cady/common/fighting/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/no-effect': {
    code: ['src/rulesets/cady/common/fighting/morale.ts#reactionMove'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/no-loss-no-test': {
    code: ['src/rulesets/cady/common/fighting/morale.ts#postMeleeMorale'],
    tests: ['tests/ancient-medieval/turn-morale.test.ts', 'tests/cady/morale.test.ts'],
  },
  'cady/common/morale/others-may-clear-way': {
    code: [
      'src/rulesets/cady/common/turn/fighting/morale.ts#obey',
      'src/rulesets/cady/musket/turn/morale.ts#moralePhase',
    ],
    tests: ['tests/musket/reactions.test.ts'],
  },
  'cady/common/morale/post-melee-timing': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/morale.ts#moralePhase',
      'src/rulesets/cady/common/turn/fighting/morale.ts#moraleTests',
      'src/rulesets/cady/musket/turn/morale.ts#moralePhase',
    ],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/morale/reaction-order': {
    code: [
      'src/rulesets/cady/common/charts/morale.ts#moraleReactions',
      'src/rulesets/cady/common/fighting/morale.ts#compareReactions',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/morale.test.ts'],
  },
  'cady/common/morale/result-binds-next-turn': {
    code: [
      'src/rulesets/cady/common/turn/fighting/morale.ts#obey',
      'src/rulesets/cady/common/turn/moving/movement.ts#moveAll',
    ],
    tests: ['tests/musket/melee.test.ts', 'tests/musket/reactions.test.ts'],
  },
  'cady/common/morale/rout': {
    code: [
      'src/rulesets/cady/common/fighting/morale.ts#reactionMove',
      'src/rulesets/cady/common/turn/moving/forced.ts#settleForcedMoves',
      'src/rulesets/cady/common/turn/moving/marching.ts#forcedMarch',
    ],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/same-reaction-lower-tmv': {
    code: ['src/rulesets/cady/common/fighting/morale.ts#reactionsAfterMelee'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/test-any-loss': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/morale.ts#moralePhase',
      'src/rulesets/cady/common/fighting/morale.ts#postMeleeMorale',
    ],
    tests: ['tests/ancient-medieval/turn-morale.test.ts', 'tests/cady/morale.test.ts'],
  },
  'cady/common/morale/total-morale-value': {
    code: [
      'src/rulesets/cady/ancient-medieval/units.ts#totalMoraleOf',
      'src/rulesets/cady/common/fighting/morale.ts#totalMoraleValue',
      'src/rulesets/cady/musket/units.ts#moraleLeft',
    ],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/worse-reaction-only': {
    code: [
      'src/rulesets/cady/common/fighting/morale.ts#reactionsAfterMelee',
      'src/rulesets/cady/common/turn/fighting/morale.ts#moraleTests',
    ],
    tests: [
      'tests/ancient-medieval/turn-fight-laws.test.ts',
      'tests/ancient-medieval/turn-morale.test.ts',
      'tests/cady/morale.test.ts',
    ],
  },
  'cady/common/movement/charge-bonus-chart': {
    code: [
      'src/rulesets/cady/common/charts/movement.ts#effectsOnMovement',
      'src/rulesets/cady/common/moving/movement.ts#movementAllowance',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/movement.test.ts'],
  },
  'cady/common/movement/charge-on-road': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/column-bonus-chart': {
    code: [
      'src/rulesets/cady/common/charts/movement.ts#effectsOnMovement',
      'src/rulesets/cady/common/moving/movement.ts#movementAllowance',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/movement.test.ts'],
  },
  'cady/common/movement/creek': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts', 'tests/musket/movement.test.ts'],
  },
  'cady/common/movement/direction-change': {
    code: ['src/rulesets/cady/common/moving/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/figure-maximum': {
    code: ['src/rulesets/cady/common/moving/keeping-together.ts#goTogether'],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/movement/forest': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/formation-change': {
    code: [
      'src/rulesets/cady/common/moving/movement.ts#mayChangeFormation',
      'src/rulesets/cady/common/moving/movement.ts#movementAllowance',
    ],
    tests: ['tests/cady/movement.test.ts', 'tests/musket/skirmish.test.ts'],
  },
  'cady/common/movement/hill': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/keep-contact': {
    code: ['src/rulesets/cady/common/moving/keeping-together.ts#goTogether'],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/movement/pass-through': {
    code: [
      'src/rulesets/cady/common/moving/movement.ts#movementAllowance',
      'src/rulesets/cady/common/turn/moving/pass-through.ts#findPassages',
    ],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/reductions-list': {
    code: ['src/rulesets/cady/common/moving/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/river-ford': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/river-impassable': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/road-bonus': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/rough-terrain': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/slowest-figure': {
    code: ['src/rulesets/cady/common/moving/keeping-together.ts#paceOf'],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/movement/wall-fence-artillery': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/wall-fence-cavalry': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/wall-fence-infantry': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/orders/abbreviations': {
    code: ['src/rulesets/cady/common/orders.ts#readOrder'],
    tests: ['tests/cady/orders.test.ts'],
  },
  'cady/common/orders/as-written': {
    code: ['src/rulesets/cady/common/orders.ts#parseOrder'],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/orders/attempt-as-ordered': {
    code: ['src/rulesets/cady/common/turn/moving/movement.ts#moveAll'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/orders/compass': {
    code: ['src/rulesets/cady/common/orders.ts#readOrder'],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/orders/contents-direction': {
    code: ['src/rulesets/cady/common/orders.ts#Order', 'src/rulesets/cady/common/turn/moving/legs.ts#legsOf'],
    tests: ['tests/cady/orders.test.ts'],
  },
  'cady/common/orders/contents-distance': {
    code: ['src/rulesets/cady/common/orders.ts#Order', 'src/rulesets/cady/common/turn/moving/legs.ts#legsOf'],
    tests: ['tests/cady/orders.test.ts'],
  },
  'cady/common/orders/contents-facing': {
    code: ['src/rulesets/cady/common/orders.ts#Order'],
    tests: [
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/cady/orders.test.ts',
      'tests/musket/muster.test.ts',
    ],
  },
  'cady/common/orders/contents-formation': {
    code: ['src/rulesets/cady/common/orders.ts#Order'],
    tests: [
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/cady/orders.test.ts',
      'tests/musket/muster.test.ts',
    ],
  },
  'cady/common/orders/default-formation': {
    code: [
      'src/rulesets/cady/common/turn/moving/forming.ts#formedBy',
      'src/rulesets/cady/common/turn/units.ts#filesFor',
      'src/rulesets/cady/common/turn/units.ts#newFiles',
    ],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/orders/dispatch-captured': {
    code: ['src/rulesets/cady/common/army/dispatch.ts#ride', 'src/rulesets/cady/common/turn/command/riders.ts#rideOn'],
    tests: ['tests/ancient-medieval/arrivals-and-riders.test.ts', 'tests/cady/armies.test.ts'],
  },
  'cady/common/orders/dispatch-rider': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/orders.ts#ordersPhase',
      'src/rulesets/cady/common/army/dispatch.ts#ride',
      'src/rulesets/cady/common/turn/command/riders.ts#rideOn',
      'src/rulesets/cady/common/turn/command/riders.ts#sendRiders',
    ],
    tests: ['tests/ancient-medieval/arrivals-and-riders.test.ts', 'tests/cady/armies.test.ts'],
  },
  'cady/common/orders/extra-explanation': {
    code: ['src/rulesets/cady/common/orders.ts#readOrder'],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/orders/intent-only': {
    code: ['src/rulesets/cady/common/turn/moving/movement.ts#moveAll'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/orders/last-order-stands': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/orders.ts#ordersPhase',
      'src/rulesets/cady/common/turn/command/orders.ts#takeOrders',
      'src/rulesets/cady/musket/turn/orders.ts#ordersPhase',
    ],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/orders/must-be-specific': {
    code: ['src/rulesets/cady/common/orders.ts#readOrder'],
    tests: [
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/cady/orders.test.ts',
      'tests/musket/muster.test.ts',
      'tests/musket/orders.test.ts',
    ],
  },
  'cady/common/orders/new-each-turn': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/orders.ts#ordersPhase',
      'src/rulesets/cady/musket/turn/orders.ts#ordersPhase',
    ],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/orders/no-conditional': {
    code: ['src/rulesets/cady/common/orders.ts#readOrder'],
    tests: [
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/cady/orders.test.ts',
      'tests/musket/muster.test.ts',
    ],
  },
  'cady/common/orders/position-formation-facing': {
    code: ['src/rulesets/cady/common/moving/formation.ts#drilled'],
    tests: ['tests/cady/open-order.test.ts'],
  },
  'cady/common/orders/simultaneous-adjustment': {
    code: ['src/rulesets/cady/common/turn/moving/movement.ts#moveAll'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/orders/supreme-commander-writes': {
    code: [
      'src/rulesets/cady/common/army/dispatch.ts#dispatchesOf',
      'src/rulesets/cady/common/turn/command/riders.ts#sendRiders',
    ],
    tests: [
      'tests/ancient-medieval/arrivals-and-riders.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/cady/armies.test.ts',
    ],
  },
  'cady/common/orders/written-before-move': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/orders.ts#ordersPhase',
      'src/rulesets/cady/musket/turn/orders.ts#ordersPhase',
    ],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/pass-through/all-conditions': {
    code: [
      'src/rulesets/cady/common/moving/pass-through.ts#passThroughFaults',
      'src/rulesets/cady/common/turn/moving/pass-through.ts#findPassages',
    ],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/pass-through.test.ts'],
  },
  'cady/common/pass-through/artillery': {
    code: ['src/rulesets/cady/common/moving/pass-through.ts#passThroughFaults'],
    tests: ['tests/cady/open-order.test.ts'],
  },
  'cady/common/pass-through/cost': {
    code: [
      'src/rulesets/cady/common/moving/pass-through.ts#passThroughCost',
      'src/rulesets/cady/common/turn/moving/pass-through.ts#findPassages',
    ],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/pass-through.test.ts'],
  },
  'cady/common/pass-through/morale-3': {
    code: ['src/rulesets/cady/common/moving/pass-through.ts#passThroughFaults'],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/pass-through.test.ts'],
  },
  'cady/common/pass-through/no-poor-reaction': {
    code: ['src/rulesets/cady/common/moving/pass-through.ts#passThroughFaults'],
    tests: ['tests/cady/open-order.test.ts'],
  },
  'cady/common/pass-through/no-special-order': {
    code: ['src/rulesets/cady/common/moving/pass-through.ts#passThroughFaults'],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/pass-through.test.ts'],
  },
  'cady/common/pass-through/not-engaged': {
    code: ['src/rulesets/cady/common/moving/pass-through.ts#passThroughFaults'],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/pass-through.test.ts'],
  },
  'cady/common/pass-through/one-stationary': {
    code: ['src/rulesets/cady/common/moving/pass-through.ts#passThroughFaults'],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/pass-through.test.ts'],
  },
  'cady/common/pass-through/ranks': {
    code: ['src/rulesets/cady/common/moving/pass-through.ts#passThroughFaults'],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/pass-through.test.ts'],
  },
  'cady/common/pass-through/skirmish-morale': {
    code: ['src/rulesets/cady/common/moving/pass-through.ts#passThroughFaults'],
    tests: ['tests/cady/open-order.test.ts'],
  },
  'cady/common/pass-through/skirmish-no-cost': {
    code: ['src/rulesets/cady/common/moving/pass-through.ts#passThroughCost'],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/pass-through.test.ts'],
  },
  'cady/common/phantom/limited-number': {
    code: [
      'src/rulesets/cady/common/turn/unseen/hiding.ts#hideAgain',
      'src/rulesets/cady/common/unseen/hidden.ts#hide',
      'src/rulesets/cady/common/unseen/hidden.ts#phantomFaults',
    ],
    tests: ['tests/ancient-medieval/hidden-hiding.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/phantom/moves-like-real': {
    code: [
      'src/rulesets/cady/common/turn/unseen/phantoms.ts#phantomMoves',
      'src/rulesets/cady/common/turn/unseen/phantoms.ts#phantomOrderFaults',
      'src/rulesets/cady/common/turn/unseen/revealing.ts#revealAfterMoves',
      'src/rulesets/cady/common/unseen/hidden.ts#phantomFaults',
    ],
    tests: ['tests/ancient-medieval/hidden-revealing.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/phantom/no-orders': {
    code: [
      'src/rulesets/cady/common/turn/command/orders.ts#takeOrders',
      'src/rulesets/cady/common/turn/unseen/phantoms.ts#phantomMoves',
      'src/rulesets/cady/common/turn/unseen/phantoms.ts#phantomOrderFaults',
      'src/rulesets/cady/common/unseen/hidden.ts#markerFaults',
    ],
    tests: ['tests/ancient-medieval/hidden-revealing.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/phantom/opponent-confirms-real': {
    code: [
      'src/rulesets/cady/common/turn/unseen/markers.ts#markersSeen',
      'src/rulesets/cady/common/unseen/revealing.ts#reveal',
    ],
    tests: ['tests/ancient-medieval/hidden-revealing.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/phantom/removed-when-attacked': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/fire/markers.ts#atMarkers',
      'src/rulesets/cady/common/turn/unseen/marker-fire.ts#fireAtMarkers',
      'src/rulesets/cady/common/turn/unseen/revealing.ts#revealAttacked',
      'src/rulesets/cady/common/unseen/revealing.ts#attackedMarker',
      'src/rulesets/cady/musket/turn/markers.ts#fireAtPhantoms',
    ],
    tests: [
      'tests/ancient-medieval/hidden-revealing.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
      'tests/cady/hidden.test.ts',
    ],
  },
  'cady/common/phantom/removed-when-seen': {
    code: ['src/rulesets/cady/common/unseen/revealing.ts#reveal'],
    tests: ['tests/ancient-medieval/hidden-revealing.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/phantom/two-phantoms-removed': {
    code: ['src/rulesets/cady/common/unseen/revealing.ts#reveal'],
    tests: ['tests/ancient-medieval/hidden-revealing.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/rivers/boats': {
    code: ['src/rulesets/cady/common/moving/water.ts#crossingFaults'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/rivers/bridge-free': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/rivers/bridge-only-types': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/rivers/cavalry-same': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/rivers/creek-cost': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/rivers/crossing-places': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/rivers/ford-cost': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/rivers/sizes': {
    code: ['src/rulesets/cady/common/moving/water.ts#waterOf'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/roads/bonus': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/roads/charge-no-extra': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/roads/column-width': {
    code: ['src/rulesets/cady/common/moving/ground.ts#gainsByRoad'],
    tests: ['tests/cady/geography.test.ts'],
  },
  'cady/common/rough/move-cost': {
    code: ['src/rulesets/cady/common/moving/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/scale/ground': {
    code: ['src/rulesets/cady/common/army/scale.ts#tableLength'],
    tests: ['tests/cady/armies.test.ts'],
  },
  'cady/common/scale/ground-table': {
    code: ['src/rulesets/cady/common/charts/movement.ts#groundScale'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/scenario/random-reinforcements': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/enlist.ts#reinforcementsOf',
      'src/rulesets/cady/common/army/reinforcements.ts#expectReinforcements',
      'src/rulesets/cady/common/turn/command/arrivals.ts#settleArrivals',
    ],
    tests: [
      'tests/ancient-medieval/arrivals-and-riders.test.ts',
      'tests/ancient-medieval/muster.test.ts',
      'tests/cady/armies.test.ts',
    ],
  },
  'cady/common/scenario/staggered-entry': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/enlist.ts#reinforcementsOf',
      'src/rulesets/cady/ancient-medieval/turn/orders.ts#ordersPhase',
      'src/rulesets/cady/common/army/reinforcements.ts#arrivals',
      'src/rulesets/cady/common/turn/command/arrivals.ts#settleArrivals',
    ],
    tests: [
      'tests/ancient-medieval/arrivals-and-riders.test.ts',
      'tests/ancient-medieval/muster.test.ts',
      'tests/cady/armies.test.ts',
    ],
  },
  'cady/common/screening/cavalry-screens': {
    code: [
      'src/rulesets/cady/common/turn/unseen/sighting.ts#isScreenedFrom',
      'src/rulesets/cady/common/unseen/screening.ts#isScreened',
    ],
    tests: ['tests/ancient-medieval/hidden-revealing.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/screening/ground-level': {
    code: ['src/rulesets/cady/common/unseen/screening.ts#isScreened'],
    tests: ['tests/cady/hidden.test.ts'],
  },
  'cady/common/screening/infantry-three-ranks': {
    code: [
      'src/rulesets/cady/common/turn/unseen/sighting.ts#isScreenedFrom',
      'src/rulesets/cady/common/unseen/screening.ts#isScreened',
    ],
    tests: ['tests/cady/hidden.test.ts'],
  },
  'cady/common/screening/no-screen-of-cavalry': {
    code: ['src/rulesets/cady/common/unseen/screening.ts#isScreened'],
    tests: ['tests/cady/hidden.test.ts'],
  },
  'cady/common/screening/reveal-distance': {
    code: [
      'src/rulesets/cady/common/turn/unseen/sighting.ts#isScreenedFrom',
      'src/rulesets/cady/common/unseen/screening.ts#isScreened',
    ],
    tests: ['tests/ancient-medieval/hidden-revealing.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/screening/smaller-unit': {
    code: ['src/rulesets/cady/common/unseen/screening.ts#isScreened'],
    tests: ['tests/ancient-medieval/hidden-revealing.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/sequence/casualties-fire-back': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/fire/volleys.ts#shootTogether',
      'src/rulesets/cady/musket/turn/small-arms.ts#fireTogether',
    ],
    tests: ['tests/ancient-medieval/turn-missiles.test.ts', 'tests/musket/small-arms.test.ts'],
  },
  'cady/common/sequence/conflict-by-parts': {
    code: ['src/rulesets/cady/common/turn/moving/movement.ts#moveAll'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/sequence/simultaneous': {
    code: ['src/rulesets/cady/common/fighting/melee.ts#throwMelee'],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/sequence/step-1-leader': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/muster.ts#musterAncient',
      'src/rulesets/cady/common/army/commanders.ts#led',
    ],
    tests: ['tests/ancient-medieval/muster.test.ts', 'tests/cady/armies.test.ts'],
  },
  'cady/common/sequence/step-10-repeat': {
    code: [
      'src/rulesets/cady/ancient-medieval/phases.ts#ancientPhases',
      'src/rulesets/cady/musket/phases.ts#musketPhases',
    ],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/sequence/step-2-place': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/muster.ts#musterAncient',
      'src/rulesets/cady/common/turn/command/muster.ts#placeFaults',
      'src/rulesets/cady/musket/muster.ts#musterMusket',
    ],
    tests: [
      'tests/ancient-medieval/muster.test.ts',
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/musket/muster.test.ts',
    ],
  },
  'cady/common/sequence/step-3-write-orders': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/orders.ts#ordersPhase',
      'src/rulesets/cady/common/turn/command/orders.ts#orderFaults',
      'src/rulesets/cady/musket/turn/orders.ts#ordersPhase',
    ],
    tests: ['tests/ancient-medieval/choices.test.ts', 'tests/musket/orders.test.ts'],
  },
  'cady/common/sequence/step-4-3dt': {
    code: [
      'src/rulesets/cady/common/fighting/charge-test.ts#chargeTest',
      'src/rulesets/cady/common/turn/moving/charges.ts#resolveCharges',
    ],
    tests: ['tests/cady/charge-test.test.ts', 'tests/musket/three-dice.test.ts'],
  },
  'cady/common/sequence/step-4-move': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/movement.ts#movementPhase',
      'src/rulesets/cady/common/turn/moving/movement.ts#moveAll',
      'src/rulesets/cady/musket/turn/movement.ts#movementPhase',
    ],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/sequence/step-4-reveal-and-charges': {
    code: [
      'src/rulesets/cady/common/turn/moving/charges.ts#resolveCharges',
      'src/rulesets/cady/common/turn/unseen/revealing.ts#revealAfterMoves',
      'src/rulesets/cady/common/unseen/revealing.ts#reveal',
    ],
    tests: ['tests/ancient-medieval/hidden-revealing.test.ts', 'tests/cady/hidden.test.ts'],
  },
  'cady/common/sequence/step-5-artillery': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/artillery.ts#artilleryPhase',
      'src/rulesets/cady/musket/turn/artillery.ts#artilleryPhase',
    ],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/common/sequence/step-6-small-arms': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/missiles.ts#missilesPhase',
      'src/rulesets/cady/musket/turn/small-arms.ts#smallArmsPhase',
    ],
    tests: [
      'tests/ancient-medieval/turn-chargers.test.ts',
      'tests/ancient-medieval/turn-missiles.test.ts',
      'tests/musket/small-arms.test.ts',
    ],
  },
  'cady/common/sequence/step-7-shock': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/shock.ts#shockPhase',
      'src/rulesets/cady/common/turn/fighting/shock.ts#shockOf',
      'src/rulesets/cady/musket/turn/shock.ts#shockPhase',
    ],
    tests: ['tests/ancient-medieval/turn-shock.test.ts', 'tests/musket/close-combat.test.ts'],
  },
  'cady/common/sequence/step-8-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/melee.ts#meleePhase',
      'src/rulesets/cady/common/turn/fighting/melee.ts#meleeOf',
      'src/rulesets/cady/musket/turn/melee.ts#meleePhase',
    ],
    tests: [
      'tests/ancient-medieval/turn-melee.test.ts',
      'tests/musket/close-combat.test.ts',
      'tests/musket/melee.test.ts',
    ],
  },
  'cady/common/sequence/step-9-post-melee-morale': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/morale.ts#moralePhase',
      'src/rulesets/cady/musket/turn/morale.ts#moralePhase',
    ],
    tests: [
      'tests/ancient-medieval/turn-morale.test.ts',
      'tests/musket/close-combat.test.ts',
      'tests/musket/melee.test.ts',
    ],
  },
  'cady/common/shock/after-fire-before-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/charge-odds.ts#chargeOdds',
      'src/rulesets/cady/common/turn/fighting/shock.ts#shockOf',
    ],
    tests: ['tests/ancient-medieval/charge-odds.test.ts', 'tests/musket/close-combat.test.ts'],
  },
  'cady/common/shock/both-sides': {
    code: ['src/rulesets/cady/common/turn/fighting/shock.ts#shockOf'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/shock/casualties-no-melee': {
    code: [
      'src/rulesets/cady/ancient-medieval/charge-odds.ts#chargeOdds',
      'src/rulesets/cady/common/turn/fighting/shock.ts#shockOf',
    ],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/shock/cavalry-clear-path': {
    code: ['src/rulesets/cady/common/fighting/shock.ts#shockOdds'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/chart': {
    code: ['src/rulesets/cady/common/charts/shock.ts#shock', 'src/rulesets/cady/common/fighting/shock.ts#shockOdds'],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/shock.test.ts'],
  },
  'cady/common/shock/dice-per-figure': {
    code: [
      'src/rulesets/cady/common/fighting/shock.ts#shockLosses',
      'src/rulesets/cady/common/fighting/shock.ts#shockOdds',
    ],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/first-figure-in-contact': {
    code: [
      'src/rulesets/cady/common/fighting/shock.ts#shockLosses',
      'src/rulesets/cady/common/turn/fighting/shock.ts#figuresInContact',
    ],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/half-shock': {
    code: ['src/rulesets/cady/common/fighting/shock.ts#shockOdds'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/infantry-clear-path': {
    code: ['src/rulesets/cady/common/fighting/shock.ts#shockOdds'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/infantry-with-shock': {
    code: ['src/rulesets/cady/common/fighting/shock.ts#shockOdds'],
    tests: ['tests/cady/common-turn.test.ts'],
  },
  'cady/common/shock/next-figure': {
    code: ['src/rulesets/cady/common/fighting/shock.ts#shockLosses'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/only-on-written-charge': {
    code: ['src/rulesets/cady/common/fighting/shock.ts#shockOdds'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/reductions': {
    code: [
      'src/rulesets/cady/common/charts/shock.ts#shockReductions',
      'src/rulesets/cady/common/rules.ts#commonRulesUnder',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/shock.test.ts'],
  },
  'cady/common/shock/reductions-stack': {
    code: [
      'src/rulesets/cady/common/fighting/shock.ts#shockOdds',
      'src/rulesets/cady/common/rules.ts#commonRulesUnder',
    ],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/remaining-melee': {
    code: ['src/rulesets/cady/common/fighting/shock.ts#shockLosses'],
    tests: ['tests/cady/charge-test.test.ts'],
  },
  'cady/common/shock/replace-from-rear': {
    code: [
      'src/rulesets/cady/ancient-medieval/charge-odds.ts#chargeOdds',
      'src/rulesets/cady/common/turn/fighting/shock.ts#shockOf',
    ],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/skirmish/broken-rout': {
    code: ['src/rulesets/cady/common/fighting/broken.ts#dividedFate'],
    tests: ['tests/cady/steadiness.test.ts'],
  },
  'cady/common/skirmish/gap': {
    code: [
      'src/rulesets/cady/common/moving/skirmish.ts#skirmishFaults',
      'src/rulesets/cady/common/turn/moving/forming.ts#formedBy',
    ],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/skirmish.test.ts'],
  },
  'cady/common/skirmish/max-move': {
    code: ['src/rulesets/cady/common/moving/skirmish.ts#skirmishFaults'],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/skirmish.test.ts'],
  },
  'cady/common/skirmish/needs-order': {
    code: ['src/rulesets/cady/common/moving/skirmish.ts#skirmishFaults'],
    tests: ['tests/cady/open-order.test.ts', 'tests/musket/skirmish.test.ts'],
  },
  'cady/common/skirmish/who': {
    code: [
      'src/rulesets/cady/common/moving/skirmish.ts#maySkirmish',
      'src/rulesets/cady/musket/period.ts#skirmisherOf',
    ],
    tests: [
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/cady/open-order.test.ts',
      'tests/musket/skirmish.test.ts',
    ],
  },
  'cady/common/thirds/combat-in-last-third': {
    code: [
      'src/rulesets/cady/common/turn/fighting/melee-stance.ts#strikes',
      'src/rulesets/cady/common/turn/table-rules.ts#tableRulesUnder',
    ],
    tests: ['tests/musket/close-combat.test.ts', 'tests/musket/melee.test.ts'],
  },
  'cady/common/thirds/conflict-procedure': {
    code: ['src/rulesets/cady/common/turn/moving/movement.ts#moveAll'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/thirds/faster-arrives-first': {
    code: ['src/rulesets/cady/common/turn/moving/movement.ts#moveAll'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/thirds/full-move-no-combat': {
    code: [
      'src/rulesets/cady/common/turn/fighting/melee-stance.ts#strikes',
      'src/rulesets/cady/common/turn/table-rules.ts#tableRulesUnder',
    ],
    tests: [
      'tests/ancient-medieval/turn-melee.test.ts',
      'tests/musket/close-combat.test.ts',
      'tests/musket/melee.test.ts',
    ],
  },
  'cady/common/three-dice/break-off-fail': {
    code: [
      'src/rulesets/cady/common/fighting/three-dice.ts#breakOff',
      'src/rulesets/cady/common/turn/moving/break-off.ts#breakOffs',
    ],
    tests: ['tests/cady/three-dice.test.ts', 'tests/musket/steadiness.test.ts'],
  },
  'cady/common/three-dice/break-off-melee': {
    code: [
      'src/rulesets/cady/common/fighting/three-dice.ts#breakOff',
      'src/rulesets/cady/common/turn/moving/break-off.ts#breakOffs',
    ],
    tests: ['tests/cady/three-dice.test.ts', 'tests/musket/steadiness.test.ts'],
  },
  'cady/common/three-dice/charge-who-tests': {
    code: [
      'src/rulesets/cady/common/charts/three-dice.ts#threeDiceCharge',
      'src/rulesets/cady/common/fighting/charge-test.ts#chargeTest',
      'src/rulesets/cady/common/turn/moving/charges.ts#ofTwoChargers',
    ],
    tests: [
      'tests/ancient-medieval/turn-charges.test.ts',
      'tests/cady/charge-test.test.ts',
      'tests/cady/common-charts.test.ts',
      'tests/musket/three-dice.test.ts',
    ],
  },
  'cady/common/three-dice/hold-friend-stronger': {
    code: [
      'src/rulesets/cady/common/fighting/holding.ts#holdFriend',
      'src/rulesets/cady/common/turn/moving/forced.ts#settleForcedMoves',
    ],
    tests: ['tests/cady/steadiness.test.ts', 'tests/musket/reactions.test.ts', 'tests/musket/steadiness.test.ts'],
  },
  'cady/common/three-dice/hold-friend-test': {
    code: [
      'src/rulesets/cady/common/fighting/holding.ts#holdFriend',
      'src/rulesets/cady/common/turn/moving/forced.ts#settleForcedMoves',
    ],
    tests: ['tests/cady/steadiness.test.ts', 'tests/musket/steadiness.test.ts'],
  },
  'cady/common/three-dice/melee-continues': {
    code: [
      'src/rulesets/cady/ancient-medieval/charge-odds.ts#chargeOdds',
      'src/rulesets/cady/common/turn/fighting/melee.ts#meleeOf',
    ],
    tests: ['tests/ancient-medieval/charge-odds.test.ts', 'tests/musket/close-combat.test.ts'],
  },
  'cady/common/three-dice/not-needed-below-double': {
    code: ['src/rulesets/cady/common/fighting/charge-test.ts#chargeTest'],
    tests: ['tests/cady/charge-test.test.ts', 'tests/musket/three-dice.test.ts'],
  },
  'cady/common/three-dice/one-die': {
    code: [
      'src/rulesets/cady/common/charts/three-dice.ts#threeDiceCount',
      'src/rulesets/cady/common/fighting/three-dice.ts#threeDiceOdds',
      'src/rulesets/cady/common/turn/fighting/morale.ts#obey',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/three-dice.test.ts', 'tests/musket/three-dice.test.ts'],
  },
  'cady/common/three-dice/pass-any-die': {
    code: ['src/rulesets/cady/common/fighting/three-dice.ts#threeDiceTest'],
    tests: ['tests/cady/three-dice.test.ts'],
  },
  'cady/common/three-dice/roll': {
    code: ['src/rulesets/cady/common/fighting/three-dice.ts#threeDiceOdds'],
    tests: ['tests/cady/three-dice.test.ts'],
  },
  'cady/common/three-dice/rout-normally-removed': {
    code: ['src/rulesets/cady/common/fighting/holding.ts#routed'],
    tests: ['tests/cady/steadiness.test.ts'],
  },
  'cady/common/three-dice/shooter-choice': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/fire/defensive-fire.ts#volleysAtChargers',
      'src/rulesets/cady/common/fighting/defensive-fire.ts#defensiveShot',
      'src/rulesets/cady/common/fighting/defensive-fire.ts#fireAtCharger',
      'src/rulesets/cady/common/turn/fighting/charged.ts#choosesItsFire',
      'src/rulesets/cady/musket/turn/defensive-fire.ts#volleysAtChargers',
    ],
    tests: [
      'tests/ancient-medieval/choices.test.ts',
      'tests/ancient-medieval/turn-chargers.test.ts',
      'tests/cady/steadiness.test.ts',
      'tests/musket/defensive-fire.test.ts',
    ],
  },
  'cady/common/three-dice/shooter-close': {
    code: [
      'src/rulesets/cady/common/fighting/defensive-fire.ts#defensiveShot',
      'src/rulesets/cady/musket/turn/defensive-fire.ts#volleysAtChargers',
    ],
    tests: ['tests/cady/steadiness.test.ts', 'tests/musket/defensive-fire.test.ts'],
  },
  'cady/common/three-dice/shooter-fail': {
    code: ['src/rulesets/cady/musket/turn/defensive-fire.ts#volleysAtChargers'],
    tests: ['tests/musket/defensive-fire.test.ts', 'tests/musket/small-arms.test.ts'],
  },
  'cady/common/three-dice/shooter-mid': {
    code: [
      'src/rulesets/cady/common/fighting/defensive-fire.ts#defensiveShot',
      'src/rulesets/cady/musket/turn/defensive-fire.ts#volleysAtChargers',
    ],
    tests: ['tests/cady/steadiness.test.ts', 'tests/musket/defensive-fire.test.ts'],
  },
  'cady/common/three-dice/three-dice-commander': {
    code: [
      'src/rulesets/cady/common/charts/three-dice.ts#threeDiceCount',
      'src/rulesets/cady/common/fighting/three-dice.ts#threeDiceOdds',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/three-dice.test.ts', 'tests/musket/three-dice.test.ts'],
  },
  'cady/common/three-dice/three-dice-unhurt': {
    code: [
      'src/rulesets/cady/common/charts/three-dice.ts#threeDiceCount',
      'src/rulesets/cady/common/fighting/three-dice.ts#threeDiceOdds',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/three-dice.test.ts'],
  },
  'cady/common/three-dice/two-dice': {
    code: [
      'src/rulesets/cady/common/charts/three-dice.ts#threeDiceCount',
      'src/rulesets/cady/common/fighting/three-dice.ts#threeDiceOdds',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/three-dice.test.ts', 'tests/musket/three-dice.test.ts'],
  },
  'cady/common/unit/base-contact': {
    code: ['src/rulesets/cady/common/fighting/broken.ts#contactOf'],
    tests: ['tests/cady/steadiness.test.ts'],
  },
  'cady/common/unit/battle-morale-benefit': {
    code: ['src/rulesets/cady/common/fighting/battles.ts#battleShift'],
    tests: ['tests/cady/steadiness.test.ts'],
  },
  'cady/common/unit/battle-or-brigade': {
    code: [
      'src/rulesets/cady/common/fighting/battles.ts#battleFaults',
      'src/rulesets/cady/musket/level-faults.ts#levelFaultsOf',
    ],
    tests: ['tests/cady/steadiness.test.ts', 'tests/musket/brigades.test.ts', 'tests/musket/levels.test.ts'],
  },
  'cady/common/unit/fixed-for-game': {
    code: ['src/rulesets/cady/common/army/commanders.ts#regroupingFaults'],
    tests: ['tests/cady/armies.test.ts'],
  },
  'cady/common/unit/light-spacing-2cm': {
    code: ['src/rulesets/cady/common/moving/skirmish.ts#maySkirmish'],
    tests: ['tests/cady/open-order.test.ts'],
  },
  'cady/common/unit/like-type': {
    code: ['src/rulesets/cady/musket/army-faults.ts#armyFaults'],
    tests: ['tests/musket/muster.test.ts'],
  },
  'cady/common/unit/max-size-36': {
    code: ['src/rulesets/cady/musket/army-faults.ts#armyFaults', 'src/rulesets/cady/musket/rules.ts#musketRulesUnder'],
    tests: ['tests/cady/musket-rules.test.ts', 'tests/musket/muster.test.ts'],
  },
  'cady/common/unit/min-size-6': {
    code: ['src/rulesets/cady/musket/army-faults.ts#armyFaults', 'src/rulesets/cady/musket/rules.ts#musketRulesUnder'],
    tests: ['tests/cady/musket-rules.test.ts', 'tests/musket/muster.test.ts'],
  },
  'cady/common/unit/moves-as-unit': {
    code: ['src/rulesets/cady/common/turn/moving/movement.ts#moveAll'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/unit/no-morale-1-in-battle': {
    code: ['src/rulesets/cady/common/fighting/battles.ts#battleFaults'],
    tests: [
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/cady/steadiness.test.ts',
      'tests/musket/levels.test.ts',
    ],
  },
  'cady/common/unit/permanent-number': {
    code: [
      'src/rulesets/cady/common/army/roster.ts#rosterFaults',
      'src/rulesets/cady/common/turn/command/muster.ts#nameFaults',
    ],
    tests: [
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/cady/armies.test.ts',
      'tests/musket/muster.test.ts',
    ],
  },
  'cady/common/unit/supreme-commander-exception': {
    code: ['src/rulesets/cady/common/army/commanders.ts#regroupingFaults'],
    tests: ['tests/cady/armies.test.ts'],
  },
  'cady/common/victory/ends-when-met': {
    code: [
      'src/rulesets/cady/ancient-medieval/victory.ts#ancientOutcome',
      'src/rulesets/cady/common/army/victory.ts#victoryAt',
      'src/rulesets/cady/common/turn/command/victory.ts#fieldOutcome',
      'src/rulesets/cady/musket/victory.ts#musketOutcome',
    ],
    tests: [
      'tests/ancient-medieval/battles.test.ts',
      'tests/ancient-medieval/victory.test.ts',
      'tests/cady/victory.test.ts',
      'tests/musket/battles.test.ts',
      'tests/musket/victory.test.ts',
    ],
  },
  'cady/common/victory/objective-required': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/scenario-faults.ts#scenarioFaults',
      'src/rulesets/cady/ancient-medieval/army/scenario-faults.ts#victoryFaults',
      'src/rulesets/cady/musket/scenario-faults.ts#scenarioFaults',
    ],
    tests: ['tests/ancient-medieval/scenario-faults.test.ts', 'tests/musket/muster.test.ts'],
  },
  'cady/common/victory/option-capture-leaders': {
    code: [
      'src/rulesets/cady/ancient-medieval/army/scenario-faults.ts#victoryFaults',
      'src/rulesets/cady/common/army/victory.ts#meetsCondition',
      'src/rulesets/cady/common/turn/command/victory.ts#fieldOutcome',
      'src/rulesets/cady/musket/victory.ts#musketOutcome',
    ],
    tests: [
      'tests/ancient-medieval/scenario-faults.test.ts',
      'tests/ancient-medieval/victory.test.ts',
      'tests/cady/victory.test.ts',
      'tests/musket/victory.test.ts',
    ],
  },
  'cady/common/victory/option-hold-turns': {
    code: [
      'src/rulesets/cady/common/army/victory.ts#meetsCondition',
      'src/rulesets/cady/common/turn/command/holdings.ts#holdingsNow',
    ],
    tests: ['tests/ancient-medieval/victory.test.ts', 'tests/cady/victory.test.ts', 'tests/musket/victory.test.ts'],
  },
  'cady/common/victory/option-most-left': {
    code: [
      'src/rulesets/cady/common/army/victory.ts#meetsCondition',
      'src/rulesets/cady/common/turn/command/victory.ts#fieldOutcome',
      'src/rulesets/cady/musket/victory.ts#musketOutcome',
    ],
    tests: ['tests/ancient-medieval/victory.test.ts', 'tests/cady/victory.test.ts', 'tests/musket/victory.test.ts'],
  },
  'cady/common/victory/option-percentage': {
    code: [
      'src/rulesets/cady/common/army/victory.ts#meetsCondition',
      'src/rulesets/cady/common/turn/command/victory.ts#fieldOutcome',
      'src/rulesets/cady/musket/victory.ts#musketOutcome',
    ],
    tests: ['tests/ancient-medieval/victory.test.ts', 'tests/cady/victory.test.ts', 'tests/musket/victory.test.ts'],
  },
  'cady/common/victory/option-points-for-units': {
    code: [
      'src/rulesets/cady/common/army/victory.ts#meetsCondition',
      'src/rulesets/cady/common/turn/command/victory.ts#fieldOutcome',
      'src/rulesets/cady/musket/victory.ts#musketOutcome',
    ],
    tests: ['tests/ancient-medieval/victory.test.ts', 'tests/cady/victory.test.ts', 'tests/musket/victory.test.ts'],
  },
  'cady/common/victory/option-terrain': {
    code: [
      'src/rulesets/cady/common/army/victory.ts#meetsCondition',
      'src/rulesets/cady/common/turn/command/holdings.ts#holdingsNow',
    ],
    tests: ['tests/ancient-medieval/victory.test.ts', 'tests/cady/victory.test.ts', 'tests/musket/victory.test.ts'],
  },
  'cady/common/victory/stalemate': {
    code: [
      'src/rulesets/cady/ancient-medieval/victory.ts#ancientOutcome',
      'src/rulesets/cady/common/army/victory.ts#victoryAt',
      'src/rulesets/cady/common/turn/command/victory.ts#fieldOutcome',
      'src/rulesets/cady/musket/victory.ts#musketOutcome',
    ],
    tests: ['tests/ancient-medieval/victory.test.ts', 'tests/cady/victory.test.ts', 'tests/musket/victory.test.ts'],
  },
  'cady/common/wall/section-removed': {
    code: [
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-shot.ts#remove',
      'src/rulesets/cady/ancient-medieval/turn/machines/artillery-targets.ts#barriersUnder',
      'src/rulesets/cady/musket/turn/shots.ts#breach',
    ],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/common/wall/shock': {
    code: ['src/rulesets/cady/common/rules.ts#commonRulesUnder'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/wall/small-arms-steps': {
    code: [
      'src/rulesets/cady/ancient-medieval/missiles/missile-steps.ts#stepsFor',
      'src/rulesets/cady/common/moving/ground.ts#oddsBehind',
    ],
    tests: ['tests/ancient-medieval/missiles.test.ts', 'tests/cady/geography.test.ts'],
  },
  'cady/musket/artillery/ammunition': {
    code: [
      'src/rulesets/cady/musket/artillery.ts#ammunition',
      'src/rulesets/cady/musket/guns.ts#gunsUnder',
      'src/rulesets/cady/musket/muster.ts#musterMusket',
    ],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/artillery/ammunition-exhausted': {
    code: ['src/rulesets/cady/musket/artillery.ts#gunShotFaults', 'src/rulesets/cady/musket/turn/calls.ts#callFaults'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/artillery/canister/area': {
    code: ['src/rulesets/cady/musket/shots.ts#canisterShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/canister/no-call': {
    code: ['src/rulesets/cady/musket/shots.ts#canisterShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/canister/one-guide': {
    code: ['src/rulesets/cady/musket/shots.ts#canisterShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/canister/roll': {
    code: ['src/rulesets/cady/musket/shots.ts#canisterShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/casualties-kept-apart': {
    code: ['src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/crew/counts-as-protected': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsOdds'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/artillery/crew/fire-before-melee': {
    code: ['src/rulesets/cady/musket/turn/artillery.ts#mayFire'],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/musket/artillery/crew/full': {
    code: [
      'src/rulesets/cady/musket/artillery-crew.ts#fullCrew',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryCrew',
    ],
    tests: [
      'tests/cady/artillery-crew.test.ts',
      'tests/cady/musket-charts.test.ts',
      'tests/cady/troops.test.ts',
      'tests/musket/muster.test.ts',
    ],
  },
  'cady/musket/artillery/crew/half-fire': {
    code: [
      'src/rulesets/cady/musket/artillery-crew.ts#mayFireThisTurn',
      'src/rulesets/cady/musket/artillery-crew.ts#rateOfFire',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryCrew',
    ],
    tests: ['tests/cady/artillery-crew.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/artillery/crew/no-fire': {
    code: [
      'src/rulesets/cady/musket/artillery-crew.ts#rateOfFire',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryCrew',
    ],
    tests: ['tests/cady/artillery-crew.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/artillery/duel/same-side-adjust': {
    code: ['src/rulesets/cady/musket/turn/artillery.ts#artilleryPhase'],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/musket/artillery/duel/write-calls': {
    code: ['src/rulesets/cady/musket/turn/artillery.ts#artilleryPhase'],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/musket/artillery/explosive/crosshair-kill': {
    code: ['src/rulesets/cady/musket/shots.ts#explosiveShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/explosive/figure-roll': {
    code: ['src/rulesets/cady/musket/shots.ts#explosiveShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/explosive/hit-area': {
    code: [
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryRounds',
      'src/rulesets/cady/musket/shots.ts#explosiveShot',
    ],
    tests: ['tests/cady/musket-charts.test.ts', 'tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/explosive/minimum-one': {
    code: ['src/rulesets/cady/musket/shots.ts#explosiveShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/explosive/piece-roll': {
    code: ['src/rulesets/cady/musket/shots.ts#explosiveShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/explosive/procedure': {
    code: ['src/rulesets/cady/musket/shots.ts#explosiveShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/fire/call-range': {
    code: ['src/rulesets/cady/musket/turn/calls.ts#callRequest'],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/musket/artillery/fire/declare-shell': {
    code: ['src/rulesets/cady/musket/turn/calls.ts#callRequest'],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/musket/artillery/fire/mark-called-point': {
    code: ['src/rulesets/cady/musket/shots.ts#hitPoint'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/fire/rotate-45': {
    code: [
      'src/rulesets/cady/musket/artillery.ts#gunShotFaults',
      'src/rulesets/cady/musket/turn/artillery.ts#mayFire',
      'src/rulesets/cady/musket/turn/calls.ts#callFaults',
    ],
    tests: ['tests/cady/artillery.test.ts', 'tests/musket/artillery.test.ts'],
  },
  'cady/musket/artillery/hill-range/canister-cap': {
    code: [
      'src/rulesets/cady/musket/artillery.ts#artilleryRange',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryHillRange',
    ],
    tests: ['tests/cady/artillery.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/artillery/hill-range/explosive-cap': {
    code: [
      'src/rulesets/cady/musket/artillery.ts#artilleryRange',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryHillRange',
    ],
    tests: ['tests/cady/artillery.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/artillery/hill-range/one-level': {
    code: [
      'src/rulesets/cady/musket/artillery.ts#artilleryRange',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryHillRange',
    ],
    tests: ['tests/cady/artillery.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/artillery/hill-range/solid-uncapped': {
    code: ['src/rulesets/cady/musket/artillery.ts#artilleryRange'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/artillery/hill-range/three-levels': {
    code: [
      'src/rulesets/cady/musket/artillery.ts#artilleryRange',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryHillRange',
    ],
    tests: ['tests/cady/artillery.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/artillery/hill-range/two-levels': {
    code: [
      'src/rulesets/cady/musket/artillery.ts#artilleryRange',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryHillRange',
    ],
    tests: ['tests/cady/artillery.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/artillery/losses/artillery-returns': {
    code: ['src/rulesets/cady/musket/turn/artillery.ts#artilleryPhase'],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/musket/artillery/losses/before-small-arms': {
    code: ['src/rulesets/cady/musket/turn/artillery.ts#artilleryPhase'],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/musket/artillery/losses/removed-at-once': {
    code: ['src/rulesets/cady/musket/turn/artillery.ts#artilleryPhase'],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/musket/artillery/massed-target': {
    code: ['src/rulesets/cady/musket/shots.ts#canisterShot', 'src/rulesets/cady/musket/shots.ts#explosiveShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/measure-from': {
    code: ['src/rulesets/cady/musket/shots.ts#hitPoint'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/no-move-and-fire': {
    code: ['src/rulesets/cady/musket/artillery.ts#gunShotFaults', 'src/rulesets/cady/musket/turn/artillery.ts#mayFire'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/artillery/overhead/canister-never': {
    code: ['src/rulesets/cady/musket/artillery.ts#mayFireOver', 'src/rulesets/cady/musket/shots.ts#canisterShot'],
    tests: ['tests/cady/artillery.test.ts', 'tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/overhead/downhill': {
    code: ['src/rulesets/cady/musket/artillery.ts#mayFireOver'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/artillery/overhead/guns-conditions': {
    code: ['src/rulesets/cady/musket/artillery.ts#gunShotFaults', 'src/rulesets/cady/musket/artillery.ts#mayFireOver'],
    tests: ['tests/cady/artillery.test.ts', 'tests/musket/artillery.test.ts'],
  },
  'cady/musket/artillery/overhead/howitzer-rocket': {
    code: ['src/rulesets/cady/musket/artillery.ts#mayFireOver'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/artillery/overhead/target-visible': {
    code: ['src/rulesets/cady/musket/turn/calls.ts#callFaults'],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/musket/artillery/range/eight-pounder': {
    code: [
      'src/rulesets/cady/musket/artillery.ts#artilleryRange',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryFiringRanges',
    ],
    tests: ['tests/cady/artillery.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/artillery/range/eight-pounder-howitzer': {
    code: [
      'src/rulesets/cady/musket/artillery.ts#artilleryRange',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryFiringRanges',
    ],
    tests: ['tests/cady/artillery.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/artillery/range/rockets': {
    code: [
      'src/rulesets/cady/musket/artillery.ts#artilleryRange',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryFiringRanges',
    ],
    tests: ['tests/cady/artillery.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/artillery/range/six-pounder': {
    code: [
      'src/rulesets/cady/musket/artillery.ts#artilleryRange',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryFiringRanges',
    ],
    tests: ['tests/cady/artillery.test.ts', 'tests/cady/musket-charts.test.ts', 'tests/musket/artillery.test.ts'],
  },
  'cady/musket/artillery/range/twelve-pounder': {
    code: [
      'src/rulesets/cady/musket/artillery.ts#artilleryRange',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryFiringRanges',
    ],
    tests: ['tests/cady/artillery.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/artillery/rocket/figure-roll': {
    code: ['src/rulesets/cady/musket/shots.ts#explosiveShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/rocket/hit-area': {
    code: ['src/rulesets/cady/musket/shots.ts#explosiveShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/rocket/procedure': {
    code: ['src/rulesets/cady/musket/shots.ts#hitPoint'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/rocket/thread-kill': {
    code: ['src/rulesets/cady/musket/shots.ts#explosiveShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/rocket/three-per-move': {
    code: ['src/rulesets/cady/musket/artillery.ts#gunShotFaults', 'src/rulesets/cady/musket/artillery.ts#shotsPerTurn'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/artillery/rocket/wheel': {
    code: ['src/rulesets/cady/musket/shots.ts#pickWheel'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/rocket/wheel-holes': {
    code: ['src/rulesets/cady/musket/templates.ts#musketTemplates'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/rounds/odds': {
    code: [
      'src/rulesets/cady/musket/casualties.ts#rollFigures',
      'src/rulesets/cady/musket/charts/artillery.ts#artilleryRounds',
    ],
    tests: ['tests/cady/musket-charts.test.ts', 'tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/shot-type-not-ordered': {
    code: ['src/rulesets/cady/musket/artillery.ts#projectilesFor'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/artillery/solid/basic-method': {
    code: ['src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/solid/casualties': {
    code: ['src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/solid/equipment': {
    code: ['src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/solid/figure-not-base': {
    code: ['src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/solid/no-bounce-forest': {
    code: ['src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/solid/no-bounce-soft-ground': {
    code: ['src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/solid/no-bounce-solid-object': {
    code: ['src/rulesets/cady/musket/shots.ts#ballReach', 'src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/solid/no-bounce-uphill': {
    code: ['src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/solid/no-bounce-uphill-repeat': {
    code: ['src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/solid/no-bounce-water': {
    code: ['src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/solid/stick-length': {
    code: ['src/rulesets/cady/musket/charts/artillery.ts#bounceStick', 'src/rulesets/cady/musket/shots.ts#pickStick'],
    tests: ['tests/cady/musket-charts.test.ts', 'tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/solid/stick-placement': {
    code: ['src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/spike/needs-order': {
    code: ['src/rulesets/cady/musket/artillery-crew.ts#maySpike', 'src/rulesets/cady/musket/period.ts#orderFaults'],
    tests: ['tests/cady/artillery-crew.test.ts', 'tests/musket/orders.test.ts'],
  },
  'cady/musket/artillery/spike/not-in-melee': {
    code: [
      'src/rulesets/cady/musket/artillery-crew.ts#maySpike',
      'src/rulesets/cady/musket/turn/artillery.ts#spikeGuns',
    ],
    tests: ['tests/cady/artillery-crew.test.ts'],
  },
  'cady/musket/artillery/spike/permanent': {
    code: [
      'src/rulesets/cady/musket/artillery-crew.ts#mayFireThisTurn',
      'src/rulesets/cady/musket/turn/artillery.ts#spikeGuns',
    ],
    tests: ['tests/cady/artillery-crew.test.ts'],
  },
  'cady/musket/artillery/unattended/re-man': {
    code: ['src/rulesets/cady/musket/artillery-crew.ts#mayMan'],
    tests: ['tests/cady/artillery-crew.test.ts'],
  },
  'cady/musket/artillery/unattended/untrained-half': {
    code: ['src/rulesets/cady/musket/artillery-crew.ts#rateOfFire'],
    tests: ['tests/cady/artillery-crew.test.ts'],
  },
  'cady/musket/artillery/uphill/guns-one-level': {
    code: ['src/rulesets/cady/musket/artillery.ts#gunShotFaults'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/artillery/uphill/howitzer-rocket-any': {
    code: ['src/rulesets/cady/musket/artillery.ts#gunShotFaults'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/artillery/variation/choose-wheel': {
    code: ['src/rulesets/cady/musket/shots.ts#pickWheel', 'src/rulesets/cady/musket/turn/artillery.ts#artilleryPhase'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/variation/roll': {
    code: ['src/rulesets/cady/musket/charts/artillery.ts#variationWheel', 'src/rulesets/cady/musket/shots.ts#hitPoint'],
    tests: ['tests/cady/musket-charts.test.ts', 'tests/cady/shots.test.ts'],
  },
  'cady/musket/artillery/variation/wheel-fixed': {
    code: ['src/rulesets/cady/musket/shots.ts#hitPoint'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/boat/capacity': {
    code: ['src/rulesets/cady/musket/charts/optional.ts#riverBoat'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/boat/horse-artillery': {
    code: ['src/rulesets/cady/musket/charts/optional.ts#riverBoat'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/boat/no-12-pounder': {
    code: ['src/rulesets/cady/musket/charts/optional.ts#riverBoat'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/bounce-stick/dimensions': {
    code: ['src/rulesets/cady/musket/templates.ts#musketTemplates'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/building/small-arms-step': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsOdds'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/building/storey-is-hill': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsRange'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/capability/carbines-fusils': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#infantryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/congreve-rockets': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#artilleryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/cuirassier': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#cavalryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/dragoons': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#cavalryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/eight-pounder': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#artilleryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/eight-pounder-howitzer': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#artilleryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/grenadiers': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#infantryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/guard': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#infantryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/indians': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#infantryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/light-hussars': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#cavalryCapability'],
    tests: ['tests/cady/musket-charts.test.ts', 'tests/cady/troops.test.ts'],
  },
  'cady/musket/capability/light-infantry': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#infantryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/light-lancers': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#cavalryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/militia': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#infantryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/regulars': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#infantryCapability'],
    tests: ['tests/cady/musket-charts.test.ts', 'tests/cady/troops.test.ts'],
  },
  'cady/musket/capability/rifles': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#infantryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/six-pounder': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#artilleryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/six-pounder-horse-artillery': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#artilleryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/capability/twelve-pounder': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#artilleryCapability'],
    tests: ['tests/cady/musket-charts.test.ts', 'tests/cady/troops.test.ts'],
  },
  'cady/musket/cavalry/fire-before-charge': {
    code: ['src/rulesets/cady/musket/turn/small-arms.ts#openingFirePhase'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/musket/cavalry/light-pistols-dragoons-carbines': {
    code: ['src/rulesets/cady/musket/troops.ts#musketTroops'],
    tests: ['tests/cady/troops.test.ts'],
  },
  'cady/musket/cavalry/morale-two-columns': {
    code: [
      'src/rulesets/cady/musket/charts/shock-and-morale.ts#moraleColumns',
      'src/rulesets/cady/musket/morale.ts#columnShifts',
    ],
    tests: ['tests/cady/morale.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/cost/extra-crew': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#artilleryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/cost/extra-rounds': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#artilleryCapability'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/cost/unit-cost': {
    code: ['src/rulesets/cady/musket/units.ts#unitCost'],
    tests: ['tests/musket/muster.test.ts'],
  },
  'cady/musket/definition/bounce-stick': {
    code: ['src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/definition/brigade': {
    code: ['src/rulesets/cady/musket/turn/morale.ts#standsInBrigade'],
    tests: ['tests/musket/brigades.test.ts'],
  },
  'cady/musket/definition/explosive-shot': {
    code: ['src/rulesets/cady/musket/artillery.ts#ammunition'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/definition/howitzer': {
    code: ['src/rulesets/cady/musket/artillery.ts#mayFireOver'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/definition/indians': {
    code: ['src/rulesets/cady/musket/period.ts#musketPeriod'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/musket/definition/indians-open-formation': {
    code: ['src/rulesets/cady/musket/period.ts#skirmisherOf'],
    tests: ['tests/musket/skirmish.test.ts'],
  },
  'cady/musket/definition/no-indirect-fire': {
    code: ['src/rulesets/cady/musket/turn/aim.ts#groupsAt'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/musket/definition/spike-cannon': {
    code: ['src/rulesets/cady/musket/artillery-crew.ts#maySpike'],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/musket/definition/square-morale': {
    code: ['src/rulesets/cady/musket/square.ts#squareFaults'],
    tests: ['tests/musket/square.test.ts'],
  },
  'cady/musket/dragoons/dismount': {
    code: ['src/rulesets/cady/musket/loading.ts#loading', 'src/rulesets/cady/musket/turn/small-arms.ts#shooterOf'],
    tests: ['tests/cady/loading.test.ts'],
  },
  'cady/musket/en-passant/counts-as-fire': {
    code: ['src/rulesets/cady/musket/turn/on-the-way.ts#volleyAtPoint'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/musket/en-passant/fire-at-passing': {
    code: ['src/rulesets/cady/musket/turn/on-the-way.ts#volleyInPassing'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/musket/en-passant/morale-overrides': {
    code: ['src/rulesets/cady/musket/turn/morale.ts#moralePhase'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/musket/en-passant/option': {
    code: ['src/rulesets/cady/musket/turn/targets.ts#volleyAfterMoves'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/musket/fence/artillery-crossing': {
    code: ['src/rulesets/cady/musket/rules.ts#musketRulesUnder'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/musket/fence/no-artillery-cover': {
    code: ['src/rulesets/cady/musket/shots.ts#explosiveShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/fence/small-arms-step': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsOdds'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/forest/artillery-unaffected': {
    code: ['src/rulesets/cady/musket/shots.ts#explosiveShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/forest/cannon-inside': {
    code: ['src/rulesets/cady/musket/artillery.ts#gunShotFaults'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/forest/penetration': {
    code: ['src/rulesets/cady/musket/shots.ts#explosiveShot', 'src/rulesets/cady/musket/shots.ts#solidShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/forest/rockets-never-out': {
    code: ['src/rulesets/cady/musket/artillery.ts#gunShotFaults'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/forest/small-arms-odds': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsOdds'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/forest/small-arms-range': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsRange'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/forest/small-arms-step': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsOdds'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/friendly-fire/penalty': {
    code: ['src/rulesets/cady/musket/firing.ts#friendlyFirePenalty', 'src/rulesets/cady/musket/units.ts#moraleOf'],
    tests: ['tests/cady/firing.test.ts'],
  },
  'cady/musket/grenade/effect': {
    code: ['src/rulesets/cady/musket/charts/capability.ts#grenadeEffect'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/loading/fire-begin-or-end': {
    code: [
      'src/rulesets/cady/musket/period.ts#going',
      'src/rulesets/cady/musket/period.ts#orderFaults',
      'src/rulesets/cady/musket/turn/small-arms.ts#openingFirePhase',
    ],
    tests: ['tests/musket/movement.test.ts', 'tests/musket/orders.test.ts', 'tests/musket/small-arms.test.ts'],
  },
  'cady/musket/loading/initially-loaded': {
    code: ['src/rulesets/cady/musket/muster.ts#musterMusket'],
    tests: ['tests/musket/muster.test.ts'],
  },
  'cady/musket/loading/loaded-maximum': {
    code: ['src/rulesets/cady/musket/charts/small-arms.ts#loading', 'src/rulesets/cady/musket/loading.ts#loading'],
    tests: ['tests/cady/loading.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/loading/loaded-no-move': {
    code: ['src/rulesets/cady/musket/charts/small-arms.ts#loading', 'src/rulesets/cady/musket/loading.ts#loading'],
    tests: ['tests/cady/loading.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/loading/loaded-one-third': {
    code: ['src/rulesets/cady/musket/charts/small-arms.ts#loading', 'src/rulesets/cady/musket/loading.ts#loading'],
    tests: ['tests/cady/loading.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/loading/loaded-two-thirds': {
    code: ['src/rulesets/cady/musket/charts/small-arms.ts#loading', 'src/rulesets/cady/musket/loading.ts#loading'],
    tests: ['tests/cady/loading.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/loading/same-for-all-weapons': {
    code: ['src/rulesets/cady/musket/loading.ts#loading'],
    tests: ['tests/cady/loading.test.ts'],
  },
  'cady/musket/loading/table': {
    code: ['src/rulesets/cady/musket/charts/small-arms.ts#loading', 'src/rulesets/cady/musket/loading.ts#loading'],
    tests: ['tests/cady/loading.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/loading/thirds': {
    code: ['src/rulesets/cady/musket/loading.ts#loading'],
    tests: ['tests/cady/loading.test.ts'],
  },
  'cady/musket/loading/unloaded-maximum': {
    code: ['src/rulesets/cady/musket/charts/small-arms.ts#loading', 'src/rulesets/cady/musket/loading.ts#loading'],
    tests: ['tests/cady/loading.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/loading/unloaded-no-move': {
    code: ['src/rulesets/cady/musket/charts/small-arms.ts#loading', 'src/rulesets/cady/musket/loading.ts#loading'],
    tests: ['tests/cady/loading.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/loading/unloaded-one-third': {
    code: ['src/rulesets/cady/musket/charts/small-arms.ts#loading', 'src/rulesets/cady/musket/loading.ts#loading'],
    tests: ['tests/cady/loading.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/loading/unloaded-two-thirds': {
    code: ['src/rulesets/cady/musket/charts/small-arms.ts#loading', 'src/rulesets/cady/musket/loading.ts#loading'],
    tests: ['tests/cady/loading.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/morale/columns-accumulate': {
    code: ['src/rulesets/cady/musket/morale.ts#musketMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/musket/morale/defensive-feature': {
    code: [
      'src/rulesets/cady/musket/charts/shock-and-morale.ts#moraleColumns',
      'src/rulesets/cady/musket/morale.ts#columnShifts',
      'src/rulesets/cady/musket/turn/morale.ts#defenceOf',
    ],
    tests: ['tests/cady/morale.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/morale/example-shift': {
    code: ['src/rulesets/cady/musket/morale.ts#musketMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/musket/morale/personal-command': {
    code: [
      'src/rulesets/cady/musket/charts/shock-and-morale.ts#moraleColumns',
      'src/rulesets/cady/musket/morale.ts#columnShifts',
    ],
    tests: ['tests/cady/morale.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/morale/two-unit-brigade': {
    code: [
      'src/rulesets/cady/musket/charts/shock-and-morale.ts#moraleColumns',
      'src/rulesets/cady/musket/morale.ts#columnShifts',
      'src/rulesets/cady/musket/turn/morale.ts#standsInBrigade',
    ],
    tests: ['tests/cady/musket-charts.test.ts', 'tests/musket/brigades.test.ts'],
  },
  'cady/musket/movement/column-bonus': {
    code: ['src/rulesets/cady/musket/rules.ts#musketRulesUnder'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/musket/optional/personal-command': {
    code: ['src/rulesets/cady/musket/charts/optional.ts#commandFigures'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-1-10': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-101-120': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-11-20': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-121-150': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-151-180': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-181-220': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-21-30': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-221-300': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-301-400': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-31-40': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-41-50': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-51-60': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-61-70': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-71-80': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-81-90': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/post-melee-morale/column-91-100': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#postMeleeMorale'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/scope/adds-to-common': {
    code: ['src/rulesets/cady/musket/rules.ts#musketRulesUnder'],
    tests: ['tests/cady/musket-rules.test.ts'],
  },
  'cady/musket/setup/buy-army': {
    code: ['src/rulesets/cady/musket/army-faults.ts#armyFaults'],
    tests: ['tests/musket/muster.test.ts'],
  },
  'cady/musket/sheet/artillery/crew-boxes': {
    code: ['src/rulesets/cady/musket/charts/artillery.ts#artilleryOrderSheet'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/sheet/artillery/crew-note': {
    code: ['src/rulesets/cady/musket/charts/artillery.ts#artilleryOrderSheet'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/sheet/artillery/shots-fired': {
    code: ['src/rulesets/cady/musket/charts/artillery.ts#artilleryOrderSheet'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/sheet/building/artillery-12pd': {
    code: ['src/rulesets/cady/musket/charts/optional.ts#buildingArtillery'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/sheet/building/artillery-6pd': {
    code: ['src/rulesets/cady/musket/charts/optional.ts#buildingArtillery'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/sheet/building/artillery-8pd': {
    code: ['src/rulesets/cady/musket/charts/optional.ts#buildingArtillery'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/sheet/building/points': {
    code: ['src/rulesets/cady/musket/charts/optional.ts#buildingPoints'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/ship/row-boats': {
    code: ['src/rulesets/cady/musket/charts/optional.ts#shipSpeed'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/ship/sailing': {
    code: ['src/rulesets/cady/musket/charts/optional.ts#shipSpeed'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/ship/wind': {
    code: ['src/rulesets/cady/musket/charts/optional.ts#windDirection'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/shock/dice': {
    code: ['src/rulesets/cady/musket/shock.ts#musketShock', 'src/rulesets/cady/musket/shock.ts#musketShockOdds'],
    tests: ['tests/cady/musket-shock.test.ts'],
  },
  'cady/musket/shock/receiver-artillery': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#shockEffect'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/shock/receiver-heavy-cavalry': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#shockEffect'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/shock/receiver-heavy-infantry': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#shockEffect'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/shock/receiver-light-cavalry': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#shockEffect'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/shock/receiver-light-infantry': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#shockEffect'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/shock/receiver-medium-cavalry': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#shockEffect'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/shock/receiver-medium-infantry': {
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#shockEffect'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/sighting/artillery-all-round': {
    code: ['src/rulesets/cady/musket/period.ts#sightOf'],
    tests: ['tests/musket/hidden.test.ts'],
  },
  'cady/musket/sighting/artillery-telescope': {
    code: ['src/rulesets/cady/musket/artillery.ts#sighting', 'src/rulesets/cady/musket/period.ts#sightOf'],
    tests: ['tests/cady/artillery.test.ts', 'tests/musket/hidden.test.ts'],
  },
  'cady/musket/sighting/normal': {
    code: ['src/rulesets/cady/musket/artillery.ts#sighting', 'src/rulesets/cady/musket/period.ts#sightOf'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/sighting/small-arms-hill': {
    code: ['src/rulesets/cady/musket/artillery.ts#sighting', 'src/rulesets/cady/musket/period.ts#sightOf'],
    tests: ['tests/cady/artillery.test.ts', 'tests/musket/hidden.test.ts'],
  },
  'cady/musket/small-arms/arc': {
    code: ['src/rulesets/cady/musket/firing.ts#inSmallArmsArc', 'src/rulesets/cady/musket/turn/aim.ts#groupsAt'],
    tests: ['tests/cady/firing.test.ts'],
  },
  'cady/musket/small-arms/bands-fusils-carbines': {
    code: [
      'src/rulesets/cady/musket/charts/small-arms.ts#smallArmsFire',
      'src/rulesets/cady/musket/small-arms.ts#smallArmsOdds',
    ],
    tests: ['tests/cady/musket-charts.test.ts', 'tests/cady/small-arms.test.ts'],
  },
  'cady/musket/small-arms/bands-muskets': {
    code: [
      'src/rulesets/cady/musket/charts/small-arms.ts#smallArmsFire',
      'src/rulesets/cady/musket/small-arms.ts#smallArmsOdds',
    ],
    tests: ['tests/cady/musket-charts.test.ts', 'tests/cady/small-arms.test.ts', 'tests/cli/data-commands.test.ts'],
  },
  'cady/musket/small-arms/bands-pistols': {
    code: [
      'src/rulesets/cady/musket/charts/small-arms.ts#smallArmsFire',
      'src/rulesets/cady/musket/small-arms.ts#smallArmsOdds',
    ],
    tests: ['tests/cady/musket-charts.test.ts', 'tests/cady/small-arms.test.ts'],
  },
  'cady/musket/small-arms/bands-rifles': {
    code: [
      'src/rulesets/cady/musket/charts/small-arms.ts#smallArmsFire',
      'src/rulesets/cady/musket/small-arms.ts#smallArmsOdds',
    ],
    tests: ['tests/cady/musket-charts.test.ts', 'tests/cady/small-arms.test.ts'],
  },
  'cady/musket/small-arms/between-bands': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsOdds'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/small-arms/charge-melee-instead': {
    code: ['src/rulesets/cady/musket/turn/small-arms.ts#shooterOf'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/musket/small-arms/first-rank': {
    code: ['src/rulesets/cady/musket/firing.ts#firingRanks', 'src/rulesets/cady/musket/turn/aim.ts#groupsAt'],
    tests: ['tests/cady/firing.test.ts'],
  },
  'cady/musket/small-arms/hill-range-bands': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsRange'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/small-arms/hill-range-condition': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsRange'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/small-arms/hill-range-muskets': {
    code: ['src/rulesets/cady/musket/charts/small-arms.ts#smallArmsHillRange'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/small-arms/hill-range-pistols': {
    code: ['src/rulesets/cady/musket/charts/small-arms.ts#smallArmsHillRange'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/small-arms/hill-range-rifles': {
    code: ['src/rulesets/cady/musket/charts/small-arms.ts#smallArmsHillRange'],
    tests: ['tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/small-arms/line-of-sight': {
    code: ['src/rulesets/cady/musket/turn/aim.ts#groupsAt'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/musket/small-arms/massed-target': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsOdds'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/small-arms/max-range-protected': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsOdds'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/small-arms/one-die-per-shot': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsVolley', 'src/rulesets/cady/musket/small-arms.ts#volley'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/small-arms/second-rank-higher': {
    code: ['src/rulesets/cady/musket/firing.ts#firingRanks', 'src/rulesets/cady/musket/turn/aim.ts#groupsAt'],
    tests: ['tests/cady/firing.test.ts'],
  },
  'cady/musket/small-arms/simultaneous': {
    code: ['src/rulesets/cady/musket/turn/small-arms.ts#fireTogether'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/musket/small-arms/step-down': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsOdds'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/musket/square/depth': {
    code: ['src/rulesets/cady/musket/square.ts#squareFaults'],
    tests: ['tests/musket/square.test.ts'],
  },
  'cady/musket/square/immobile': {
    code: ['src/rulesets/cady/common/moving/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/musket/square/morale': {
    code: [
      'src/rulesets/cady/musket/charts/shock-and-morale.ts#moraleColumns',
      'src/rulesets/cady/musket/morale.ts#columnShifts',
    ],
    tests: ['tests/cady/morale.test.ts', 'tests/cady/musket-charts.test.ts'],
  },
  'cady/musket/square/shock-reduction': {
    code: ['src/rulesets/cady/musket/rules.ts#musketRulesUnder', 'src/rulesets/cady/musket/shock.ts#musketShockOdds'],
    tests: ['tests/cady/musket-shock.test.ts'],
  },
  'cady/musket/square/who': {
    code: ['src/rulesets/cady/musket/square.ts#squareFaults'],
    tests: ['tests/musket/square.test.ts'],
  },
  'cady/musket/steps/ladder': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsOdds'],
    tests: ['tests/cady/small-arms.test.ts', 'tests/cady/steps.test.ts'],
  },
  'cady/musket/target-priority/first': {
    code: [
      'src/rulesets/cady/musket/firing.ts#targetByPriority',
      'src/rulesets/cady/musket/turn/defensive-fire.ts#volleysAtChargers',
    ],
    tests: ['tests/cady/firing.test.ts'],
  },
  'cady/musket/target-priority/second': {
    code: ['src/rulesets/cady/musket/firing.ts#targetByPriority', 'src/rulesets/cady/musket/turn/targets.ts#volleyAt'],
    tests: ['tests/cady/firing.test.ts', 'tests/musket/small-arms.test.ts'],
  },
  'cady/musket/target-priority/third': {
    code: ['src/rulesets/cady/musket/firing.ts#targetByPriority', 'src/rulesets/cady/musket/turn/targets.ts#volleyAt'],
    tests: ['tests/cady/firing.test.ts', 'tests/musket/small-arms.test.ts'],
  },
  'cady/musket/wall/artillery-crossing': {
    code: ['src/rulesets/cady/musket/rules.ts#musketRulesUnder'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/musket/wall/artillery-step': {
    code: ['src/rulesets/cady/musket/shots.ts#canisterShot', 'src/rulesets/cady/musket/shots.ts#explosiveShot'],
    tests: ['tests/cady/shots.test.ts'],
  },
  'cady/musket/wall/small-arms-step': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsOdds'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'raymond/actions/cavalry': {
    code: [
      'src/rulesets/raymond/charts/movement.ts#movementActions',
      'src/rulesets/raymond/movement/actions.ts#actionsOf',
      'src/rulesets/raymond/movement/actions.ts#combiningFault',
      'src/rulesets/raymond/movement/movement.ts#march',
    ],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/charts.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/actions/command': {
    code: [
      'src/rulesets/raymond/charts/movement.ts#movementActions',
      'src/rulesets/raymond/movement/actions.ts#actionsOf',
    ],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/charts.test.ts'],
  },
  'raymond/actions/compound-halves-optional': {
    code: [
      'src/rulesets/raymond/movement/action-lists.ts#actionLists',
      'src/rulesets/raymond/movement/actions.ts#combiningFault',
      'src/rulesets/raymond/movement/movement.ts#march',
      'src/rulesets/raymond/movement/movement.ts#walk',
    ],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/movement.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/actions/dragoons': {
    code: [
      'src/rulesets/raymond/charts/movement.ts#movementActions',
      'src/rulesets/raymond/movement/actions.ts#actionsOf',
      'src/rulesets/raymond/movement/actions.ts#combiningFault',
      'src/rulesets/raymond/movement/movement.ts#march',
      'src/rulesets/raymond/movement/on-the-spot.ts#changeHorses',
    ],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/charts.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/actions/limbered-artillery': {
    code: [
      'src/rulesets/raymond/charts/movement.ts#movementActions',
      'src/rulesets/raymond/movement/actions.ts#actionsOf',
    ],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/charts.test.ts'],
  },
  'raymond/actions/pike-and-musket-and-foot': {
    code: [
      'src/rulesets/raymond/charts/movement.ts#movementActions',
      'src/rulesets/raymond/movement/actions.ts#actionsOf',
    ],
    tests: [
      'tests/raymond/actions.test.ts',
      'tests/raymond/charts.test.ts',
      'tests/raymond/manoeuvre-phases.test.ts',
      'tests/raymond/movement.test.ts',
    ],
  },
  'raymond/actions/unlimbered-artillery': {
    code: [
      'src/rulesets/raymond/charts/movement.ts#movementActions',
      'src/rulesets/raymond/movement/actions.ts#actionsOf',
    ],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/charts.test.ts'],
  },
  'raymond/army/heavy-cavalry-limit': {
    code: ['src/rulesets/raymond/army/army.ts#armyFaults', 'src/rulesets/raymond/army/army.ts#countArmy'],
    tests: ['tests/raymond/army.test.ts', 'tests/raymond/muster.test.ts'],
  },
  'raymond/army/historical-ratios-not-limits': {
    code: ['src/rulesets/raymond/army/army.ts#armyFaults'],
    tests: ['tests/raymond/army.test.ts'],
  },
  'raymond/army/more-foot-than-mounted': {
    code: ['src/rulesets/raymond/army/army.ts#armyFaults', 'src/rulesets/raymond/army/army.ts#countArmy'],
    tests: ['tests/raymond/army.test.ts', 'tests/raymond/muster.test.ts'],
  },
  'raymond/army/more-pike-and-musket-than-foot': {
    code: ['src/rulesets/raymond/army/army.ts#armyFaults'],
    tests: ['tests/raymond/army.test.ts', 'tests/raymond/muster.test.ts'],
  },
  'raymond/artillery/limber-up': {
    code: ['src/rulesets/raymond/turn/manoeuvre.ts#carryOut'],
    tests: ['tests/raymond/manoeuvre-phases.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/artillery/limbered-manoeuvre': {
    code: ['src/rulesets/raymond/movement/actions.ts#allowanceOf', 'src/rulesets/raymond/movement/movement.ts#march'],
    tests: ['tests/raymond/movement.test.ts'],
  },
  'raymond/artillery/melee-weapon': {
    code: ['src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/melee.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/artillery/no-siege-weapons': {
    code: ['src/rulesets/raymond/troops.ts#unitSheets'],
    tests: ['tests/raymond/rules.test.ts'],
  },
  'raymond/artillery/prolong': {
    code: ['src/rulesets/raymond/movement/actions.ts#allowanceOf', 'src/rulesets/raymond/movement/movement.ts#march'],
    tests: ['tests/raymond/movement.test.ts'],
  },
  'raymond/artillery/types': {
    code: ['src/rulesets/raymond/army/enlist.ts#enlist', 'src/rulesets/raymond/troops.ts#unitSheets'],
    tests: ['tests/raymond/muster.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/artillery/unlimber': {
    code: ['src/rulesets/raymond/movement/on-the-spot.ts#unlimber', 'src/rulesets/raymond/turn/manoeuvre.ts#carryOut'],
    tests: ['tests/raymond/manoeuvre-phases.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/basics/dice': {
    code: ['src/rulesets/raymond/rules.ts#raymondRulesUnder'],
    tests: ['tests/raymond/rules.test.ts'],
  },
  'raymond/basics/length-unit': {
    code: ['src/rulesets/raymond/rules.ts#raymondRulesUnder'],
    tests: ['tests/raymond/rules.test.ts'],
  },
  'raymond/basics/measuring-any-time': {
    code: ['src/rulesets/raymond/view.ts#raymondView'],
    tests: ['tests/raymond/view.test.ts'],
  },
  'raymond/bounce/dice': {
    code: ['src/rulesets/raymond/fire/fire.ts#bounceOdds', 'src/rulesets/raymond/fire/fire.ts#bounceThrough'],
    tests: ['tests/raymond/fire.test.ts', 'tests/raymond/firing-phase.test.ts'],
  },
  'raymond/bounce/medium-only': {
    code: [
      'src/rulesets/raymond/fire/fire.ts#artilleryFire',
      'src/rulesets/raymond/fire/targets.ts#bounceTarget',
      'src/rulesets/raymond/numbers.ts#fireUnder',
    ],
    tests: [
      'tests/raymond/fire-laws.test.ts',
      'tests/raymond/fire.test.ts',
      'tests/raymond/firing-phase.test.ts',
      'tests/raymond/resolve.test.ts',
      'tests/raymond/rules.test.ts',
      'tests/raymond/targets.test.ts',
    ],
  },
  'raymond/bounce/melee-target-allowed': {
    code: ['src/rulesets/raymond/fire/targets.ts#bounceTarget'],
    tests: ['tests/raymond/firing-phase.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/bounce/next-closest-target': {
    code: ['src/rulesets/raymond/fire/targets.ts#bounceTarget', 'src/rulesets/raymond/turn/firing.ts#shoot'],
    tests: ['tests/raymond/fire-laws.test.ts', 'tests/raymond/firing-phase.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/bounce/no-modifiers': {
    code: ['src/rulesets/raymond/fire/fire.ts#bounceOdds', 'src/rulesets/raymond/fire/fire.ts#bounceThrough'],
    tests: ['tests/raymond/fire.test.ts', 'tests/raymond/firing-phase.test.ts'],
  },
  'raymond/bounce/once': {
    code: ['src/rulesets/raymond/fire/fire.ts#bounceThrough', 'src/rulesets/raymond/turn/firing.ts#shoot'],
    tests: ['tests/raymond/fire.test.ts', 'tests/raymond/firing-phase.test.ts'],
  },
  'raymond/charge/defender-reacts': {
    code: ['src/rulesets/raymond/turn/charges.ts#carryOutCharge'],
    tests: ['tests/raymond/charge.test.ts'],
  },
  'raymond/charge/failed-may-join-in': {
    code: ['src/rulesets/raymond/turn/joining.ts#joinIn'],
    tests: ['tests/raymond/joining.test.ts'],
  },
  'raymond/charge/failed-may-manoeuvre': {
    code: [
      'src/rulesets/raymond/movement/actions.ts#combiningFault',
      'src/rulesets/raymond/movement/actions.ts#openActions',
      'src/rulesets/raymond/turn/charges.ts#carryOutCharge',
    ],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/charge.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/charge/free-turn': {
    code: [
      'src/rulesets/raymond/combat/charge.ts#chargeOf',
      'src/rulesets/raymond/formation/places.ts#slightPivotOf',
      'src/rulesets/raymond/turn/charges.ts#carryOutCharge',
    ],
    tests: ['tests/raymond/charge.test.ts', 'tests/raymond/formation.test.ts'],
  },
  'raymond/charge/in-command-automatic': {
    code: ['src/rulesets/raymond/combat/tests.ts#testOdds', 'src/rulesets/raymond/turn/charges.ts#carryOutCharge'],
    tests: ['tests/raymond/charge.test.ts', 'tests/raymond/tests.test.ts'],
  },
  'raymond/charge/nominate': {
    code: ['src/rulesets/raymond/combat/charge.ts#chargeOf', 'src/rulesets/raymond/turn/charges.ts#carryOutCharge'],
    tests: ['tests/raymond/charge.test.ts'],
  },
  'raymond/charge/not-artillery': {
    code: ['src/rulesets/raymond/movement/actions.ts#isAble'],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/charge.test.ts'],
  },
  'raymond/charge/not-defensive-mass': {
    code: ['src/rulesets/raymond/movement/actions.ts#isAble'],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/charge.test.ts'],
  },
  'raymond/charge/not-single-stand': {
    code: ['src/rulesets/raymond/movement/actions.ts#isAble'],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/charge.test.ts'],
  },
  'raymond/charge/only-way-into-contact': {
    code: [
      'src/rulesets/raymond/movement/legs.ts#hindranceOf',
      'src/rulesets/raymond/movement/walking.ts#takePose',
      'src/rulesets/raymond/turn/charges.ts#carryOutCharge',
    ],
    tests: ['tests/raymond/movement.test.ts', 'tests/raymond/recoil.test.ts'],
  },
  'raymond/charge/stops-at-contact': {
    code: [
      'src/rulesets/raymond/combat/charge.ts#chargeOf',
      'src/rulesets/raymond/movement/legs.ts#runUp',
      'src/rulesets/raymond/turn/charges.ts#carryOutCharge',
    ],
    tests: ['tests/raymond/charge.test.ts'],
  },
  'raymond/charge/straight-to-contact': {
    code: [
      'src/rulesets/raymond/combat/charge.ts#chargeOf',
      'src/rulesets/raymond/movement/legs.ts#runUp',
      'src/rulesets/raymond/turn/charges.ts#carryOutCharge',
    ],
    tests: ['tests/raymond/charge.test.ts'],
  },
  'raymond/charge/test': {
    code: [
      'src/rulesets/raymond/charts/command.ts#dieTests',
      'src/rulesets/raymond/combat/tests.ts#testOdds',
      'src/rulesets/raymond/combat/tests.ts#unitTest',
      'src/rulesets/raymond/turn/charges.ts#carryOutCharge',
    ],
    tests: ['tests/raymond/charge.test.ts', 'tests/raymond/charts.test.ts', 'tests/raymond/tests.test.ts'],
  },
  'raymond/command/always-in-command': {
    code: ['src/rulesets/raymond/army/command.ts#commandOf', 'src/rulesets/raymond/army/command.ts#inCommand'],
    tests: ['tests/raymond/command.test.ts', 'tests/raymond/hand-to-hand.test.ts'],
  },
  'raymond/command/can-be-killed': {
    code: ['src/rulesets/raymond/turn/losses.ts#removeLosses'],
    tests: ['tests/raymond/firing-phase.test.ts', 'tests/raymond/losses.test.ts'],
  },
  'raymond/command/extra-sub-commander': {
    code: ['src/rulesets/raymond/army/army.ts#armyFaults'],
    tests: ['tests/raymond/army.test.ts', 'tests/raymond/muster.test.ts'],
  },
  'raymond/command/identify-rank': {
    code: ['src/rulesets/raymond/army/army.ts#armyFaults', 'src/rulesets/raymond/view.ts#raymondView'],
    tests: ['tests/raymond/army.test.ts', 'tests/raymond/muster.test.ts', 'tests/raymond/view.test.ts'],
  },
  'raymond/command/in-command': {
    code: ['src/rulesets/raymond/army/command.ts#commandOf', 'src/rulesets/raymond/army/command.ts#inCommand'],
    tests: ['tests/raymond/command.test.ts'],
  },
  'raymond/command/measuring': {
    code: ['src/rulesets/raymond/army/command.ts#commandOf', 'src/rulesets/raymond/army/command.ts#commanderOver'],
    tests: ['tests/raymond/command.test.ts'],
  },
  'raymond/command/no-dismount-no-fire': {
    code: ['src/rulesets/raymond/fire/zones-of-fire.ts#zonesOfFire', 'src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/rules.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/command/number': {
    code: ['src/rulesets/raymond/army/army.ts#armyFaults'],
    tests: ['tests/raymond/army.test.ts', 'tests/raymond/muster.test.ts'],
  },
  'raymond/command/range': {
    code: [
      'src/rulesets/raymond/army/command.ts#commandOf',
      'src/rulesets/raymond/army/command.ts#commanderOver',
      'src/rulesets/raymond/charts/command.ts#commandRange',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/command.test.ts'],
  },
  'raymond/command/rethrow-all-dice': {
    code: [
      'src/rulesets/raymond/combat/rethrow.ts#attackWithRethrow',
      'src/rulesets/raymond/combat/rethrow.ts#rethrowOdds',
      'src/rulesets/raymond/combat/rethrow.ts#rethrowWorth',
      'src/rulesets/raymond/turn/hand-to-hand.ts#fight',
    ],
    tests: ['tests/raymond/bot.test.ts', 'tests/raymond/hand-to-hand.test.ts', 'tests/raymond/rethrow.test.ts'],
  },
  'raymond/command/rethrow-eligible': {
    code: ['src/rulesets/raymond/turn/hand-to-hand.ts#fight'],
    tests: ['tests/raymond/hand-to-hand.test.ts'],
  },
  'raymond/command/rethrow-melee-only': {
    code: ['src/rulesets/raymond/combat/tests.ts#unitTest'],
    tests: ['tests/raymond/tests.test.ts'],
  },
  'raymond/command/rethrow-no-second': {
    code: [
      'src/rulesets/raymond/combat/rethrow.ts#attackWithRethrow',
      'src/rulesets/raymond/combat/rethrow.ts#rethrowWorth',
      'src/rulesets/raymond/turn/hand-to-hand.ts#fight',
    ],
    tests: ['tests/raymond/hand-to-hand.test.ts', 'tests/raymond/rethrow.test.ts'],
  },
  'raymond/command/rethrow-once-per-unit': {
    code: ['src/rulesets/raymond/combat/rethrow.ts#rethrowWorth', 'src/rulesets/raymond/turn/hand-to-hand.ts#fight'],
    tests: ['tests/raymond/hand-to-hand.test.ts', 'tests/raymond/rethrow.test.ts'],
  },
  'raymond/dragoons/dismount': {
    code: [
      'src/rulesets/raymond/movement/on-the-spot.ts#changeHorses',
      'src/rulesets/raymond/turn/manoeuvre.ts#carryOut',
    ],
    tests: ['tests/raymond/manoeuvre-phases.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/dragoons/dismounted-as-pike-and-musket': {
    code: ['src/rulesets/raymond/troops.ts#standSheets', 'src/rulesets/raymond/units.ts#gaitOf'],
    tests: [
      'tests/raymond/firing-phase.test.ts',
      'tests/raymond/rules.test.ts',
      'tests/raymond/targets.test.ts',
      'tests/raymond/units.test.ts',
    ],
  },
  'raymond/dragoons/fire-only-dismounted': {
    code: ['src/rulesets/raymond/fire/zones-of-fire.ts#zonesOfFire', 'src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/rules.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/dragoons/mount-up': {
    code: [
      'src/rulesets/raymond/movement/actions.ts#isAble',
      'src/rulesets/raymond/movement/on-the-spot.ts#changeHorses',
      'src/rulesets/raymond/turn/manoeuvre.ts#carryOut',
    ],
    tests: [
      'tests/raymond/actions.test.ts',
      'tests/raymond/manoeuvre-phases.test.ts',
      'tests/raymond/movement.test.ts',
    ],
  },
  'raymond/dragoons/mounted-as-mounted': {
    code: ['src/rulesets/raymond/troops.ts#standSheets', 'src/rulesets/raymond/units.ts#gaitOf'],
    tests: ['tests/raymond/rules.test.ts', 'tests/raymond/units.test.ts'],
  },
  'raymond/dragoons/no-part-dismount': {
    code: ['src/rulesets/raymond/army/enlist.ts#enlist', 'src/rulesets/raymond/movement/on-the-spot.ts#changeHorses'],
    tests: ['tests/raymond/movement.test.ts', 'tests/raymond/muster.test.ts'],
  },
  'raymond/dragoons/not-in-contact': {
    code: [
      'src/rulesets/raymond/movement/actions.ts#actionFault',
      'src/rulesets/raymond/movement/actions.ts#openActions',
    ],
    tests: ['tests/raymond/actions.test.ts'],
  },
  'raymond/dragoons/only-dragoons-dismount': {
    code: [
      'src/rulesets/raymond/movement/action-lists.ts#actionLists',
      'src/rulesets/raymond/movement/actions.ts#isAble',
    ],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/dragoons/two-states': {
    code: [
      'src/rulesets/raymond/army/enlist.ts#enlist',
      'src/rulesets/raymond/movement/actions.ts#isAble',
      'src/rulesets/raymond/movement/on-the-spot.ts#changeHorses',
      'src/rulesets/raymond/troops.ts#unitSheets',
    ],
    tests: [
      'tests/raymond/actions.test.ts',
      'tests/raymond/manoeuvre-phases.test.ts',
      'tests/raymond/muster.test.ts',
      'tests/raymond/rules.test.ts',
    ],
  },
  'raymond/fire/adjacent-broken-by-pike': {
    code: ['src/rulesets/raymond/fire/targets.ts#eligibleTargets'],
    tests: ['tests/raymond/targets.test.ts'],
  },
  'raymond/fire/adjacent-chain': {
    code: ['src/rulesets/raymond/fire/targets.ts#carriedAlong', 'src/rulesets/raymond/fire/targets.ts#eligibleTargets'],
    tests: ['tests/raymond/targets.test.ts'],
  },
  'raymond/fire/adjacent-eligibility': {
    code: ['src/rulesets/raymond/fire/targets.ts#carriedAlong', 'src/rulesets/raymond/fire/targets.ts#eligibleTargets'],
    tests: ['tests/raymond/fire-laws.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/fire/adjacent-regardless-of-range': {
    code: ['src/rulesets/raymond/fire/fire.ts#fireOdds', 'src/rulesets/raymond/fire/targets.ts#eligibleTargets'],
    tests: ['tests/raymond/fire.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/fire/artillery-dice': {
    code: [
      'src/rulesets/raymond/charts/fire.ts#artilleryDice',
      'src/rulesets/raymond/fire/fire.ts#artilleryFire',
      'src/rulesets/raymond/fire/fire.ts#fireOdds',
      'src/rulesets/raymond/numbers.ts#fireUnder',
    ],
    tests: [
      'tests/raymond/charts.test.ts',
      'tests/raymond/fire.test.ts',
      'tests/raymond/firing-phase.test.ts',
      'tests/raymond/resolve.test.ts',
      'tests/raymond/rules.test.ts',
    ],
  },
  'raymond/fire/artillery-no-split': {
    code: ['src/rulesets/raymond/turn/fire-faults.ts#fireFaults'],
    tests: ['tests/raymond/firing-phase.test.ts'],
  },
  'raymond/fire/artillery-range-bands': {
    code: [
      'src/rulesets/raymond/charts/fire.ts#artilleryRangeBands',
      'src/rulesets/raymond/fire/fire.ts#fireOdds',
      'src/rulesets/raymond/fire/fire.ts#rangeBand',
      'src/rulesets/raymond/numbers.ts#fireUnder',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/fire.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/fire/artillery-unlimbered': {
    code: ['src/rulesets/raymond/fire/zones-of-fire.ts#zonesOfFire'],
    tests: ['tests/raymond/targets.test.ts'],
  },
  'raymond/fire/direct-eligibility': {
    code: ['src/rulesets/raymond/fire/targets.ts#eligibleTargets', 'src/rulesets/raymond/fire/targets.ts#shotsAt'],
    tests: ['tests/raymond/fire-laws.test.ts', 'tests/raymond/firing-phase.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/fire/direct-only': {
    code: ['src/rulesets/raymond/fire/targets.ts#eligibleTargets'],
    tests: ['tests/raymond/fire-laws.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/fire/enemy-only': {
    code: [
      'src/rulesets/raymond/fire/targets.ts#eligibleTargets',
      'src/rulesets/raymond/turn/fire-faults.ts#fireFaults',
    ],
    tests: ['tests/raymond/firing-phase.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/fire/frame-gun-zero-dice': {
    code: ['src/rulesets/raymond/fire/fire.ts#fireOdds', 'src/rulesets/raymond/numbers.ts#fireUnder'],
    tests: ['tests/raymond/fire.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/fire/hit-number': {
    code: [
      'src/rulesets/raymond/fire/fire.ts#artilleryFire',
      'src/rulesets/raymond/fire/fire.ts#fireOdds',
      'src/rulesets/raymond/fire/fire.ts#musketFire',
      'src/rulesets/raymond/numbers.ts#fireUnder',
    ],
    tests: [
      'tests/raymond/choices.test.ts',
      'tests/raymond/fire.test.ts',
      'tests/raymond/firing-phase.test.ts',
      'tests/raymond/rules.test.ts',
    ],
  },
  'raymond/fire/measuring': {
    code: ['src/rulesets/raymond/fire/targets.ts#shotsAt'],
    tests: ['tests/raymond/targets.test.ts'],
  },
  'raymond/fire/modifier-mass': {
    code: ['src/rulesets/raymond/charts/fire.ts#fireTargetModifiers', 'src/rulesets/raymond/fire/fire.ts#fireOdds'],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/fire.test.ts', 'tests/raymond/firing-phase.test.ts'],
  },
  'raymond/fire/modifier-mounted': {
    code: ['src/rulesets/raymond/charts/fire.ts#fireTargetModifiers', 'src/rulesets/raymond/fire/fire.ts#fireOdds'],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/fire.test.ts', 'tests/raymond/firing-phase.test.ts'],
  },
  'raymond/fire/modifier-single-stand': {
    code: ['src/rulesets/raymond/charts/fire.ts#fireTargetModifiers', 'src/rulesets/raymond/fire/fire.ts#fireOdds'],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/fire.test.ts', 'tests/raymond/firing-phase.test.ts'],
  },
  'raymond/fire/modifiers-stack': {
    code: ['src/rulesets/raymond/fire/fire.ts#fireOdds'],
    tests: ['tests/raymond/fire.test.ts', 'tests/raymond/firing-phase.test.ts', 'tests/raymond/resolve.test.ts'],
  },
  'raymond/fire/musket-dice': {
    code: ['src/rulesets/raymond/fire/fire.ts#fireOdds', 'src/rulesets/raymond/fire/fire.ts#musketFire'],
    tests: ['tests/raymond/fire.test.ts', 'tests/raymond/firing-phase.test.ts'],
  },
  'raymond/fire/not-compulsory': {
    code: ['src/rulesets/raymond/turn/firing.ts#firingPhase'],
    tests: ['tests/raymond/bot.test.ts', 'tests/raymond/fire-laws.test.ts', 'tests/raymond/firing-phase.test.ts'],
  },
  'raymond/fire/not-into-melee': {
    code: [
      'src/rulesets/raymond/fire/targets.ts#eligibleTargets',
      'src/rulesets/raymond/turn/fire-faults.ts#fireFaults',
    ],
    tests: ['tests/raymond/fire-laws.test.ts', 'tests/raymond/firing-phase.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/fire/not-while-in-contact': {
    code: ['src/rulesets/raymond/fire/targets.ts#eligibleTargets'],
    tests: ['tests/raymond/fire-laws.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/fire/once-per-stand': {
    code: ['src/rulesets/raymond/turn/fire-faults.ts#fireFaults'],
    tests: ['tests/raymond/fire-laws.test.ts', 'tests/raymond/firing-phase.test.ts'],
  },
  'raymond/fire/only-capable-stands': {
    code: ['src/rulesets/raymond/fire/zones-of-fire.ts#zonesOfFire'],
    tests: ['tests/raymond/fire-laws.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/fire/pivot-before-firing': {
    code: [
      'src/rulesets/raymond/fire/aims.ts#aimsOf',
      'src/rulesets/raymond/fire/aims.ts#pivotFaults',
      'src/rulesets/raymond/fire/aims.ts#pivotsOf',
      'src/rulesets/raymond/formation/places.ts#slightPivotOf',
      'src/rulesets/raymond/turn/firing.ts#firingPhase',
    ],
    tests: [
      'tests/raymond/fire-laws.test.ts',
      'tests/raymond/firing-phase.test.ts',
      'tests/raymond/formation.test.ts',
      'tests/raymond/targets.test.ts',
    ],
  },
  'raymond/fire/pivot-defensive-mass': {
    code: [
      'src/rulesets/raymond/fire/aims.ts#pivotFaults',
      'src/rulesets/raymond/fire/aims.ts#pivotsOf',
      'src/rulesets/raymond/formation/places.ts#slightPivotOf',
    ],
    tests: ['tests/raymond/firing-phase.test.ts', 'tests/raymond/formation.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/fire/ranges': {
    code: [
      'src/rulesets/raymond/charts/fire.ts#weaponRanges',
      'src/rulesets/raymond/fire/zones-of-fire.ts#zonesOfFire',
      'src/rulesets/raymond/numbers.ts#fireUnder',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/rules.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/fire/simultaneous': {
    code: ['src/rulesets/raymond/turn/firing.ts#firingPhase'],
    tests: ['tests/raymond/firing-phase.test.ts'],
  },
  'raymond/fire/split-fire': {
    code: ['src/rulesets/raymond/turn/fire-faults.ts#fireFaults', 'src/rulesets/raymond/turn/firing.ts#shoot'],
    tests: ['tests/raymond/bot.test.ts', 'tests/raymond/fire-laws.test.ts', 'tests/raymond/firing-phase.test.ts'],
  },
  'raymond/fire/terrain-effects-agreed': {
    code: ['src/rulesets/raymond/fire/zones-of-fire.ts#coverDice', 'src/rulesets/raymond/ground.ts#terrainOf'],
    tests: [
      'tests/raymond/fire.test.ts',
      'tests/raymond/firing-phase.test.ts',
      'tests/raymond/targets.test.ts',
      'tests/raymond/view.test.ts',
    ],
  },
  'raymond/fire/zone-defensive-mass': {
    code: ['src/rulesets/raymond/fire/zones-of-fire.ts#zonesOfFire'],
    tests: ['tests/raymond/targets.test.ts'],
  },
  'raymond/fire/zone-of-fire': {
    code: ['src/rulesets/raymond/fire/zones-of-fire.ts#zonesOfFire'],
    tests: ['tests/raymond/targets.test.ts'],
  },
  'raymond/flow/as-if-absent': {
    code: ['src/rulesets/raymond/combat/charge.ts#aimAt', 'src/rulesets/raymond/movement/walking.ts#flowsOn'],
    tests: ['tests/raymond/movement.test.ts'],
  },
  'raymond/flow/charging': {
    code: ['src/rulesets/raymond/combat/charge.ts#aimAt'],
    tests: ['tests/raymond/charge.test.ts'],
  },
  'raymond/flow/manoeuvring': {
    code: ['src/rulesets/raymond/movement/movement.ts#flow'],
    tests: ['tests/raymond/movement.test.ts', 'tests/raymond/recoil.test.ts'],
  },
  'raymond/flow/mounted-only': {
    code: ['src/rulesets/raymond/combat/charge.ts#aimAt', 'src/rulesets/raymond/movement/movement.ts#flow'],
    tests: ['tests/raymond/charge.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/flow/must-pass-completely': {
    code: [
      'src/rulesets/raymond/combat/charge.ts#aimAt',
      'src/rulesets/raymond/movement/reactions.ts#interceptChances',
      'src/rulesets/raymond/movement/walking.ts#mustHavePassed',
    ],
    tests: ['tests/raymond/charge.test.ts', 'tests/raymond/intercept.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/flow/not-intercepting': {
    code: ['src/rulesets/raymond/movement/reactions.ts#interceptRun'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/formation/adaptable': {
    code: ['src/rulesets/raymond/formation/shapes.ts#formationFaults'],
    tests: ['tests/raymond/formation.test.ts'],
  },
  'raymond/formation/change-about-front-centre': {
    code: ['src/rulesets/raymond/formation/formation.ts#changed'],
    tests: ['tests/raymond/formation.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/formation/change-even-front': {
    code: [
      'src/rulesets/raymond/formation/formation.ts#changeFaults',
      'src/rulesets/raymond/formation/formation.ts#changed',
    ],
    tests: ['tests/raymond/formation.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/formation/change-rearrange-stands': {
    code: [
      'src/rulesets/raymond/formation/formation.ts#changeFaults',
      'src/rulesets/raymond/formation/formation.ts#changed',
    ],
    tests: ['tests/raymond/formation.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/formation/change-stationary-stand': {
    code: ['src/rulesets/raymond/formation/formation.ts#changed'],
    tests: ['tests/raymond/formation.test.ts'],
  },
  'raymond/formation/change-stationary-valid-after': {
    code: ['src/rulesets/raymond/formation/formation.ts#changeFaults'],
    tests: ['tests/raymond/formation.test.ts'],
  },
  'raymond/formation/contiguous': {
    code: ['src/rulesets/raymond/formation/shapes.ts#formationFaults'],
    tests: ['tests/raymond/formation.test.ts'],
  },
  'raymond/formation/defensive-mass': {
    code: [
      'src/rulesets/raymond/formation/places.ts#standFacing',
      'src/rulesets/raymond/formation/shapes.ts#formationFaults',
    ],
    tests: ['tests/raymond/formation.test.ts'],
  },
  'raymond/formation/defensive-mass-foot-only': {
    code: ['src/rulesets/raymond/formation/shapes.ts#formationFaults'],
    tests: ['tests/raymond/formation.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/formation/line': {
    code: ['src/rulesets/raymond/formation/shapes.ts#formationFaults'],
    tests: ['tests/raymond/formation.test.ts'],
  },
  'raymond/formation/mass': {
    code: ['src/rulesets/raymond/formation/shapes.ts#formationFaults'],
    tests: ['tests/raymond/formation.test.ts'],
  },
  'raymond/formation/mass-front-row-widest': {
    code: ['src/rulesets/raymond/formation/shapes.ts#formationFaults'],
    tests: ['tests/raymond/formation.test.ts'],
  },
  'raymond/formation/must-be-valid': {
    code: [
      'src/rulesets/raymond/army/enlist.ts#enlist',
      'src/rulesets/raymond/formation/formation.ts#changeFaults',
      'src/rulesets/raymond/formation/formation.ts#without',
      'src/rulesets/raymond/formation/shapes.ts#formationFaults',
      'src/rulesets/raymond/movement/on-the-spot.ts#form',
      'src/rulesets/raymond/movement/walking.ts#goStraight',
    ],
    tests: [
      'tests/raymond/battles.test.ts',
      'tests/raymond/formation.test.ts',
      'tests/raymond/movement.test.ts',
      'tests/raymond/muster.test.ts',
    ],
  },
  'raymond/formation/swap-only-when-changing': {
    code: ['src/rulesets/raymond/formation/formation.ts#changed', 'src/rulesets/raymond/movement/on-the-spot.ts#form'],
    tests: ['tests/raymond/formation.test.ts'],
  },
  'raymond/initiative/dice': {
    code: [
      'src/rulesets/raymond/army/initiative.ts#initiativeOdds',
      'src/rulesets/raymond/army/initiative.ts#initiativeThrow',
      'src/rulesets/raymond/charts/turn.ts#initiativeDice',
      'src/rulesets/raymond/turn/initiative.ts#initiativePhase',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/initiative.test.ts'],
  },
  'raymond/initiative/lowest-wins': {
    code: [
      'src/rulesets/raymond/army/initiative.ts#initiativeOdds',
      'src/rulesets/raymond/army/initiative.ts#initiativeThrow',
      'src/rulesets/raymond/turn/initiative.ts#initiativePhase',
    ],
    tests: ['tests/raymond/initiative.test.ts'],
  },
  'raymond/initiative/tally': {
    code: [
      'src/rulesets/raymond/army/initiative.ts#strongUnits',
      'src/rulesets/raymond/turn/initiative.ts#initiativePhase',
    ],
    tests: ['tests/raymond/initiative.test.ts'],
  },
  'raymond/initiative/tie-rethrow': {
    code: [
      'src/rulesets/raymond/army/initiative.ts#initiativeThrow',
      'src/rulesets/raymond/turn/initiative.ts#initiativePhase',
    ],
    tests: ['tests/raymond/initiative.test.ts'],
  },
  'raymond/intercept/both-stop': {
    code: ['src/rulesets/raymond/turn/under-way.ts#interceptHome'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/counter-charge': {
    code: ['src/rulesets/raymond/movement/reactions.ts#interceptChances'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/declare': {
    code: ['src/rulesets/raymond/turn/under-way.ts#interceptedOn'],
    tests: ['tests/raymond/choices.test.ts', 'tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/disorder-hit': {
    code: ['src/rulesets/raymond/turn/under-way.ts#interceptHome'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/failure': {
    code: ['src/rulesets/raymond/turn/under-way.ts#interceptedOn'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/in-command-automatic': {
    code: ['src/rulesets/raymond/combat/tests.ts#testOdds', 'src/rulesets/raymond/turn/under-way.ts#interceptedOn'],
    tests: ['tests/raymond/intercept.test.ts', 'tests/raymond/tests.test.ts'],
  },
  'raymond/intercept/move': {
    code: [
      'src/rulesets/raymond/movement/reactions.ts#interceptRun',
      'src/rulesets/raymond/turn/under-way.ts#interceptHome',
    ],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/no-terrain-between': {
    code: ['src/rulesets/raymond/movement/reactions.ts#interceptChances'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/no-unit-between': {
    code: ['src/rulesets/raymond/movement/reactions.ts#interceptChances'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/not-single-stand': {
    code: ['src/rulesets/raymond/movement/reactions.ts#mayIntercept'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/not-trigger': {
    code: ['src/rulesets/raymond/movement/reactions.ts#interceptChances'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/several-attempts': {
    code: [
      'src/rulesets/raymond/movement/reactions.ts#interceptChances',
      'src/rulesets/raymond/turn/under-way.ts#carry',
    ],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/target-in-zone': {
    code: ['src/rulesets/raymond/movement/reactions.ts#interceptChances'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/target-resumes': {
    code: ['src/rulesets/raymond/turn/under-way.ts#carry', 'src/rulesets/raymond/turn/under-way.ts#interceptedOn'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/test': {
    code: [
      'src/rulesets/raymond/charts/command.ts#dieTests',
      'src/rulesets/raymond/combat/tests.ts#testOdds',
      'src/rulesets/raymond/combat/tests.ts#unitTest',
      'src/rulesets/raymond/turn/under-way.ts#interceptedOn',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/intercept.test.ts', 'tests/raymond/tests.test.ts'],
  },
  'raymond/intercept/trigger-movement': {
    code: ['src/rulesets/raymond/movement/reactions.ts#interceptChances'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/who': {
    code: ['src/rulesets/raymond/movement/reactions.ts#mayIntercept'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/intercept/zone': {
    code: ['src/rulesets/raymond/movement/reactions.ts#interceptChances'],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/joinin/distance': {
    code: ['src/rulesets/raymond/combat/joining.ts#wayIn'],
    tests: ['tests/raymond/joining.test.ts'],
  },
  'raymond/joinin/failure': {
    code: ['src/rulesets/raymond/combat/joining.ts#joinCandidates', 'src/rulesets/raymond/turn/joining.ts#joinIn'],
    tests: ['tests/raymond/joining.test.ts'],
  },
  'raymond/joinin/in-command-automatic': {
    code: [
      'src/rulesets/raymond/combat/joining.ts#joinCandidates',
      'src/rulesets/raymond/combat/tests.ts#testOdds',
      'src/rulesets/raymond/turn/joining.ts#joinIn',
    ],
    tests: ['tests/raymond/joining.test.ts', 'tests/raymond/tests.test.ts'],
  },
  'raymond/joinin/no-other-units-touched': {
    code: ['src/rulesets/raymond/combat/joining.ts#wayIn'],
    tests: ['tests/raymond/joining.test.ts'],
  },
  'raymond/joinin/no-prohibited-terrain': {
    code: ['src/rulesets/raymond/combat/joining.ts#wayIn'],
    tests: ['tests/raymond/joining.test.ts'],
  },
  'raymond/joinin/not-artillery': {
    code: ['src/rulesets/raymond/combat/joining.ts#mayJoinIn'],
    tests: ['tests/raymond/joining.test.ts'],
  },
  'raymond/joinin/not-defensive-mass': {
    code: ['src/rulesets/raymond/combat/joining.ts#mayJoinIn'],
    tests: ['tests/raymond/joining.test.ts'],
  },
  'raymond/joinin/not-single-stand': {
    code: ['src/rulesets/raymond/combat/joining.ts#mayJoinIn'],
    tests: ['tests/raymond/joining.test.ts'],
  },
  'raymond/joinin/order': {
    code: ['src/rulesets/raymond/turn/hand-to-hand.ts#handToHandPhase'],
    tests: ['tests/raymond/joining.test.ts'],
  },
  'raymond/joinin/straight-forward': {
    code: ['src/rulesets/raymond/combat/joining.ts#wayIn'],
    tests: ['tests/raymond/joining.test.ts'],
  },
  'raymond/joinin/success-moves': {
    code: ['src/rulesets/raymond/turn/joining.ts#joinIn'],
    tests: ['tests/raymond/joining.test.ts'],
  },
  'raymond/joinin/test': {
    code: [
      'src/rulesets/raymond/charts/command.ts#dieTests',
      'src/rulesets/raymond/combat/tests.ts#testOdds',
      'src/rulesets/raymond/combat/tests.ts#unitTest',
      'src/rulesets/raymond/turn/joining.ts#joinIn',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/joining.test.ts', 'tests/raymond/tests.test.ts'],
  },
  'raymond/joinin/timing': {
    code: ['src/rulesets/raymond/turn/hand-to-hand.ts#handToHandPhase'],
    tests: ['tests/raymond/joining.test.ts'],
  },
  'raymond/joinin/who': {
    code: ['src/rulesets/raymond/combat/joining.ts#joinCandidates', 'src/rulesets/raymond/turn/joining.ts#joinIn'],
    tests: ['tests/raymond/joining.test.ts'],
  },
  'raymond/losses/hit-markers': {
    code: ['src/rulesets/raymond/turn/losses.ts#removeLosses'],
    tests: ['tests/raymond/losses.test.ts'],
  },
  'raymond/losses/odd-hit-discarded': {
    code: ['src/rulesets/raymond/combat/losses.ts#standsLost', 'src/rulesets/raymond/turn/losses.ts#removeLosses'],
    tests: ['tests/raymond/hand-to-hand.test.ts', 'tests/raymond/losses.test.ts'],
  },
  'raymond/losses/one-stand-per-two-hits': {
    code: ['src/rulesets/raymond/combat/losses.ts#standsLost', 'src/rulesets/raymond/turn/losses.ts#removeLosses'],
    tests: ['tests/raymond/hand-to-hand.test.ts', 'tests/raymond/losses.test.ts'],
  },
  'raymond/losses/only-in-phase': {
    code: ['src/rulesets/raymond/turn/losses.ts#lossesPhase'],
    tests: ['tests/raymond/losses.test.ts'],
  },
  'raymond/losses/order-by-size': {
    code: ['src/rulesets/raymond/turn/losses.ts#lossesPhase'],
    tests: ['tests/raymond/losses.test.ts'],
  },
  'raymond/losses/order-within-step': {
    code: ['src/rulesets/raymond/turn/losses.ts#lossesPhase'],
    tests: ['tests/raymond/losses.test.ts'],
  },
  'raymond/losses/overkill': {
    code: ['src/rulesets/raymond/combat/losses.ts#standsLost', 'src/rulesets/raymond/turn/losses.ts#removeLosses'],
    tests: ['tests/raymond/losses.test.ts'],
  },
  'raymond/losses/owner-chooses-stands': {
    code: ['src/rulesets/raymond/combat/losses.ts#lossChoices', 'src/rulesets/raymond/turn/losses.ts#removeLosses'],
    tests: ['tests/raymond/losses.test.ts'],
  },
  'raymond/melee/all-stands-fight': {
    code: ['src/rulesets/raymond/turn/attacks.ts#attackFaults', 'src/rulesets/raymond/turn/attacks.ts#engagementsOf'],
    tests: ['tests/raymond/hand-to-hand.test.ts'],
  },
  'raymond/melee/base-dice': {
    code: ['src/rulesets/raymond/combat/melee.ts#attackOdds'],
    tests: ['tests/raymond/melee.test.ts'],
  },
  'raymond/melee/cavalry-vs-line': {
    code: [
      'src/rulesets/raymond/charts/melee.ts#meleeDiceAdjustments',
      'src/rulesets/raymond/combat/melee.ts#attackOdds',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/melee.test.ts'],
  },
  'raymond/melee/combat-values': {
    code: [
      'src/rulesets/raymond/charts/melee.ts#combatValues',
      'src/rulesets/raymond/combat/melee.ts#attack',
      'src/rulesets/raymond/combat/melee.ts#attackOdds',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/melee.test.ts'],
  },
  'raymond/melee/contact-must-fight': {
    code: ['src/rulesets/raymond/turn/hand-to-hand.ts#handToHandPhase'],
    tests: ['tests/raymond/hand-to-hand.test.ts'],
  },
  'raymond/melee/defensive-mass-not-outflanked': {
    code: ['src/rulesets/raymond/combat/contact.ts#outflanks', 'src/rulesets/raymond/combat/melee.ts#attackOdds'],
    tests: ['tests/raymond/contact.test.ts', 'tests/raymond/hand-to-hand.test.ts', 'tests/raymond/melee.test.ts'],
  },
  'raymond/melee/defensive-mass-vs-mounted': {
    code: [
      'src/rulesets/raymond/charts/melee.ts#meleeDiceAdjustments',
      'src/rulesets/raymond/combat/melee.ts#attackOdds',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/melee.test.ts'],
  },
  'raymond/melee/foot-vs-defensive-mass': {
    code: [
      'src/rulesets/raymond/charts/melee.ts#meleeDiceAdjustments',
      'src/rulesets/raymond/combat/melee.ts#attackOdds',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/hand-to-hand.test.ts', 'tests/raymond/melee.test.ts'],
  },
  'raymond/melee/initial-hit': {
    code: [
      'src/rulesets/raymond/combat/exchange.ts#exchange',
      'src/rulesets/raymond/turn/hand-to-hand.ts#takeContactHits',
    ],
    tests: ['tests/raymond/exchange.test.ts', 'tests/raymond/hand-to-hand.test.ts'],
  },
  'raymond/melee/mixed-dice': {
    code: ['src/rulesets/raymond/combat/melee.ts#attackOdds', 'src/rulesets/raymond/combat/melee.ts#throwAttack'],
    tests: ['tests/raymond/melee.test.ts'],
  },
  'raymond/melee/one-attack-per-enemy-unit': {
    code: [
      'src/rulesets/raymond/combat/melee.ts#attack',
      'src/rulesets/raymond/combat/melee.ts#throwAttack',
      'src/rulesets/raymond/turn/attacks.ts#attackFaults',
      'src/rulesets/raymond/turn/hand-to-hand.ts#fight',
    ],
    tests: ['tests/raymond/hand-to-hand.test.ts', 'tests/raymond/melee.test.ts'],
  },
  'raymond/melee/outflank-doubles': {
    code: [
      'src/rulesets/raymond/charts/melee.ts#meleeDiceAdjustments',
      'src/rulesets/raymond/combat/melee.ts#attackOdds',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/melee.test.ts'],
  },
  'raymond/melee/outflank-moment': {
    code: ['src/rulesets/raymond/turn/hand-to-hand.ts#handToHandPhase'],
    tests: ['tests/raymond/hand-to-hand.test.ts'],
  },
  'raymond/melee/outflanked': {
    code: [
      'src/rulesets/raymond/combat/contact.ts#outflanks',
      'src/rulesets/raymond/combat/engagement.ts#attackOn',
      'src/rulesets/raymond/formation/places.ts#rearCorners',
      'src/rulesets/raymond/formation/places.ts#rearEdges',
    ],
    tests: ['tests/raymond/contact.test.ts', 'tests/raymond/hand-to-hand.test.ts'],
  },
  'raymond/melee/simultaneous': {
    code: [
      'src/rulesets/raymond/combat/exchange.ts#exchange',
      'src/rulesets/raymond/combat/exchange.ts#exchangeOdds',
      'src/rulesets/raymond/turn/hand-to-hand.ts#handToHandPhase',
    ],
    tests: ['tests/raymond/exchange.test.ts', 'tests/raymond/hand-to-hand.test.ts', 'tests/raymond/resolve.test.ts'],
  },
  'raymond/melee/split-attack': {
    code: ['src/rulesets/raymond/turn/attacks.ts#engagementsOf'],
    tests: ['tests/raymond/hand-to-hand.test.ts'],
  },
  'raymond/melee/stand-fights-once': {
    code: ['src/rulesets/raymond/turn/attacks.ts#attackFaults', 'src/rulesets/raymond/turn/hand-to-hand.ts#fight'],
    tests: ['tests/raymond/hand-to-hand.test.ts'],
  },
  'raymond/melee/terrain-effects-agreed': {
    code: [
      'src/rulesets/raymond/combat/engagement.ts#attackOn',
      'src/rulesets/raymond/combat/engagement.ts#terrainDiceAgainst',
      'src/rulesets/raymond/combat/melee.ts#attackOdds',
      'src/rulesets/raymond/ground.ts#terrainOf',
    ],
    tests: ['tests/raymond/hand-to-hand.test.ts', 'tests/raymond/melee.test.ts', 'tests/raymond/view.test.ts'],
  },
  'raymond/missing/break-through': {
    code: [
      'src/rulesets/raymond/combat/charge.ts#breakThroughOf',
      'src/rulesets/raymond/rules.ts#raymondRulesUnder',
      'src/rulesets/raymond/rulings/lost.ts#breakThrough',
      'src/rulesets/raymond/turn/charges.ts#inContact',
    ],
    tests: ['tests/raymond/recoil.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/missing/figures': {
    code: [
      'src/rulesets/raymond/rulings/lost.ts#defensiveMassRear',
      'src/rulesets/raymond/rulings/lost.ts#massRearRows',
      'src/rulesets/raymond/rulings/lost.ts#raggedRear',
    ],
    tests: ['tests/raymond/rules.test.ts'],
  },
  'raymond/missing/terrain-appendix': {
    code: ['src/rulesets/raymond/rules.ts#raymondRulesUnder', 'src/rulesets/raymond/rulings/lost.ts#terrainEffects'],
    tests: ['tests/raymond/rules.test.ts'],
  },
  'raymond/move/about-face': {
    code: [
      'src/rulesets/raymond/formation/formation.ts#aboutFaced',
      'src/rulesets/raymond/movement/movement.ts#takeSteps',
    ],
    tests: ['tests/raymond/formation.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/move/about-face-excluded': {
    code: [
      'src/rulesets/raymond/formation/formation.ts#aboutFaced',
      'src/rulesets/raymond/movement/movement.ts#takeSteps',
    ],
    tests: ['tests/raymond/formation.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/move/allowances': {
    code: [
      'src/rulesets/raymond/charts/movement.ts#movementAllowances',
      'src/rulesets/raymond/movement/actions.ts#allowanceOf',
      'src/rulesets/raymond/movement/movement.ts#holdToAllowance',
      'src/rulesets/raymond/numbers.ts#movementUnder',
    ],
    tests: [
      'tests/raymond/actions.test.ts',
      'tests/raymond/battles.test.ts',
      'tests/raymond/charts.test.ts',
      'tests/raymond/manoeuvre-phases.test.ts',
      'tests/raymond/movement.test.ts',
      'tests/raymond/rules.test.ts',
    ],
  },
  'raymond/move/defensive-mass-turns': {
    code: [
      'src/rulesets/raymond/movement/actions.ts#allowanceOf',
      'src/rulesets/raymond/movement/movement.ts#holdToAllowance',
      'src/rulesets/raymond/movement/movement.ts#takeSteps',
    ],
    tests: ['tests/raymond/movement.test.ts'],
  },
  'raymond/move/double-time-condition': {
    code: [
      'src/rulesets/raymond/movement/movement.ts#hurry',
      'src/rulesets/raymond/numbers.ts#movementUnder',
      'src/rulesets/raymond/turn/manoeuvre.ts#markDoubleTime',
    ],
    tests: ['tests/raymond/manoeuvre-phases.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/move/double-time-effect': {
    code: ['src/rulesets/raymond/movement/actions.ts#allowanceOf', 'src/rulesets/raymond/movement/movement.ts#hurry'],
    tests: [
      'tests/raymond/actions.test.ts',
      'tests/raymond/manoeuvre-phases.test.ts',
      'tests/raymond/movement.test.ts',
    ],
  },
  'raymond/move/double-time-excluded': {
    code: [
      'src/rulesets/raymond/movement/actions.ts#allowanceOf',
      'src/rulesets/raymond/movement/movement.ts#holdToAllowance',
    ],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/move/double-time-keep-away': {
    code: [
      'src/rulesets/raymond/movement/movement.ts#hurry',
      'src/rulesets/raymond/movement/walking.ts#comesTooNear',
      'src/rulesets/raymond/numbers.ts#movementUnder',
    ],
    tests: ['tests/raymond/movement.test.ts'],
  },
  'raymond/move/in-contact-frozen': {
    code: [
      'src/rulesets/raymond/movement/actions.ts#actionFault',
      'src/rulesets/raymond/movement/actions.ts#openActions',
      'src/rulesets/raymond/turn/manoeuvre.ts#moveSide',
    ],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/manoeuvre-phases.test.ts'],
  },
  'raymond/move/no-interpenetration': {
    code: [
      'src/rulesets/raymond/army/muster.ts#placeFaults',
      'src/rulesets/raymond/combat/charge.ts#chargeOf',
      'src/rulesets/raymond/movement/legs.ts#hindranceOf',
      'src/rulesets/raymond/movement/walking.ts#takePose',
    ],
    tests: [
      'tests/raymond/battles.test.ts',
      'tests/raymond/charge.test.ts',
      'tests/raymond/movement.test.ts',
      'tests/raymond/muster.test.ts',
      'tests/raymond/recoil.test.ts',
    ],
  },
  'raymond/move/no-prohibited-terrain': {
    code: [
      'src/rulesets/raymond/army/muster.ts#placeFaults',
      'src/rulesets/raymond/combat/charge.ts#chargeOf',
      'src/rulesets/raymond/movement/legs.ts#hindranceOf',
      'src/rulesets/raymond/movement/walking.ts#takePose',
    ],
    tests: [
      'tests/raymond/battles.test.ts',
      'tests/raymond/charge.test.ts',
      'tests/raymond/movement.test.ts',
      'tests/raymond/muster.test.ts',
      'tests/raymond/recoil.test.ts',
    ],
  },
  'raymond/move/not-compulsory': {
    code: [
      'src/rulesets/raymond/movement/movement.ts#walk',
      'src/rulesets/raymond/turn/manoeuvre.ts#moveSide',
      'src/rulesets/raymond/turn/movement-faults.ts#moveFaults',
    ],
    tests: ['tests/raymond/manoeuvre-phases.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/move/one-action': {
    code: [
      'src/rulesets/raymond/movement/actions.ts#actionsOf',
      'src/rulesets/raymond/movement/movement.ts#walk',
      'src/rulesets/raymond/turn/manoeuvre.ts#carryOut',
      'src/rulesets/raymond/turn/manoeuvre.ts#moveSide',
    ],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/manoeuvre-phases.test.ts'],
  },
  'raymond/move/one-at-a-time': {
    code: [
      'src/rulesets/raymond/movement/actions.ts#actionFault',
      'src/rulesets/raymond/movement/actions.ts#openActions',
      'src/rulesets/raymond/turn/manoeuvre.ts#moveSide',
      'src/rulesets/raymond/turn/movement-faults.ts#moveFaults',
    ],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/manoeuvre-phases.test.ts'],
  },
  'raymond/move/straight-forward': {
    code: [
      'src/rulesets/raymond/movement/legs.ts#straightWay',
      'src/rulesets/raymond/movement/movement.ts#takeSteps',
      'src/rulesets/raymond/movement/walking.ts#goStraight',
    ],
    tests: ['tests/raymond/movement.test.ts'],
  },
  'raymond/move/table-edge': {
    code: [
      'src/rulesets/raymond/movement/legs.ts#straightWay',
      'src/rulesets/raymond/movement/walking.ts#goStraight',
      'src/rulesets/raymond/movement/walking.ts#takePose',
      'src/rulesets/raymond/turn/joining.ts#joinIn',
      'src/rulesets/raymond/turn/under-way.ts#carry',
    ],
    tests: [
      'tests/raymond/joining.test.ts',
      'tests/raymond/manoeuvre-phases.test.ts',
      'tests/raymond/movement.test.ts',
    ],
  },
  'raymond/move/turn': {
    code: ['src/rulesets/raymond/formation/places.ts#turnedBy', 'src/rulesets/raymond/movement/movement.ts#takeSteps'],
    tests: ['tests/raymond/formation.test.ts', 'tests/raymond/movement.test.ts'],
  },
  'raymond/reactions/once-per-phase': {
    code: [
      'src/rulesets/raymond/movement/reactions.ts#mayIntercept',
      'src/rulesets/raymond/movement/reactions.ts#mayRecoil',
      'src/rulesets/raymond/turn/recoils.ts#recoiled',
      'src/rulesets/raymond/turn/under-way.ts#interceptedOn',
    ],
    tests: ['tests/raymond/intercept.test.ts', 'tests/raymond/recoil.test.ts'],
  },
  'raymond/reactions/opponents-phase': {
    code: [
      'src/rulesets/raymond/turn/manoeuvre.ts#initiativeManoeuvrePhase',
      'src/rulesets/raymond/turn/manoeuvre.ts#otherManoeuvrePhase',
      'src/rulesets/raymond/turn/recoils.ts#recoiled',
    ],
    tests: ['tests/raymond/intercept.test.ts'],
  },
  'raymond/recoil/break-through': {
    code: ['src/rulesets/raymond/combat/charge.ts#breakThroughOf', 'src/rulesets/raymond/turn/charges.ts#inContact'],
    tests: ['tests/raymond/manoeuvre-phases.test.ts', 'tests/raymond/recoil.test.ts'],
  },
  'raymond/recoil/choice': {
    code: ['src/rulesets/raymond/turn/charges.ts#inContact', 'src/rulesets/raymond/turn/recoils.ts#recoiled'],
    tests: ['tests/raymond/recoil.test.ts'],
  },
  'raymond/recoil/destination': {
    code: [
      'src/rulesets/raymond/combat/recoil.ts#recoilWays',
      'src/rulesets/raymond/movement/reactions.ts#placeFaults',
      'src/rulesets/raymond/movement/reactions.ts#recoilOf',
      'src/rulesets/raymond/turn/movement-faults.ts#recoilFaults',
      'src/rulesets/raymond/turn/recoils.ts#recoiled',
    ],
    tests: ['tests/raymond/manoeuvre-phases.test.ts', 'tests/raymond/recoil.test.ts'],
  },
  'raymond/recoil/disorder-hit': {
    code: ['src/rulesets/raymond/turn/recoils.ts#recoiled'],
    tests: ['tests/raymond/recoil.test.ts'],
  },
  'raymond/recoil/movement-rules': {
    code: [
      'src/rulesets/raymond/combat/recoil.ts#recoilWays',
      'src/rulesets/raymond/movement/movement.ts#walkBack',
      'src/rulesets/raymond/movement/reactions.ts#recoilOf',
      'src/rulesets/raymond/turn/movement-faults.ts#recoilFaults',
    ],
    tests: ['tests/raymond/recoil.test.ts'],
  },
  'raymond/recoil/no-test': {
    code: ['src/rulesets/raymond/movement/reactions.ts#mayRecoil', 'src/rulesets/raymond/turn/recoils.ts#recoiled'],
    tests: ['tests/raymond/recoil.test.ts'],
  },
  'raymond/recoil/stand-and-fight': {
    code: ['src/rulesets/raymond/turn/charges.ts#inContact'],
    tests: ['tests/raymond/recoil.test.ts'],
  },
  'raymond/recoil/who': {
    code: ['src/rulesets/raymond/movement/reactions.ts#mayRecoil', 'src/rulesets/raymond/turn/recoils.ts#recoiled'],
    tests: ['tests/raymond/recoil.test.ts'],
  },
  'raymond/retreat/in-command-range': {
    code: [
      'src/rulesets/raymond/turn/movement-faults.ts#retreatFaults',
      'src/rulesets/raymond/turn/retreat.ts#leaveToRetreat',
    ],
    tests: ['tests/raymond/manoeuvre-phases.test.ts'],
  },
  'raymond/retreat/in-contact-allowed': {
    code: ['src/rulesets/raymond/turn/retreat.ts#leaveToRetreat'],
    tests: ['tests/raymond/manoeuvre-phases.test.ts'],
  },
  'raymond/retreat/removal': {
    code: ['src/rulesets/raymond/turn/retreat.ts#retreatPhase'],
    tests: ['tests/raymond/manoeuvre-phases.test.ts'],
  },
  'raymond/retreat/single-stand': {
    code: [
      'src/rulesets/raymond/turn/movement-faults.ts#retreatFaults',
      'src/rulesets/raymond/turn/retreat.ts#leaveToRetreat',
    ],
    tests: ['tests/raymond/manoeuvre-phases.test.ts'],
  },
  'raymond/retreat/victory-effect': {
    code: ['src/rulesets/raymond/victory.ts#strengthOf'],
    tests: ['tests/raymond/victory.test.ts'],
  },
  'raymond/retreat/when': {
    code: ['src/rulesets/raymond/turn/retreat.ts#retreatPhase'],
    tests: ['tests/raymond/manoeuvre-phases.test.ts'],
  },
  'raymond/rout/contact': {
    code: [
      'src/rulesets/raymond/combat/losses.ts#lossChoices',
      'src/rulesets/raymond/combat/losses.ts#routCause',
      'src/rulesets/raymond/turn/losses.ts#removeLosses',
    ],
    tests: ['tests/raymond/hand-to-hand.test.ts', 'tests/raymond/losses.test.ts'],
  },
  'raymond/rout/formation': {
    code: [
      'src/rulesets/raymond/combat/losses.ts#lossChoices',
      'src/rulesets/raymond/combat/losses.ts#routCause',
      'src/rulesets/raymond/formation/formation.ts#without',
      'src/rulesets/raymond/turn/losses.ts#removeLosses',
    ],
    tests: ['tests/raymond/formation.test.ts', 'tests/raymond/hand-to-hand.test.ts', 'tests/raymond/losses.test.ts'],
  },
  'raymond/rout/removal': {
    code: ['src/rulesets/raymond/turn/losses.ts#leave'],
    tests: ['tests/raymond/losses.test.ts'],
  },
  'raymond/sequence/game-turn': {
    code: ['src/rulesets/raymond/charts/turn.ts#turnSequence', 'src/rulesets/raymond/phases.ts#raymondPhases'],
    tests: ['tests/raymond/charts.test.ts'],
  },
  'raymond/sequence/manoeuvre-phases': {
    code: [
      'src/rulesets/raymond/charts/turn.ts#turnSequence',
      'src/rulesets/raymond/phases.ts#raymondPhases',
      'src/rulesets/raymond/turn/manoeuvre.ts#initiativeManoeuvrePhase',
      'src/rulesets/raymond/turn/manoeuvre.ts#otherManoeuvrePhase',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/manoeuvre-phases.test.ts'],
  },
  'raymond/sequence/simultaneous-phases': {
    code: [
      'src/rulesets/raymond/charts/turn.ts#turnSequence',
      'src/rulesets/raymond/phases.ts#raymondPhases',
      'src/rulesets/raymond/turn/firing.ts#firingPhase',
      'src/rulesets/raymond/turn/hand-to-hand.ts#handToHandPhase',
      'src/rulesets/raymond/turn/initiative.ts#initiativePhase',
      'src/rulesets/raymond/turn/losses.ts#lossesPhase',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/firing-phase.test.ts', 'tests/raymond/initiative.test.ts'],
  },
  'raymond/setup/agreed-by-players': {
    code: [
      'src/rulesets/raymond/army/scenario-faults.ts#scenarioFaults',
      'src/rulesets/raymond/victory.ts#holdingsNow',
      'src/rulesets/raymond/victory.ts#raymondOutcome',
    ],
    tests: ['tests/raymond/muster.test.ts', 'tests/raymond/victory.test.ts'],
  },
  'raymond/setup/start-formation': {
    code: ['src/rulesets/raymond/army/enlist.ts#enlist'],
    tests: ['tests/raymond/muster.test.ts'],
  },
  'raymond/setup/start-states': {
    code: ['src/rulesets/raymond/army/enlist.ts#enlist'],
    tests: ['tests/raymond/muster.test.ts'],
  },
  'raymond/sidestep/move': {
    code: [
      'src/rulesets/raymond/movement/actions.ts#allowanceOf',
      'src/rulesets/raymond/movement/actions.ts#gaitFor',
      'src/rulesets/raymond/movement/movement.ts#march',
    ],
    tests: ['tests/raymond/movement.test.ts'],
  },
  'raymond/sidestep/turns-allowed': {
    code: ['src/rulesets/raymond/movement/movement.ts#takeSteps'],
    tests: ['tests/raymond/movement.test.ts'],
  },
  'raymond/sidestep/who': {
    code: ['src/rulesets/raymond/movement/actions.ts#isAble'],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/movement.test.ts', 'tests/raymond/readings.test.ts'],
  },
  'raymond/stands/artillery-stand': {
    code: ['src/rulesets/raymond/charts/stands.ts#basing', 'src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/charts.test.ts'],
  },
  'raymond/stands/artillery-stand-indivisible': {
    code: ['src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/rules.test.ts'],
  },
  'raymond/stands/base-sizes-adaptable': {
    code: ['src/rulesets/raymond/formation/places.ts#standQuads'],
    tests: ['tests/raymond/formation.test.ts'],
  },
  'raymond/stands/cavalry-stand': {
    code: ['src/rulesets/raymond/charts/stands.ts#basing', 'src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/charts.test.ts'],
  },
  'raymond/stands/command-stand': {
    code: ['src/rulesets/raymond/charts/stands.ts#basing', 'src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/charts.test.ts'],
  },
  'raymond/stands/dragoon-stands': {
    code: ['src/rulesets/raymond/charts/stands.ts#basing', 'src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/charts.test.ts'],
  },
  'raymond/stands/facing': {
    code: [
      'src/rulesets/raymond/formation/places.ts#standFacing',
      'src/rulesets/raymond/formation/places.ts#standQuads',
    ],
    tests: ['tests/raymond/formation.test.ts', 'tests/raymond/muster.test.ts'],
  },
  'raymond/stands/foot-stand': {
    code: ['src/rulesets/raymond/charts/stands.ts#basing', 'src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/charts.test.ts'],
  },
  'raymond/stands/stand-and-unit': {
    code: ['src/rulesets/raymond/army/enlist.ts#enlist'],
    tests: ['tests/raymond/muster.test.ts'],
  },
  'raymond/stepback/move': {
    code: [
      'src/rulesets/raymond/movement/actions.ts#allowanceOf',
      'src/rulesets/raymond/movement/actions.ts#gaitFor',
      'src/rulesets/raymond/movement/movement.ts#march',
    ],
    tests: ['tests/raymond/movement.test.ts'],
  },
  'raymond/stepback/turns-allowed': {
    code: ['src/rulesets/raymond/movement/movement.ts#takeSteps'],
    tests: ['tests/raymond/movement.test.ts'],
  },
  'raymond/stepback/who': {
    code: ['src/rulesets/raymond/movement/actions.ts#isAble'],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/movement.test.ts', 'tests/raymond/readings.test.ts'],
  },
  'raymond/units/bows-as-muskets': {
    code: ['src/rulesets/raymond/fire/zones-of-fire.ts#zonesOfFire', 'src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/rules.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/units/cavalry-no-dismount': {
    code: [
      'src/rulesets/raymond/movement/action-lists.ts#actionLists',
      'src/rulesets/raymond/movement/actions.ts#isAble',
    ],
    tests: ['tests/raymond/actions.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/units/cavalry-no-fire': {
    code: ['src/rulesets/raymond/fire/zones-of-fire.ts#zonesOfFire', 'src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/rules.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/units/cavalry-unit-uniform': {
    code: ['src/rulesets/raymond/army/enlist.ts#enlist', 'src/rulesets/raymond/troops.ts#unitSheets'],
    tests: ['tests/raymond/muster.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/units/declare-heavy-cavalry': {
    code: ['src/rulesets/raymond/view.ts#raymondView'],
    tests: ['tests/raymond/view.test.ts'],
  },
  'raymond/units/foot-lower-case': {
    code: ['src/rulesets/raymond/units.ts#classOf'],
    tests: ['tests/raymond/units.test.ts'],
  },
  'raymond/units/foot-mix': {
    code: ['src/rulesets/raymond/army/enlist.ts#enlist', 'src/rulesets/raymond/troops.ts#unitSheets'],
    tests: ['tests/raymond/muster.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/units/foot-no-fire': {
    code: ['src/rulesets/raymond/fire/zones-of-fire.ts#zonesOfFire', 'src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/rules.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/units/hand-to-hand-weapons': {
    code: ['src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/rules.test.ts'],
  },
  'raymond/units/lancers-as-cavalry': {
    code: ['src/rulesets/raymond/troops.ts#unitSheets'],
    tests: ['tests/raymond/rules.test.ts'],
  },
  'raymond/units/light-hand-to-hand-weapons': {
    code: ['src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/rules.test.ts'],
  },
  'raymond/units/mounted-class': {
    code: ['src/rulesets/raymond/units.ts#classOf'],
    tests: ['tests/raymond/units.test.ts'],
  },
  'raymond/units/musket-stand-melee-weapon': {
    code: ['src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/melee.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/units/muskets-any-firearm': {
    code: ['src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/rules.test.ts'],
  },
  'raymond/units/pike-and-musket-mix': {
    code: ['src/rulesets/raymond/army/enlist.ts#enlist', 'src/rulesets/raymond/troops.ts#unitSheets'],
    tests: ['tests/raymond/muster.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/units/pike-and-musket-on-foot': {
    code: ['src/rulesets/raymond/army/enlist.ts#enlist', 'src/rulesets/raymond/movement/action-lists.ts#actionLists'],
    tests: ['tests/raymond/muster.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/units/pike-stands-do-not-fire': {
    code: ['src/rulesets/raymond/fire/zones-of-fire.ts#zonesOfFire', 'src/rulesets/raymond/troops.ts#standSheets'],
    tests: ['tests/raymond/rules.test.ts', 'tests/raymond/targets.test.ts'],
  },
  'raymond/units/single-stand-types': {
    code: [
      'src/rulesets/raymond/army/enlist.ts#enlist',
      'src/rulesets/raymond/charts/stands.ts#unitSizes',
      'src/rulesets/raymond/troops.ts#unitSheets',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/muster.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/units/starting-size': {
    code: [
      'src/rulesets/raymond/army/enlist.ts#enlist',
      'src/rulesets/raymond/charts/stands.ts#unitSizes',
      'src/rulesets/raymond/troops.ts#unitSheets',
    ],
    tests: ['tests/raymond/charts.test.ts', 'tests/raymond/muster.test.ts'],
  },
  'raymond/units/types': {
    code: ['src/rulesets/raymond/army/enlist.ts#enlist', 'src/rulesets/raymond/troops.ts#unitSheets'],
    tests: ['tests/raymond/muster.test.ts', 'tests/raymond/resolve.test.ts', 'tests/raymond/rules.test.ts'],
  },
  'raymond/withdrawal/exempt': {
    code: ['src/rulesets/raymond/turn/losses.ts#withdraw'],
    tests: ['tests/raymond/losses.test.ts'],
  },
  'raymond/withdrawal/simultaneous': {
    code: ['src/rulesets/raymond/turn/losses.ts#withdraw'],
    tests: ['tests/raymond/losses.test.ts'],
  },
  'raymond/withdrawal/single-stand-in-contact': {
    code: ['src/rulesets/raymond/turn/losses.ts#withdraw'],
    tests: ['tests/raymond/battles.test.ts', 'tests/raymond/hand-to-hand.test.ts', 'tests/raymond/losses.test.ts'],
  },
};
