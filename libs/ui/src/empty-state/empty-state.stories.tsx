import { type Meta, type StoryObj } from '@storybook/react-vite';
import { FlaskConical } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';
import { EMPTY_STATE_USAGE } from './empty-state-usage';

const meta = {
  component: EmptyState,
  parameters: { usage: EMPTY_STATE_USAGE },
  args: { title: 'No projects yet' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAction: Story = {
  args: {
    icon: <FlaskConical />,
    description: 'Pick an app and give it your tables; the first report is there in a minute.',
    action: <Button variant="primary">Browse apps</Button>,
  },
};

export const InChinese: Story = {
  args: { title: '暂无项目', description: '选择一个应用并上传表格，即可获得第一份报告。' },
};

export const LongTextNarrow: Story = {
  args: {
    title: 'Quartet_RNA_BGI_SEQ2000_D5_replicate_1_of_3_20200930.fastq.gz',
    description: 'minio://projects/quartet_rna_batch_7/0f9b6c1e-5a1f-4f6e-9a3d-1c2b3a4d5e6f/report.json',
    action: <Button>Take all filters away</Button>,
  },
  decorators: [(Story) => <div className="w-56">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('.w-56');
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Take all filters away' })).toBeVisible();
  },
};
