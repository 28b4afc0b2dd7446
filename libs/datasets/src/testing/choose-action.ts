import { screen, userEvent } from 'storybook/test';
import { CHUNK_TIMEOUT } from './chunk-timeout';

/** Chooses an action of the menu of a collection's toolbar. */
export async function chooseAction(name: string, menu = 'More actions'): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: menu }, CHUNK_TIMEOUT));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
