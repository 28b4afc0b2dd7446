import { expect, screen, waitFor } from 'storybook/test';

/** Card of a step, as soon as it is shown. */
export const card = (name: string | RegExp) => screen.findByRole('dialog', { name });

/** Waits until no card is shown. */
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Waits until the focus has settled, 300 ms after a card is shown; the page handles keys from then on. */
export async function settled(name: string): Promise<HTMLElement> {
  const shown = await card(name);
  await waitFor(() => expect(shown).toHaveFocus());
  return shown;
}
