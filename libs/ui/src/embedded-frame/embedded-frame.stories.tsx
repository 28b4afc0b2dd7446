import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EmbeddedFrame } from './embedded-frame';
import { EMBEDDED_FRAME_USAGE } from './embedded-frame-usage';

const PAGE = `data:text/html,${encodeURIComponent('<!doctype html><html lang="en"><title>Plot</title><body style="font:16px sans-serif"><main><h1>A plot of another site</h1></main></body></html>')}`;

const meta = {
  component: EmbeddedFrame,
  parameters: { usage: EMBEDDED_FRAME_USAGE },
  args: {
    src: PAGE,
    title: 'RNA visualisation',
    labels: {
      loading: 'Loading...',
      timedOut: 'The visualisation service does not answer',
      retry: 'Try again',
      openInNewWindow: 'Open in a new window',
    },
  },
} satisfies Meta<typeof EmbeddedFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('RNA visualisation');
    await waitFor(() => expect(frame).toBeVisible());
    await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument();
    await expect(frame).toHaveAttribute('sandbox');
  },
};

/** URL of the Storybook host that accepts the request and never responds. */
const SILENT_PAGE = '/never-responds';

export const Loading: Story = {
  args: { src: SILENT_PAGE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
    await expect(canvas.getByTitle('RNA visualisation')).not.toBeVisible();
  },
};

export const Late: Story = {
  args: { src: SILENT_PAGE, timeoutMs: 50 },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('reports it and offers an alternative', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'The visualisation service does not answer',
      );
      await expect(canvas.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute(
        'href',
        args.src,
      );
    });
    await step('retries from the start', async () => {
      const frame = canvas.getByTitle('RNA visualisation');
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(frame).not.toBeInTheDocument();
      await expect(await canvas.findByRole('alert')).toBeVisible();
    });
  },
};
