import type { Command } from 'commander';
import { printJson, refuseUnknown } from './output.js';

/** Adds `littlewars schema [WHAT]` to the program. */
export function registerSchema(program: Command): void {
  program
    .command('schema')
    .argument('[what]', 'a ruleset, for its scenario files; record; or house-rules-musket and its like', 'musket')
    .description('Print the JSON Schema of scenario files, records or house rules, for editors and other programs.')
    .option('--json', 'JSON is printed in any case')
    .action(async (what: string, _options: object, command: Command) => {
      const { schemas } = await import('./schemas.js');
      const schema = Object.hasOwn(schemas, what) ? schemas[what] : undefined;
      if (schema === undefined) refuseUnknown(command, 'schema', what, Object.keys(schemas));
      else printJson(schema());
    });
}
