import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LogView } from './log-view';

const SHORT = [
  'INFO  reading data.csv',
  'INFO  12 libraries, 3 per sample',
  'WARN  17 features are empty in every library',
  'ERROR no column "sample" in metadata.csv',
  '错误：元数据缺少 sample 列',
  'exit code 2',
  '',
].join('\n');

const meta = {
  component: LogView,
  args: { text: SHORT, label: 'Standard Error of job 7' },
} satisfies Meta<typeof LogView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Standard Error of job 7' })).toHaveFocus();
    await expect(await canvas.findByText('exit code 2')).toBeVisible();
    await expect(canvas.getByText('6')).toBeVisible();
    await expect(canvas.queryByText('7')).not.toBeInTheDocument();
  },
};

export const Searched: Story = {
  args: { query: 'sample', highlightLine: 104, firstLine: 101 },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText('sample')).length).toBe(3);
    await expect(canvasElement.querySelector('[aria-current]')).toHaveTextContent('104ERROR no column');
  },
};

export const HundredThousandLines: Story = {
  args: {
    text: Array.from({ length: 100_000 }, (_, index) => `read ${index + 1} of 100000: passed`).join('\n'),
    highlightLine: 90_000,
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('brings the line into sight', async () => {
      await expect(await canvas.findByText('read 90000 of 100000: passed')).toBeVisible();
    });
    await step('draws only what is in sight', () =>
      expect(canvasElement.querySelectorAll('[data-index]').length).toBeLessThan(100),
    );
  },
};

const LONG_LINE = `command: ${'--input Quartet_DNA_BGI_SEQ2000_LCL5_1.fastq.gz '.repeat(20)}`;

export const LongLines: Story = {
  args: { text: LONG_LINE },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await waitFor(() => expect(region.scrollWidth).toBeGreaterThan(region.clientWidth));
  },
};

export const Wrapped: Story = {
  args: { text: LONG_LINE, wrap: true },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await waitFor(() =>
      expect(canvas.getByText(/^command/u).getBoundingClientRect().height).toBeGreaterThan(30),
    );
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};
