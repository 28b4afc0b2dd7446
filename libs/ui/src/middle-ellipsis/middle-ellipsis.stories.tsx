import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../text-link/text-link';
import { MiddleEllipsis } from './middle-ellipsis';
import { MIDDLE_ELLIPSIS_USAGE } from './middle-ellipsis-usage';

const NAME = 'Quartet_DNA_ILM_Nova_ARD_LCL5_1_20181108_R2.fastq.gz';

const meta = {
  component: MiddleEllipsis,
  parameters: { usage: MIDDLE_ELLIPSIS_USAGE },
  args: { text: NAME },
} satisfies Meta<typeof MiddleEllipsis>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beginning and end as they are drawn. */
function drawn(name: HTMLElement) {
  const [beginning, end] = name.querySelectorAll<HTMLElement>('[aria-hidden] > span');
  if (!beginning || !end) throw new Error('The text has no end.');
  const range = document.createRange();
  range.selectNodeContents(end);
  return { beginning, end: range.getBoundingClientRect() };
}

/** Text that Ctrl+C copies after three clicks on an element. */
function copiedByThreeClicks(element: HTMLElement): string {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  return selection?.toString() ?? '';
}

export const Truncated: Story = {
  decorators: [
    (Story) => (
      <div data-testid="cell" className="w-60 overflow-clip whitespace-nowrap">
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const cell = canvas.getByTestId('cell');
    const name = canvas.getByTitle(NAME);
    const { beginning, end } = drawn(name);
    await step('the beginning is truncated', () =>
      expect(beginning.scrollWidth).toBeGreaterThan(beginning.clientWidth),
    );
    await step('the end is whole, at the end of the cell', async () => {
      await expect(end.right).toBeLessThanOrEqual(cell.getBoundingClientRect().right + 0.5);
      await expect(end.left).toBeGreaterThanOrEqual(beginning.getBoundingClientRect().right - 0.5);
      await expect(end.right).toBeGreaterThan(cell.getBoundingClientRect().right - 2);
    });
    await step('it is one line', () =>
      expect(name.getBoundingClientRect().height).toBeLessThan(
        2 * parseFloat(getComputedStyle(name).fontSize),
      ),
    );
    await step('the whole name is copied, once and in one line', () =>
      expect(copiedByThreeClicks(cell)).toBe(NAME),
    );
  },
};

export const Whole: Story = {
  decorators: [
    (Story) => (
      <div className="overflow-clip">
        <div className="w-160 whitespace-nowrap">{Story()}</div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { beginning, end } = drawn(canvas.getByTitle(NAME));
    await expect(beginning.scrollWidth).toBe(beginning.clientWidth);
    await expect(end.left).toBeCloseTo(beginning.getBoundingClientRect().right, 0);
  },
};

export const ShortNarrow: Story = {
  args: { text: 'D5_1_R1.fastq.gz' },
  decorators: [(Story) => <div className="flex w-20">{Story()}</div>],
  play: async ({ canvas }) => {
    const name = canvas.getByText('D5_1_R1.fastq.gz');
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name).toHaveAttribute('title', 'D5_1_R1.fastq.gz');
  },
};

/** A link has the whole text as its name, and its line below both parts. */
export const InALink: Story = {
  decorators: [
    (Story) => (
      <div className="w-60">
        <TextLink href="#file">{Story()}</TextLink>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: NAME });
    for (const part of link.querySelectorAll('[aria-hidden] > span')) {
      await expect(getComputedStyle(part).textDecorationLine).toBe('underline');
    }
  },
};

export const Chinese: Story = {
  args: { text: '四重奏参考数据集_转录组_批次一_文库三_样本五_R1.fastq.gz' },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
};
