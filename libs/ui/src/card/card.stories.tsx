import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { Card } from './card';
import { CARD_USAGE } from './card-usage';

const meta = {
  component: Card,
  parameters: { usage: CARD_USAGE },
  args: { title: 'Ongoing projects', children: 'Three projects are running.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ongoing projects' })).toBeVisible();
  },
};

export const WithActions: Story = { args: { actions: <Button size="sm">All projects</Button> } };
export const Bare: Story = { args: { title: undefined, as: 'div' } };

export const LongTitleNarrow: Story = {
  args: {
    title: 'Quartet_RNA_BGI_SEQ2000_D5_replicate_1_of_3_20200930',
    actions: <Button size="sm">All projects</Button>,
  },
  decorators: [(Story) => <div className="w-56">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('.w-56');
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
    await expect(canvas.getByRole('button', { name: 'All projects' })).toBeVisible();
  },
};
