import ts from 'typescript';
import type { Played } from './played.js';
import { nameOfMember } from './reach-reads.js';

/**
 * What rules take into account and no turn ever tells them of: members of a ruleset's types that may be left out
 * (`untrained?: boolean`), that a turn reads, and that no turn sets which knows the type. By name: where anything else in the same turn
 * has a member of that name, this one counts as told.
 */
export function untoldIn({ turns }: Pick<Played, 'turns'>): readonly ts.PropertySignature[] {
  const told = new Set<ts.Node>();
  const asked = new Set<ts.PropertySignature>();
  for (const { nodes, reads, sets } of turns.values()) {
    for (const member of nodes) {
      if (!ts.isPropertySignature(member) || member.questionToken === undefined || !isOfRuleset(member)) continue;
      const name = nameOfMember(member.name) ?? '';
      if (sets.has(name)) told.add(member);
      else if (reads.has(name)) asked.add(member);
    }
  }
  return [...asked].filter(member => !told.has(member));
}

function isOfRuleset(member: ts.Node): boolean {
  return member.getSourceFile().fileName.includes('/src/rulesets/');
}
