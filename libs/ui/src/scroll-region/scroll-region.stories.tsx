import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScrollRegion } from './scroll-region';
import { SCROLL_REGION_USAGE } from './scroll-region-usage';

const meta = {
  component: ScrollRegion,
  parameters: { usage: SCROLL_REGION_USAGE },
  args: {
    label: 'Standard error',
    className: 'h-24 w-56 overflow-auto rounded-control border border-border p-3',
  },
} satisfies Meta<typeof ScrollRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without overflow: no tab stop and no region for screen readers. */
export const EverythingFits: Story = {
  args: { children: <p>One line</p> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const Overflowing: Story = {
  args: { children: Array.from({ length: 20 }, (_, at) => <p key={at}>Line {at + 1}</p>) },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Standard error' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
