import { within } from 'storybook/test';

/** Name of the list of limits with a part in the verdict. */
export const CHECKED = 'Limits that were checked';

/** Line of a list of limits whose text matches; undefined if none does. */
export function limitLine(verdict: HTMLElement, list: string, text: RegExp): HTMLElement | undefined {
  const lines = within(within(verdict).getByRole('list', { name: list })).getAllByRole('listitem');
  return lines.find((line) => text.test(line.textContent));
}
