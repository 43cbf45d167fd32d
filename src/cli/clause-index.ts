// Written by scripts/clauses.ts; edit the docstrings and scripts/not-computable.json instead.

/** Where a clause is cited in code (`file#symbol`), and the tests that name it. */
export interface Cited {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** By clause id. */
export const clauseIndex: { readonly [id: string]: Cited } = {
  'cady/common/army/select-units': {
    code: ['src/rulesets/cady/musket/army-faults.ts#armyFaults'],
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
  'cady/common/bridges/center-height': {
    code: ['src/rulesets/cady/musket/table-rules.ts#tableRulesUnder'],
    tests: ['tests/musket/table-rules.test.ts'],
  },
  'cady/common/broken/divided-must-reform': {
    code: ['src/rulesets/cady/musket/turn/melee.ts#divide', 'src/rulesets/cady/musket/turn/morale.ts#mendDivided'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/broken/smaller-part-routs': {
    code: ['src/rulesets/cady/musket/turn/morale.ts#mendDivided'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/charge/engage-vs-charge': {
    code: ['src/rulesets/cady/common/orders.ts#Order'],
    tests: ['tests/cady/orders.test.ts', 'tests/musket/orders.test.ts'],
  },
  'cady/common/charge/how-melee-arises': {
    code: ['src/rulesets/cady/musket/turn/contacts.ts#settleContacts'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/charge/may-miss-target': {
    code: ['src/rulesets/cady/musket/turn/contacts.ts#settleContacts'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/charge/morale-effect-numbers': {
    code: ['src/rulesets/cady/common/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/charge/move-bonus': {
    code: ['src/rulesets/cady/common/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/charge/next-turn-reduction': {
    code: ['src/rulesets/cady/common/charge.ts#afterCharge', 'src/rulesets/cady/common/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/charge/no-charge-next-turn': {
    code: [
      'src/rulesets/cady/common/charge.ts#afterCharge',
      'src/rulesets/cady/common/charge.ts#chargeFaults',
      'src/rulesets/cady/musket/turn/orders.ts#orderFaultsOf',
    ],
    tests: ['tests/cady/charge.test.ts', 'tests/musket/orders.test.ts'],
  },
  'cady/common/charge/no-formation-change-final-distance': {
    code: [
      'src/rulesets/cady/common/charge.ts#chargeFaults',
      'src/rulesets/cady/musket/turn/approach.ts#chargeSpoilt',
      'src/rulesets/cady/musket/turn/orders.ts#orderFaultsOf',
    ],
    tests: ['tests/cady/charge.test.ts', 'tests/musket/movement.test.ts', 'tests/musket/orders.test.ts'],
  },
  'cady/common/charge/only-worst-effect': {
    code: ['src/rulesets/cady/common/morale.ts#reactionsAfterMelee'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/charge/straight-final-distance': {
    code: [
      'src/rulesets/cady/common/charge.ts#chargeFaults',
      'src/rulesets/cady/musket/turn/approach.ts#approachOf',
      'src/rulesets/cady/musket/turn/approach.ts#chargeSpoilt',
      'src/rulesets/cady/musket/turn/orders.ts#orderFaultsOf',
    ],
    tests: ['tests/cady/charge.test.ts', 'tests/musket/movement.test.ts', 'tests/musket/orders.test.ts'],
  },
  'cady/common/charge/unsuccessful': {
    code: [
      'src/rulesets/cady/common/charge.ts#afterCharge',
      'src/rulesets/cady/musket/turn/contacts.ts#settleContacts',
      'src/rulesets/cady/musket/turn/orders.ts#chargeBefore',
    ],
    tests: ['tests/cady/charge.test.ts', 'tests/musket/movement.test.ts'],
  },
  'cady/common/conduct/single-figure-may-fire': {
    code: ['src/rulesets/cady/musket/turn/aim.ts#groupsAt'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/common/cost/artillery-limit-one-third': {
    code: ['src/rulesets/cady/musket/army-faults.ts#armyFaults', 'src/rulesets/cady/musket/rules.ts#musketRulesUnder'],
    tests: ['tests/cady/musket-rules.test.ts', 'tests/musket/muster.test.ts'],
  },
  'cady/common/cost/cavalry-limit-one-third': {
    code: ['src/rulesets/cady/musket/army-faults.ts#armyFaults', 'src/rulesets/cady/musket/rules.ts#musketRulesUnder'],
    tests: ['tests/cady/musket-rules.test.ts', 'tests/musket/muster.test.ts'],
  },
  'cady/common/cost/limits-waived-by-agreement': {
    code: ['src/rulesets/cady/musket/army-faults.ts#armyFaults'],
    tests: ['tests/musket/muster.test.ts'],
  },
  'cady/common/cost/points-per-figure': {
    code: ['src/rulesets/cady/musket/units.ts#unitCost'],
    tests: ['tests/musket/muster.test.ts'],
  },
  'cady/common/cost/unequal-armies': {
    code: ['src/rulesets/cady/musket/army-faults.ts#armyFaults'],
    tests: ['tests/musket/muster.test.ts'],
  },
  'cady/common/definition/broken': {
    code: ['src/rulesets/cady/musket/turn/morale.ts#mendDivided'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/definition/line-of-battle': {
    code: ['src/rulesets/cady/musket/units.ts#filesFor'],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/definition/melee-range': {
    code: [
      'src/rulesets/cady/musket/table-rules.ts#tableRulesUnder',
      'src/rulesets/cady/musket/turn/contacts.ts#settleContacts',
    ],
    tests: ['tests/musket/melee.test.ts', 'tests/musket/movement.test.ts'],
  },
  'cady/common/definition/move-sequence': {
    code: ['src/rulesets/cady/musket/phases.ts#musketPhases'],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/definition/rout': {
    code: ['src/rulesets/cady/musket/turn/away.ts#wayOff', 'src/rulesets/cady/musket/turn/forced.ts#settleForcedMoves'],
    tests: ['tests/musket/reactions.test.ts'],
  },
  'cady/common/definition/step': {
    code: ['src/rulesets/cady/common/steps.ts#climb'],
    tests: ['tests/cady/steps.test.ts'],
  },
  'cady/common/definition/tmv': {
    code: ['src/rulesets/cady/common/morale.ts#totalMoraleValue', 'src/rulesets/cady/musket/units.ts#moraleLeft'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/facing/formation-change-cost': {
    code: ['src/rulesets/cady/common/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/fence/section-removed': {
    code: ['src/rulesets/cady/musket/turn/shots.ts#breach'],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/common/fence/shock': {
    code: ['src/rulesets/cady/common/rules.ts#commonRulesUnder'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/fire/add-deep-target': {
    code: [
      'src/rulesets/cady/common/charts/fire.ts#fireStepModifiers',
      'src/rulesets/cady/musket/numbers.ts#smallArmsUnder',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/small-arms.test.ts'],
  },
  'cady/common/fire/add-under-two-thirds': {
    code: ['src/rulesets/cady/common/charts/fire.ts#fireStepModifiers'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/fire/add-within-one-third': {
    code: ['src/rulesets/cady/common/charts/fire.ts#fireStepModifiers'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/fire/armor-step-table': {
    code: ['src/rulesets/cady/common/charts/fire.ts#missileArmorSteps'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/fire/en-passant': {
    code: [
      'src/rulesets/cady/musket/turn/targets.ts#volleyAfterMoves',
      'src/rulesets/cady/musket/turn/targets.ts#volleyOnTheWay',
    ],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/common/fire/full-move-none': {
    code: ['src/rulesets/cady/musket/loading.ts#loading', 'src/rulesets/cady/musket/turn/small-arms.ts#smallArmsPhase'],
    tests: ['tests/cady/loading.test.ts'],
  },
  'cady/common/fire/hit-faces': {
    code: ['src/rulesets/cady/common/charts/fire.ts#killShots', 'src/rulesets/cady/common/rules.ts#killShotLadder'],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/steps.test.ts'],
  },
  'cady/common/fire/moved-once': {
    code: ['src/rulesets/cady/musket/loading.ts#loading'],
    tests: ['tests/cady/loading.test.ts'],
  },
  'cady/common/fire/musket-first-rank': {
    code: ['src/rulesets/cady/musket/firing.ts#firingRanks', 'src/rulesets/cady/musket/turn/aim.ts#groupsAt'],
    tests: ['tests/cady/firing.test.ts'],
  },
  'cady/common/fire/one-d10-per-figure': {
    code: ['src/rulesets/cady/musket/small-arms.ts#volley', 'src/rulesets/cady/musket/turn/small-arms.ts#fireTogether'],
    tests: ['tests/cady/small-arms.test.ts'],
  },
  'cady/common/fire/start-medieval-armor': {
    code: ['src/rulesets/cady/common/charts/fire.ts#killShots'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/fire/start-musket-range': {
    code: ['src/rulesets/cady/common/charts/fire.ts#musketRangeStart'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/fire/stationary-twice': {
    code: ['src/rulesets/cady/musket/loading.ts#loading'],
    tests: ['tests/cady/loading.test.ts'],
  },
  'cady/common/fire/steps-add-up': {
    code: ['src/rulesets/cady/common/steps.ts#climb'],
    tests: ['tests/cady/steps.test.ts'],
  },
  'cady/common/fire/subtract-fence': {
    code: [
      'src/rulesets/cady/common/charts/fire.ts#fireStepModifiers',
      'src/rulesets/cady/musket/numbers.ts#smallArmsUnder',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/musket-rules.test.ts'],
  },
  'cady/common/fire/subtract-forest-edge': {
    code: ['src/rulesets/cady/common/charts/fire.ts#fireStepModifiers'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/fire/subtract-indirect': {
    code: ['src/rulesets/cady/common/charts/fire.ts#fireStepModifiers'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/fords/melee-penalty': {
    code: ['src/rulesets/cady/common/melee.ts#meleeOdds'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/forest/indians-exempt': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/forest/move-cost': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/formation/change-costs-third': {
    code: ['src/rulesets/cady/common/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/formation/column-march-bonus': {
    code: ['src/rulesets/cady/common/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/formation/column-march-no-charge': {
    code: ['src/rulesets/cady/common/movement.ts#marchesInColumn'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/formation/column-march-no-obstacle': {
    code: ['src/rulesets/cady/common/movement.ts#marchesInColumn'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/formation/column-march-straight': {
    code: ['src/rulesets/cady/common/movement.ts#marchesInColumn'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/formation/column-march-width': {
    code: ['src/rulesets/cady/common/movement.ts#marchesInColumn'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/formation/peasants-militia-none': {
    code: [
      'src/rulesets/cady/common/movement.ts#mayChangeFormation',
      'src/rulesets/cady/common/movement.ts#movementAllowance',
      'src/rulesets/cady/musket/turn/orders.ts#orderFaultsOf',
    ],
    tests: ['tests/cady/movement.test.ts', 'tests/musket/muster.test.ts', 'tests/musket/orders.test.ts'],
  },
  'cady/common/game-level/basic-no-3dt': {
    code: ['src/rulesets/cady/musket/turn/targets.ts#volleyOnTheWay'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/common/game-level/basic-no-hidden': {
    code: ['src/rulesets/cady/musket/view.ts#musketView'],
    tests: ['tests/musket/view.test.ts', 'tests/scenarios/basic-musket-game.test.ts'],
  },
  'cady/common/hills/edge-sighting': {
    code: ['src/rulesets/cady/musket/table-rules.ts#tableRulesUnder'],
    tests: ['tests/musket/table-rules.test.ts'],
  },
  'cady/common/hills/move-cost': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/hills/shock-uphill': {
    code: ['src/rulesets/cady/common/shock.ts#shockOdds'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/marsh/above-sees-in': {
    code: ['src/rulesets/cady/musket/table-rules.ts#tableRulesUnder'],
    tests: ['tests/musket/table-rules.test.ts'],
  },
  'cady/common/marsh/move-cost': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/marsh/no-shock': {
    code: ['src/rulesets/cady/common/shock.ts#shockOdds'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/materials/dice': {
    code: ['src/rulesets/cady/common/rules.ts#commonRulesUnder'],
    tests: ['tests/cady/musket-rules.test.ts'],
  },
  'cady/common/melee/auto-removal': {
    code: ['src/rulesets/cady/common/melee.ts#meleeOdds'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/d12-per-figure': {
    code: ['src/rulesets/cady/common/melee.ts#throwMelee'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/fatigue': {
    code: ['src/rulesets/cady/common/melee.ts#fatigueAfter', 'src/rulesets/cady/common/melee.ts#meleeOdds'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/fill-gap-from-behind': {
    code: ['src/rulesets/cady/musket/turn/melee.ts#meleePhase'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/melee/mandatory': {
    code: ['src/rulesets/cady/musket/turn/melee.ts#meleePhase'],
    tests: ['tests/musket/close-combat.test.ts', 'tests/musket/melee.test.ts'],
  },
  'cady/common/melee/modifiers-cumulate': {
    code: ['src/rulesets/cady/common/melee.ts#meleeOdds'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/no-sideways-slide': {
    code: ['src/rulesets/cady/musket/turn/melee.ts#divide'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/melee/only-contact': {
    code: ['src/rulesets/cady/musket/turn/shock.ts#figuresInContact'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/melee/point-across-ford': {
    code: ['src/rulesets/cady/common/charts/melee.ts#meleePointEffects', 'src/rulesets/cady/common/melee.ts#meleeOdds'],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/melee.test.ts'],
  },
  'cady/common/melee/point-across-wall': {
    code: ['src/rulesets/cady/common/charts/melee.ts#meleePointEffects', 'src/rulesets/cady/common/melee.ts#meleeOdds'],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/melee.test.ts'],
  },
  'cady/common/melee/point-flank': {
    code: ['src/rulesets/cady/common/charts/melee.ts#meleePointEffects', 'src/rulesets/cady/common/melee.ts#meleeOdds'],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/melee.test.ts'],
  },
  'cady/common/melee/point-from-capability-chart': {
    code: ['src/rulesets/cady/common/melee.ts#meleeOdds'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/point-rear': {
    code: ['src/rulesets/cady/common/charts/melee.ts#meleePointEffects', 'src/rulesets/cady/common/melee.ts#meleeOdds'],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/melee.test.ts'],
  },
  'cady/common/melee/point-uphill': {
    code: ['src/rulesets/cady/common/charts/melee.ts#meleePointEffects', 'src/rulesets/cady/common/melee.ts#meleeOdds'],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/melee.test.ts'],
  },
  'cady/common/melee/rear-attacker-safe': {
    code: ['src/rulesets/cady/common/melee.ts#meleeOdds'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/recovery': {
    code: ['src/rulesets/cady/common/melee.ts#fatigueAfter'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/secondary-eligibility': {
    code: ['src/rulesets/cady/common/melee.ts#maySecondaryAttack'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/secondary-extra-roll': {
    code: ['src/rulesets/cady/common/melee.ts#secondaryAttack', 'src/rulesets/cady/common/melee.ts#throwMelee'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/secondary-removal': {
    code: ['src/rulesets/cady/common/melee.ts#secondaryAttack', 'src/rulesets/cady/common/melee.ts#throwMelee'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/secondary-when': {
    code: ['src/rulesets/cady/musket/turn/melee.ts#meleePhase'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/melee/sequence': {
    code: ['src/rulesets/cady/musket/turn/melee.ts#meleePhase'],
    tests: ['tests/musket/close-combat.test.ts', 'tests/musket/melee.test.ts'],
  },
  'cady/common/melee/simultaneous': {
    code: ['src/rulesets/cady/common/melee.ts#throwMelee'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/survive-at-or-under': {
    code: ['src/rulesets/cady/common/melee.ts#meleeOdds'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/melee/zero-routs': {
    code: ['src/rulesets/cady/common/melee.ts#wornOut', 'src/rulesets/cady/musket/turn/morale.ts#moralePhase'],
    tests: ['tests/cady/melee.test.ts'],
  },
  'cady/common/morale/back': {
    code: ['src/rulesets/cady/common/morale.ts#reactionMove', 'src/rulesets/cady/musket/turn/movement.ts#forcedMarch'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/back-and-turn': {
    code: ['src/rulesets/cady/common/morale.ts#reactionMove', 'src/rulesets/cady/musket/turn/movement.ts#forcedMarch'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/back-blocked-by-friend': {
    code: ['src/rulesets/cady/musket/turn/forced.ts#settleForcedMoves'],
    tests: ['tests/musket/reactions.test.ts'],
  },
  'cady/common/morale/back-direction': {
    code: [
      'src/rulesets/cady/musket/turn/away.ts#awayFromEnemies',
      'src/rulesets/cady/musket/turn/movement.ts#forcedMarch',
    ],
    tests: ['tests/musket/reactions.test.ts'],
  },
  'cady/common/morale/back-state-in-orders': {
    code: ['src/rulesets/cady/musket/turn/movement.ts#forcedMarch'],
    tests: ['tests/musket/reactions.test.ts'],
  },
  'cady/common/morale/before-value': {
    code: ['src/rulesets/cady/common/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/brigade-column': {
    code: ['src/rulesets/cady/common/charts/morale.ts#moraleColumnShifts'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/morale/cavalry-columns': {
    code: [
      'src/rulesets/cady/common/charts/morale.ts#moraleColumnShifts',
      'src/rulesets/cady/musket/morale.ts#columnShifts',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/morale.test.ts'],
  },
  'cady/common/morale/chart-beyond-180': {
    code: ['src/rulesets/cady/common/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/chart-lookup': {
    code: [
      'src/rulesets/cady/common/charts/morale.ts#postMeleeMorale',
      'src/rulesets/cady/common/morale.ts#postMeleeMorale',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/morale.test.ts'],
  },
  'cady/common/morale/columns-cumulate': {
    code: ['src/rulesets/cady/common/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/columns-end-of-chart': {
    code: ['src/rulesets/cady/common/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/loss-value': {
    code: ['src/rulesets/cady/common/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/no-effect': {
    code: ['src/rulesets/cady/common/morale.ts#reactionMove'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/no-loss-no-test': {
    code: ['src/rulesets/cady/common/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/others-may-clear-way': {
    code: ['src/rulesets/cady/musket/turn/morale.ts#moralePhase'],
    tests: ['tests/musket/reactions.test.ts'],
  },
  'cady/common/morale/post-melee-timing': {
    code: ['src/rulesets/cady/musket/turn/morale.ts#moralePhase'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/morale/reaction-order': {
    code: [
      'src/rulesets/cady/common/charts/morale.ts#moraleReactions',
      'src/rulesets/cady/common/morale.ts#compareReactions',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/morale.test.ts'],
  },
  'cady/common/morale/result-binds-next-turn': {
    code: ['src/rulesets/cady/musket/turn/movement.ts#movementPhase'],
    tests: ['tests/musket/melee.test.ts', 'tests/musket/reactions.test.ts'],
  },
  'cady/common/morale/rout': {
    code: [
      'src/rulesets/cady/common/morale.ts#reactionMove',
      'src/rulesets/cady/musket/turn/forced.ts#settleForcedMoves',
      'src/rulesets/cady/musket/turn/movement.ts#forcedMarch',
    ],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/same-reaction-lower-tmv': {
    code: ['src/rulesets/cady/common/morale.ts#reactionsAfterMelee'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/test-any-loss': {
    code: ['src/rulesets/cady/common/morale.ts#postMeleeMorale'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/total-morale-value': {
    code: ['src/rulesets/cady/common/morale.ts#totalMoraleValue', 'src/rulesets/cady/musket/units.ts#moraleLeft'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/morale/worse-reaction-only': {
    code: ['src/rulesets/cady/common/morale.ts#reactionsAfterMelee'],
    tests: ['tests/cady/morale.test.ts'],
  },
  'cady/common/movement/charge-bonus-chart': {
    code: [
      'src/rulesets/cady/common/charts/movement.ts#effectsOnMovement',
      'src/rulesets/cady/common/movement.ts#movementAllowance',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/movement.test.ts'],
  },
  'cady/common/movement/charge-on-road': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/column-bonus-chart': {
    code: [
      'src/rulesets/cady/common/charts/movement.ts#effectsOnMovement',
      'src/rulesets/cady/common/movement.ts#movementAllowance',
    ],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/movement.test.ts'],
  },
  'cady/common/movement/creek': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts', 'tests/musket/movement.test.ts'],
  },
  'cady/common/movement/direction-change': {
    code: ['src/rulesets/cady/common/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/forest': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/formation-change': {
    code: [
      'src/rulesets/cady/common/movement.ts#mayChangeFormation',
      'src/rulesets/cady/common/movement.ts#movementAllowance',
    ],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/hill': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/pass-through': {
    code: ['src/rulesets/cady/common/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/reductions-list': {
    code: ['src/rulesets/cady/common/movement.ts#movementAllowance'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/river-ford': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/river-impassable': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/road-bonus': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/rough-terrain': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/wall-fence-artillery': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/wall-fence-cavalry': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/movement/wall-fence-infantry': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/orders/abbreviations': {
    code: ['src/rulesets/cady/common/orders.ts#readOrder'],
    tests: ['tests/cady/orders.test.ts'],
  },
  'cady/common/orders/attempt-as-ordered': {
    code: ['src/rulesets/cady/musket/turn/movement.ts#movementPhase'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/orders/contents-direction': {
    code: ['src/rulesets/cady/common/orders.ts#Order', 'src/rulesets/cady/musket/turn/legs.ts#legsOf'],
    tests: ['tests/cady/orders.test.ts'],
  },
  'cady/common/orders/contents-distance': {
    code: ['src/rulesets/cady/common/orders.ts#Order', 'src/rulesets/cady/musket/turn/legs.ts#legsOf'],
    tests: ['tests/cady/orders.test.ts'],
  },
  'cady/common/orders/contents-facing': {
    code: ['src/rulesets/cady/common/orders.ts#Order'],
    tests: ['tests/cady/orders.test.ts', 'tests/musket/muster.test.ts'],
  },
  'cady/common/orders/contents-formation': {
    code: ['src/rulesets/cady/common/orders.ts#Order'],
    tests: ['tests/cady/orders.test.ts', 'tests/musket/muster.test.ts'],
  },
  'cady/common/orders/default-formation': {
    code: ['src/rulesets/cady/musket/units.ts#filesFor', 'src/rulesets/cady/musket/units.ts#newFiles'],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/orders/intent-only': {
    code: ['src/rulesets/cady/musket/turn/movement.ts#movementPhase'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/orders/last-order-stands': {
    code: ['src/rulesets/cady/musket/turn/orders.ts#ordersPhase'],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/orders/must-be-specific': {
    code: ['src/rulesets/cady/common/orders.ts#readOrder'],
    tests: ['tests/cady/orders.test.ts', 'tests/musket/muster.test.ts', 'tests/musket/orders.test.ts'],
  },
  'cady/common/orders/new-each-turn': {
    code: ['src/rulesets/cady/musket/turn/orders.ts#ordersPhase'],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/orders/no-conditional': {
    code: ['src/rulesets/cady/common/orders.ts#readOrder'],
    tests: ['tests/cady/orders.test.ts', 'tests/musket/muster.test.ts'],
  },
  'cady/common/orders/simultaneous-adjustment': {
    code: ['src/rulesets/cady/musket/turn/movement.ts#movementPhase'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/orders/written-before-move': {
    code: ['src/rulesets/cady/musket/turn/orders.ts#ordersPhase'],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/rivers/bridge-free': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/rivers/bridge-only-types': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/rivers/cavalry-same': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/rivers/creek-cost': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/rivers/crossing-places': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/rivers/ford-cost': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/roads/bonus': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/roads/charge-no-extra': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/rough/move-cost': {
    code: ['src/rulesets/cady/common/movement.ts#terrainCosts'],
    tests: ['tests/cady/movement.test.ts'],
  },
  'cady/common/scale/ground-table': {
    code: ['src/rulesets/cady/common/charts/movement.ts#groundScale'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/sequence/casualties-fire-back': {
    code: ['src/rulesets/cady/musket/turn/small-arms.ts#fireTogether'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/common/sequence/conflict-by-parts': {
    code: ['src/rulesets/cady/musket/turn/movement.ts#movementPhase'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/sequence/step-10-repeat': {
    code: ['src/rulesets/cady/musket/phases.ts#musketPhases'],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/sequence/step-2-place': {
    code: ['src/rulesets/cady/musket/muster.ts#musterMusket'],
    tests: ['tests/musket/muster.test.ts'],
  },
  'cady/common/sequence/step-3-write-orders': {
    code: [
      'src/rulesets/cady/musket/turn/orders.ts#orderFaults',
      'src/rulesets/cady/musket/turn/orders.ts#ordersPhase',
    ],
    tests: ['tests/musket/orders.test.ts'],
  },
  'cady/common/sequence/step-4-move': {
    code: ['src/rulesets/cady/musket/turn/movement.ts#movementPhase'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/sequence/step-5-artillery': {
    code: ['src/rulesets/cady/musket/turn/artillery.ts#artilleryPhase'],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/common/sequence/step-6-small-arms': {
    code: ['src/rulesets/cady/musket/turn/small-arms.ts#smallArmsPhase'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/common/sequence/step-7-shock': {
    code: ['src/rulesets/cady/musket/turn/shock.ts#shockPhase'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/sequence/step-8-melee': {
    code: ['src/rulesets/cady/musket/turn/melee.ts#meleePhase'],
    tests: ['tests/musket/close-combat.test.ts', 'tests/musket/melee.test.ts'],
  },
  'cady/common/sequence/step-9-post-melee-morale': {
    code: ['src/rulesets/cady/musket/turn/morale.ts#moralePhase'],
    tests: ['tests/musket/close-combat.test.ts', 'tests/musket/melee.test.ts'],
  },
  'cady/common/shock/after-fire-before-melee': {
    code: ['src/rulesets/cady/musket/turn/shock.ts#shockPhase'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/shock/both-sides': {
    code: ['src/rulesets/cady/musket/turn/shock.ts#shockPhase'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/shock/casualties-no-melee': {
    code: ['src/rulesets/cady/musket/turn/shock.ts#shockPhase'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/shock/cavalry-clear-path': {
    code: ['src/rulesets/cady/common/shock.ts#shockOdds'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/chart': {
    code: ['src/rulesets/cady/common/charts/shock.ts#shock', 'src/rulesets/cady/common/shock.ts#shockOdds'],
    tests: ['tests/cady/common-charts.test.ts', 'tests/cady/shock.test.ts'],
  },
  'cady/common/shock/dice-per-figure': {
    code: ['src/rulesets/cady/common/shock.ts#shockLosses', 'src/rulesets/cady/common/shock.ts#shockOdds'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/first-figure-in-contact': {
    code: ['src/rulesets/cady/common/shock.ts#shockLosses', 'src/rulesets/cady/musket/turn/shock.ts#figuresInContact'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/half-shock': {
    code: ['src/rulesets/cady/common/shock.ts#shockOdds'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/infantry-clear-path': {
    code: ['src/rulesets/cady/common/shock.ts#shockOdds'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/next-figure': {
    code: ['src/rulesets/cady/common/shock.ts#shockLosses'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/only-on-written-charge': {
    code: ['src/rulesets/cady/common/shock.ts#shockOdds'],
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
    code: ['src/rulesets/cady/common/rules.ts#commonRulesUnder', 'src/rulesets/cady/common/shock.ts#shockOdds'],
    tests: ['tests/cady/shock.test.ts'],
  },
  'cady/common/shock/replace-from-rear': {
    code: ['src/rulesets/cady/musket/turn/shock.ts#shockPhase'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/thirds/combat-in-last-third': {
    code: ['src/rulesets/cady/musket/table-rules.ts#tableRulesUnder', 'src/rulesets/cady/musket/turn/melee.ts#strikes'],
    tests: ['tests/musket/close-combat.test.ts', 'tests/musket/melee.test.ts'],
  },
  'cady/common/thirds/conflict-procedure': {
    code: ['src/rulesets/cady/musket/turn/movement.ts#movementPhase'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/thirds/faster-arrives-first': {
    code: ['src/rulesets/cady/musket/turn/movement.ts#movementPhase'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/thirds/full-move-no-combat': {
    code: ['src/rulesets/cady/musket/table-rules.ts#tableRulesUnder', 'src/rulesets/cady/musket/turn/melee.ts#strikes'],
    tests: ['tests/musket/close-combat.test.ts', 'tests/musket/melee.test.ts'],
  },
  'cady/common/three-dice/charge-who-tests': {
    code: ['src/rulesets/cady/common/charts/three-dice.ts#threeDiceCharge'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/three-dice/hold-friend-stronger': {
    code: ['src/rulesets/cady/musket/turn/forced.ts#settleForcedMoves'],
    tests: ['tests/musket/reactions.test.ts'],
  },
  'cady/common/three-dice/melee-continues': {
    code: ['src/rulesets/cady/musket/turn/melee.ts#meleePhase'],
    tests: ['tests/musket/close-combat.test.ts'],
  },
  'cady/common/three-dice/one-die': {
    code: ['src/rulesets/cady/common/charts/three-dice.ts#threeDiceCount'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/three-dice/shooter-fail': {
    code: ['src/rulesets/cady/musket/turn/targets.ts#volleyOnTheWay'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/common/three-dice/three-dice-commander': {
    code: ['src/rulesets/cady/common/charts/three-dice.ts#threeDiceCount'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/three-dice/three-dice-unhurt': {
    code: ['src/rulesets/cady/common/charts/three-dice.ts#threeDiceCount'],
    tests: ['tests/cady/common-charts.test.ts'],
  },
  'cady/common/three-dice/two-dice': {
    code: ['src/rulesets/cady/common/charts/three-dice.ts#threeDiceCount'],
    tests: ['tests/cady/common-charts.test.ts'],
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
    code: ['src/rulesets/cady/musket/turn/movement.ts#movementPhase'],
    tests: ['tests/musket/movement.test.ts'],
  },
  'cady/common/victory/ends-when-met': {
    code: ['src/rulesets/cady/musket/victory.ts#musketOutcome'],
    tests: ['tests/musket/battles.test.ts', 'tests/musket/victory.test.ts'],
  },
  'cady/common/victory/objective-required': {
    code: ['src/rulesets/cady/musket/scenario-faults.ts#scenarioFaults'],
    tests: ['tests/musket/muster.test.ts'],
  },
  'cady/common/victory/option-capture-leaders': {
    code: ['src/rulesets/cady/musket/victory.ts#musketOutcome'],
    tests: ['tests/musket/victory.test.ts'],
  },
  'cady/common/victory/option-hold-turns': {
    code: ['src/rulesets/cady/musket/victory.ts#holdingsNow'],
    tests: ['tests/musket/victory.test.ts'],
  },
  'cady/common/victory/option-most-left': {
    code: ['src/rulesets/cady/musket/victory.ts#musketOutcome'],
    tests: ['tests/musket/victory.test.ts'],
  },
  'cady/common/victory/option-percentage': {
    code: ['src/rulesets/cady/musket/victory.ts#musketOutcome'],
    tests: ['tests/musket/victory.test.ts'],
  },
  'cady/common/victory/option-points-for-units': {
    code: ['src/rulesets/cady/musket/victory.ts#musketOutcome'],
    tests: ['tests/musket/victory.test.ts'],
  },
  'cady/common/victory/option-terrain': {
    code: ['src/rulesets/cady/musket/victory.ts#holdingsNow'],
    tests: ['tests/musket/victory.test.ts'],
  },
  'cady/common/victory/stalemate': {
    code: ['src/rulesets/cady/musket/victory.ts#musketOutcome'],
    tests: ['tests/musket/victory.test.ts'],
  },
  'cady/common/wall/section-removed': {
    code: ['src/rulesets/cady/musket/turn/shots.ts#breach'],
    tests: ['tests/musket/artillery.test.ts'],
  },
  'cady/common/wall/shock': {
    code: ['src/rulesets/cady/common/rules.ts#commonRulesUnder'],
    tests: ['tests/cady/shock.test.ts'],
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
    code: [
      'src/rulesets/cady/musket/artillery-crew.ts#maySpike',
      'src/rulesets/cady/musket/turn/orders.ts#orderFaultsOf',
    ],
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
  'cady/musket/definition/no-indirect-fire': {
    code: ['src/rulesets/cady/musket/turn/aim.ts#groupsAt'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/musket/dragoons/dismount': {
    code: ['src/rulesets/cady/musket/loading.ts#loading', 'src/rulesets/cady/musket/turn/small-arms.ts#shooterOf'],
    tests: ['tests/cady/loading.test.ts'],
  },
  'cady/musket/en-passant/counts-as-fire': {
    code: ['src/rulesets/cady/musket/turn/targets.ts#volleyOnTheWay'],
    tests: ['tests/musket/small-arms.test.ts'],
  },
  'cady/musket/en-passant/fire-at-passing': {
    code: ['src/rulesets/cady/musket/turn/targets.ts#volleyOnTheWay'],
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
      'src/rulesets/cady/musket/turn/movement.ts#orderedMarch',
      'src/rulesets/cady/musket/turn/orders.ts#orderFaultsOf',
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
    code: ['src/rulesets/cady/musket/charts/shock-and-morale.ts#moraleColumns'],
    tests: ['tests/cady/musket-charts.test.ts'],
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
  'cady/musket/sighting/artillery-telescope': {
    code: ['src/rulesets/cady/musket/artillery.ts#sighting'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/sighting/normal': {
    code: ['src/rulesets/cady/musket/artillery.ts#sighting'],
    tests: ['tests/cady/artillery.test.ts'],
  },
  'cady/musket/sighting/small-arms-hill': {
    code: ['src/rulesets/cady/musket/artillery.ts#sighting'],
    tests: ['tests/cady/artillery.test.ts'],
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
  'cady/musket/square/immobile': {
    code: ['src/rulesets/cady/common/movement.ts#movementAllowance'],
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
  'cady/musket/steps/ladder': {
    code: ['src/rulesets/cady/musket/small-arms.ts#smallArmsOdds'],
    tests: ['tests/cady/small-arms.test.ts', 'tests/cady/steps.test.ts'],
  },
  'cady/musket/target-priority/first': {
    code: [
      'src/rulesets/cady/musket/firing.ts#targetByPriority',
      'src/rulesets/cady/musket/turn/targets.ts#volleyAfterMoves',
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
};
