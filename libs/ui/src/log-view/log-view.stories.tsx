import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { LogView, type LogViewProps } from './log-view';
import { LOG_VIEW_USAGE } from './log-view-usage';

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
  parameters: { usage: LOG_VIEW_USAGE },
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
    await step('scrolls the line into view', async () => {
      await expect(await canvas.findByText('read 90000 of 100000: passed')).toBeVisible();
    });
    await step('renders only visible rows', () =>
      expect(canvasElement.querySelectorAll('[data-index]').length).toBeLessThan(100),
    );
  },
};

const E = '\u001B';
const COLOURED = [
  `${E}[1;31mERROR${E}[0m record 7 has no quality line`,
  `${E}[33mWARN${E}[0m record 8 is short ${E}[2m(20 bases)${E}[0m`,
  `${E}[38;5;46mexecutor >${E}[0m local ${E}[38;2;20;20;90m(3)${E}[39m`,
  `${E}[97;44m nextflow ${E}[0m ${E}[4mlog${E}[24m ${E}[30mblack${E}[37mwhite${E}[0m`,
].join('\n');

export const Colours: Story = {
  args: { text: COLOURED, query: 'record', highlightLine: 1 },
  play: async ({ canvas }) => {
    const error = await canvas.findByText('ERROR');
    await expect(getComputedStyle(error).fontWeight).toBe('700');
    await expect(getComputedStyle(error).color).not.toBe(getComputedStyle(canvas.getByRole('region')).color);
    await expect(canvas.getAllByText('record', { selector: 'mark' })).toHaveLength(2);
    await expect(canvas.getByRole('region')).not.toHaveTextContent(E);
  },
};

export const ColoursInTheDark: Story = { ...Colours, globals: { theme: 'dark' } };

/** Log of a million lines, of which a line is there only after it was visible once. */
function LoadedLog(args: LogViewProps) {
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<number>();
  const lines = {
    count: 1_000_000,
    at: (index: number) => (loaded.has(Math.floor(index / 100)) ? `line ${index + 1} of the log` : undefined),
  };
  const load = useCallback((first: number, last: number) => {
    const [from, to] = [Math.floor(first / 100), Math.floor(last / 100)];
    setLoaded((before) => (before.has(from) && before.has(to) ? before : new Set([...before, from, to])));
  }, []);
  return (
    <LogView
      {...args}
      lines={lines}
      onVisibleLinesChange={load}
      onLineClick={setChosen}
      highlightLine={chosen ?? args.highlightLine}
    />
  );
}

export const LoadedWhileScrolling: Story = {
  render: (args) => <LoadedLog {...args} />,
  args: { highlightLine: 400_000 },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('loads the lines around the highlighted one', async () => {
      await expect(await canvas.findByText('line 400000 of the log')).toBeVisible();
    });
    await step('stays where readers scroll to while lines are loaded', async () => {
      const region = canvas.getByRole('region');
      region.scrollTop = region.scrollHeight;
      await expect(await canvas.findByText('line 1000000 of the log')).toBeVisible();
    });
    await step('chooses a line by its number', async () => {
      await userEvent.click(canvas.getByText('1000000'));
      await waitFor(() =>
        expect(canvasElement.querySelector('[aria-current]')).toHaveTextContent('line 1000000'),
      );
    });
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

export const Empty: Story = {
  args: { text: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1')).toBeVisible();
  },
};

/** Two million lines, about 100 MB; not in args, which Storybook would serialise. */
const hugeLog = () =>
  Array.from(
    { length: 2_000_000 },
    (_, index) => `${index + 1} reads of 2000000 have passed the filter`,
  ).join('\n');

function HugeLog(args: Omit<LogViewProps, 'text'>) {
  const [text] = useState(hugeLog);
  return <LogView {...args} text={text} />;
}

export const HundredMegabytes: Story = {
  render: (args) => <HugeLog {...args} />,
  args: { query: 'passed' },
  play: async ({ canvas, canvasElement, step }) => {
    const region = canvas.getByRole('region');
    await step('starts with the first line', async () => {
      await expect(await canvas.findByText(/^1 reads of/u)).toBeVisible();
    });
    await step('ends with the last one, with a few lines drawn', async () => {
      region.scrollTop = region.scrollHeight;
      const last = await canvas.findByText(/^2000000 reads of/u);
      await waitFor(() =>
        expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          region.getBoundingClientRect().bottom,
        ),
      );
      await expect(canvasElement.querySelectorAll('[data-index]').length).toBeLessThan(100);
    });
    await step('scrolls to the middle, again with a few lines drawn', async () => {
      region.scrollTop = region.scrollHeight / 2;
      await canvas.findAllByText(/^(?:999|1000)\d{3} reads of/u);
      await expect(canvasElement.querySelectorAll('[data-index]').length).toBeLessThan(100);
    });
  },
};

export const LineOfMillions: Story = {
  render: (args) => <HugeLog {...args} />,
  args: { highlightLine: 1_234_567, wrap: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1234567 reads of/u)).toBeVisible();
  },
};

const written = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `step ${from + index}\n`).join('');

export const Followed: Story = {
  args: { follow: true, text: written(1, 200), label: 'Standard Output' },
  render: function Growing(args) {
    const [text, setText] = useState(args.text ?? '');
    return (
      <>
        <LogView {...args} text={text} />
        <Button onClick={() => setText(text + written(text.split('\n').length, 50))}>Write</Button>
      </>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const region = canvas.getByRole('region');
    const write = () => userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    await step('begins at the end', async () => {
      await expect(await canvas.findByText('step 200')).toBeVisible();
    });
    await step('follows as the log grows', async () => {
      await write();
      await expect(await canvas.findByText('step 250')).toBeVisible();
    });
    await step('stays where the reader scrolled to', async () => {
      region.scrollTop = 0;
      await canvas.findByText('step 1');
      await write();
      await expect(canvas.getByText('step 1')).toBeVisible();
      await expect(region.scrollTop).toBe(0);
    });
    await step('follows again from the end', async () => {
      region.scrollTop = region.scrollHeight;
      await canvas.findByText('step 300');
      await write();
      await expect(await canvas.findByText('step 350')).toBeVisible();
    });
  },
};
