/** Name in an address, and the name that the page shows: another one, or none, where its data do not have the first. */
type Choice = readonly [wanted: string | undefined, shown: string | undefined];

/** Names of an address that the data of a page do not have. */
export function unknownNames(choices: readonly Choice[]): string[] {
  return choices.flatMap(([wanted, shown]) => (wanted === undefined || wanted === shown ? [] : [wanted]));
}
