import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BarChart } from './bar-chart';
import { CHART_LABELS } from './testing/story-labels';
import { BAR_CHART_USAGE } from './bar-chart-usage';

const meta = {
  component: BarChart,
  parameters: { usage: BAR_CHART_USAGE },
  args: {
    viewId: 'formats',
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
    labels: CHART_LABELS,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('is one picture with a name', async () => {
      await expect(
        await canvas.findByRole('img', { name: 'Files by data format. Most of the 96 files are tables.' }),
      ).toBeVisible();
    });
    await step('a longer bar for a greater amount', async () => {
      const lengths = Array.from(canvasElement.querySelectorAll('[data-mark] rect'), (bar) =>
        Number(bar.getAttribute('width')),
      );
      await expect(lengths).toHaveLength(4);
      await expect(
        lengths.toSorted((a, b) => a - b).at(-1)! / lengths.toSorted((a, b) => a - b)[0]!,
      ).toBeCloseTo(61 / 3, 1);
    });
    await step('shows the tooltip of a bar on hover', async () => {
      await userEvent.hover(canvasElement.querySelector('[data-mark="0:vcf"] rect')!);
      const hint = canvasElement.querySelector('[data-slot="chart-hint"]');
      await expect(hint).toHaveTextContent('VCF20');
    });
    await step('has the same figures as a table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getByRole('row', { name: '未知 3' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    });
  },
};

export const Pressable: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('by click', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'VCF: 20' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith('vcf');
    });
    await step('by keyboard: one stop for Tab, arrows among the bars', async () => {
      canvas.getByRole('button', { name: 'Save' }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'VCF: 20' })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: '未知: 3' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('');
      await userEvent.keyboard('{ArrowUp} ');
      await expect(args.onSelect).toHaveBeenLastCalledWith('fastq');
    });
    await step('Escape hides the tooltip', async () => {
      await expect(document.querySelector('[data-slot="chart-hint"]')).toHaveTextContent('FASTQ');
      await userEvent.keyboard('{Escape}');
      await expect(document.querySelector('[data-slot="chart-hint"]')).toBeNull();
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
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Data-independent.*…$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(
      canvas.getByRole('row', { name: 'Data-independent acquisition on timsTOF Pro 1,204,512' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};

export const Phone: Story = {
  ...LongNames,
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
};
