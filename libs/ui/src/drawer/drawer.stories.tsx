import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { DescriptionList } from '../description-list/description-list';
import { Drawer } from './drawer';

const meta = {
  component: Drawer,
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
  render: function Kept({ open, onOpenChange, ...props }) {
    const [kept, setKept] = useState(open);
    const change = (next: boolean) => {
      setKept(next);
      onOpenChange(next);
    };
    return (
      <>
        <Button onClick={() => change(true)}>Details</Button>
        <Drawer {...props} open={kept} onOpenChange={change} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    await step('Escape closes and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const Open: Story = { args: { open: true, footer: <Button variant="primary">Download</Button> } };

export const AtTheStart: Story = {
  args: { open: true, side: 'left', size: 'sm' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
};
