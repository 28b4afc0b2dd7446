/** True if one of these choices of a draft is another one than that of the empty form. */
export function isAnyChosen<Draft>(draft: Draft, empty: Draft, choices: readonly (keyof Draft)[]): boolean {
  return choices.some((choice) => draft[choice] !== empty[choice]);
}
