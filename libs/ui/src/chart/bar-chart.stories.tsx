import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BarChart } from './bar-chart';

const meta = {
  component: BarChart,
  args: {
    title: 'Files by data format',
    summary: 'Most of the 96 files are tables.',
    xLabel: 'Files',
    yLabel: 'Format',
    data: [
      { key: 'csv', label: 'CSV', value: 61 },
      { key: 'vcf', label: 'VCF', value: 20 },
      { key: 'fastq', label: 'FASTQ', value: 12 },
      { key: '', label: '未知', value: 3 },
    ],
    labels: { showTable: 'Show as table', showChart: 'Show as chart' },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: /^Files by data format/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: '未知 3' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};

export const Pressable: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('by click', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'VCF: 20' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith('vcf');
    });
    await step('by keyboard', async () => {
      canvas.getByRole('button', { name: '未知: 3' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('');
    });
  },
};

export const LongNames: Story = {
  args: {
    data: [
      { key: 'a', label: 'Data-independent acquisition on timsTOF Pro', value: 1_204_512 },
      { key: 'b', label: 'Q Exactive HF-X', value: 88_000 },
    ],
  },
};
