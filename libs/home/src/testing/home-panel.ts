import { within } from 'storybook/test';

/** Panel of the home of a user, by its heading. */
export const panel = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('region', { name }));
