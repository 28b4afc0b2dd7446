import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion } from './accordion';

const meta = {
  component: Accordion,
  args: {
    items: [
      { value: 'format', title: 'Data format', content: 'FASTQ, VCF, CSV' },
      { value: 'donor', title: 'Donor', content: 'D5, D6, F7, M8' },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Data format' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Donor' }));
    await expect(canvas.getByRole('region', { name: 'Data format' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Donor' })).toBeVisible();
  },
};

export const OneAtATime: Story = {
  args: { type: 'single', defaultValue: 'format' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Donor' }));
    await expect(canvas.getByText('D5, D6, F7, M8')).toBeVisible();
    await expect(canvas.queryByText('FASTQ, VCF, CSV')).not.toBeInTheDocument();
  },
};

export const OpenAtFirst: Story = { args: { defaultValue: ['format', 'donor'] } };
