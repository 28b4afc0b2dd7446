import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Popover } from './popover';
import { POPOVER_USAGE } from './popover-usage';

const meta = {
  component: Popover,
  parameters: { usage: POPOVER_USAGE, docs: { story: { inline: false, height: '30rem' } } },
  args: {
    trigger: <Button>App store</Button>,
    label: 'App store',
    children: <p>Expression-matrix QC, FASTQ QC and small-variant QC are installed.</p>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenedAndClosed: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'App store' });
    await step('a press opens it', async () => {
      await userEvent.click(trigger);
      await expect(await screen.findByRole('dialog', { name: 'App store' })).toBeVisible();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Escape closes it and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(trigger).toHaveFocus();
    });
  },
};

export const Open: Story = { args: { open: true } };

export const LongText: Story = {
  args: { children: <p>{'minio://projects/quartet_rna_batch_7/'.repeat(6)}</p> },
  play: async ({ canvas, step, userEvent }) => {
    await step('the keyboard opens it, and the text breaks', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const panel = await screen.findByRole('dialog', { name: 'App store' });
      await expect(panel.scrollWidth).toBe(panel.clientWidth);
    });
    await step('a press outside closes it', async () => {
      await userEvent.click(document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'App store' })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    });
  },
};
