import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { DescriptionList } from '../description-list/description-list';
import { Drawer } from './drawer';
import { DRAWER_USAGE } from './drawer-usage';

const meta = {
  component: Drawer,
  parameters: { usage: DRAWER_USAGE, docs: { story: { inline: false, height: '30rem' } } },
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Quartet_proteome_D5_1.csv',
    description: 'Proteomics, level 3',
    closeLabel: 'Close',
    children: (
      <DescriptionList
        columns={1}
        items={[
          { term: 'Size', detail: '1.2 MB' },
          { term: 'Checksum', detail: <code>9a0364b9e99bb480dd25e1f0284c8555</code> },
        ]}
      />
    ),
  },
  render: function Controlled({ open, onOpenChange, ...props }) {
    const [current, setCurrent] = useState(open);
    const change = (next: boolean) => {
      setCurrent(next);
      onOpenChange(next);
    };
    return (
      <>
        <Button onClick={() => change(true)}>Details</Button>
        <Drawer {...props} open={current} onOpenChange={change} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true, footer: <Button variant="primary">Download</Button> } };

export const OpenedAndClosed: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Details' });
    await step('opens at the end of the line', async () => {
      await userEvent.click(trigger);
      const drawer = await screen.findByRole('dialog', { name: 'Quartet_proteome_D5_1.csv' });
      await waitFor(() =>
        expect(drawer.getBoundingClientRect().right).toBeCloseTo(document.documentElement.clientWidth, 0),
      );
    });
    await step('Escape closes and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const AtTheStart: Story = {
  args: { open: true, side: 'left', size: 'sm' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
};

/** The colours of the page can be judged while it is open. */
export const ClearBackdrop: Story = {
  args: { open: true, isClear: true },
  play: async () => {
    await screen.findByRole('dialog');
    const overlay = document.querySelector('[data-slot="drawer"]')!.previousElementSibling!;
    await expect(getComputedStyle(overlay).position).toBe('fixed');
    await expect(getComputedStyle(overlay).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

/** The body scrolls, by the keyboard too; head and foot stay. */
export const LongContent: Story = {
  args: {
    open: true,
    title: 'Quartet_RNA_BGI_SEQ2000_D5_replicate_1_of_3_20200930_R1.fastq.gz',
    children: Array.from({ length: 80 }, (_, at) => <p key={at}>Line {at + 1}</p>),
    footer: <Button variant="primary">Download</Button>,
  },
  play: async ({ args, step, userEvent }) => {
    const drawer = await screen.findByRole('dialog');
    await step('head and foot are visible', async () => {
      const { bottom } = screen.getByRole('button', { name: 'Download' }).getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
      await expect(drawer.scrollWidth).toBe(drawer.clientWidth);
    });
    await step('a scrolling region is focusable', async () => {
      await expect(screen.getByRole('region', { name: args.title })).toHaveAttribute('tabindex', '0');
    });
    await step('its button closes it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};
