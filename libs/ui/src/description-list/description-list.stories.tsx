import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './description-list';
import { DESCRIPTION_LIST_USAGE } from './description-list-usage';

const meta = {
  component: DescriptionList,
  parameters: { usage: DESCRIPTION_LIST_USAGE },
  args: {
    items: [
      { term: 'Project', detail: 'Quartet protein batch 7' },
      { term: 'App', detail: 'expression-matrix-qc-v1' },
      { term: 'Started', detail: '2026-11-20 09:12' },
      { term: 'Output', detail: 'minio://projects/quartet_protein_batch_7/0f9b6c1e/report.json' },
      { term: '作者', detail: 'researcher' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Quartet protein batch 7');
    const list = canvasElement.querySelector('dl')!;
    await expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(3);
  },
};

export const OneColumn: Story = { args: { columns: 1 } };

export const TwoColumns: Story = { args: { columns: 2 } };
export const FourColumns: Story = {
  args: { columns: 4 },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl')!;
    await expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(4);
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div className="w-56">{Story()}</div>],
  args: { columns: 1, items: [{ term: 'Checksum', detail: '9a0364b9e99bb480dd25e1f0284c8555'.repeat(4) }] },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl');
    await expect(list?.scrollWidth).toBe(list?.clientWidth);
  },
};
