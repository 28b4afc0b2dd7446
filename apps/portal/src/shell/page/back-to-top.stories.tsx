import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BackToTop } from './back-to-top';

const meta = {
  component: BackToTop,
  decorators: [
    (Story) => (
      <div className="h-[300vh] bg-canvas p-4">
        <p>A long page</p>
        <div className="fixed end-4 bottom-4">
          <Story />
        </div>
      </div>
    ),
  ],
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof BackToTop>;

export default meta;

/** The button is there below 400 px only, and scrolls to the top. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await step('is there far down the page', async () => {
      window.scrollTo(0, 700);
      await expect(await canvas.findByRole('button', { name: 'Back to top' })).toBeVisible();
    });
    await step('scrolls to the top and goes', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await waitFor(() => expect(window.scrollY).toBe(0));
      await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    });
  },
};
