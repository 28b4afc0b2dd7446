import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './description-list';

const meta = {
  component: DescriptionList,
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Quartet protein batch 7');
  },
};

export const OneColumn: Story = { args: { columns: 1 } };
