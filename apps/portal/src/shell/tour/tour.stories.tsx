import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { inPortal, LIN } from '../../testing/in-portal';
import { ToolsMenu } from '../tools/tools-menu';
import { TOUR_HINT_MS } from '../tools/tour-hint';

/** As much of the app store as the tour points at. */
function Store() {
  return (
    <>
      <header className="flex justify-end border-b border-border p-2">
        <ToolsMenu />
        <a href="#/user/login">Login</a>
      </header>
      <main className="flex flex-col gap-4 p-6">
        <h1 className="text-title">QC Apps</h1>
        <div role="tablist" aria-label="Fields of study">
          <button type="button" role="tab" aria-selected>
            Proteomics
          </button>
        </div>
        <article className="w-72 rounded-card border border-border p-4">
          <p>Expression Matrix Quality Control</p>
          <footer>
            <a href="#/data/qc-job-submit">Run it</a>
          </footer>
        </article>
      </main>
    </>
  );
}

const meta = {
  component: Store,
  decorators: [inPortal],
  parameters: {
    docs: { story: { inline: false, height: '30rem' } },
    portal: { path: '/seq-flow/app-store' },
  },
} satisfies Meta<typeof Store>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: string) => screen.findByRole('dialog', { name });
const openTools = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Tools' }));
  return canvas.findByRole('button', { name: 'Tour' });
};
const press = async (userEvent: { click: (element: Element) => Promise<void> }, name: string) =>
  userEvent.click(screen.getByRole('button', { name }));

export const SignedOut: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await openTools(canvas, userEvent));
    await step('leads from the categories to an app and its button', async () => {
      await card('Fields of study');
      await press(userEvent, 'Start');
      await card('An app');
      await press(userEvent, 'Next');
      await card('Run');
    });
    await step('passes over what is not there, and ends where one signs in', async () => {
      await press(userEvent, 'Next');
      await card('Login');
      await press(userEvent, 'Complete');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await openTools(canvas, userEvent)).toHaveAttribute('aria-pressed', 'false');
    });
  },
};

export const Stopped: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await openTools(canvas, userEvent));
    const first = await card('Fields of study');
    await waitFor(() => expect(first).toHaveFocus());
    await step('Escape asks', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await screen.findByText('Are you sure you want to stop the tour?')).toBeVisible();
      await press(userEvent, 'Confirm');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const NoTourHere: Story = {
  parameters: { portal: { path: '/dashboard', session: LIN } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await openTools(canvas, userEvent));
    await expect(await screen.findByText('No tour guide for the page.')).toBeVisible();
    await expect(await openTools(canvas, userEvent)).toHaveAttribute('aria-pressed', 'false');
  },
};

export const HintGoesByItself: Story = {
  play: async ({ canvas }) => {
    const hint = await canvas.findByText(/New here\?/u);
    await expect(hint).toBeVisible();
    await waitFor(() => expect(hint).toBeEmptyDOMElement(), { timeout: TOUR_HINT_MS + 2000 });
  },
};
