import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PanelBoundary } from './panel-boundary';
import { PANEL_BOUNDARY_USAGE } from './panel-boundary-usage';

const failure: { error: Error | undefined } = { error: undefined };

function Panel() {
  if (failure.error) {
    throw failure.error;
  }
  return <p>Seven jobs are running.</p>;
}

const meta = {
  component: PanelBoundary,
  parameters: { usage: PANEL_BOUNDARY_USAGE },
  args: { children: <Panel /> },
  beforeEach: () => {
    failure.error = new Error('x');
    return () => {
      failure.error = undefined;
    };
  },
  render: (args) => (
    <>
      <p>Another panel.</p>
      <PanelBoundary {...args} />
    </>
  ),
} satisfies Meta<typeof PanelBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the other panel stays', async () => {
      await expect(canvas.getByText('This part of the page could not be shown')).toBeVisible();
      await expect(canvas.getByText('Another panel.')).toBeVisible();
    });
    await step('a second failure is shown too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    });
    await step('a panel that works again is shown', async () => {
      failure.error = undefined;
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(canvas.getByText('Seven jobs are running.')).toBeVisible();
    });
  },
};

export const MissingFile: Story = {
  beforeEach: () => {
    failure.error = Object.assign(new Error('a.js'), { name: 'ChunkLoadError' });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The network failed, or the portal was updated meanwhile.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
};

export const Silent: Story = {
  args: { silent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another panel.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
