import { Option } from 'commander';

/** `--edition`: Cady's book, or his card wherever it prints a number of its own. */
export function editionOption(): Option {
  return new Option('--edition <name>', "of Cady's rules: the book, or the card wherever it prints").choices([
    'book',
    'card',
  ]);
}

/** The house rules that an edition is; none where it is not named. */
export function houseRulesOf({ edition }: { readonly edition?: string }): { readonly houseRules?: object } {
  return edition === undefined ? {} : { houseRules: { edition } };
}
