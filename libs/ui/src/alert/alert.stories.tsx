import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { Alert } from './alert';
import { ALERT_USAGE } from './alert-usage';

const meta = {
  component: Alert,
  parameters: { usage: ALERT_USAGE },
  args: {
    tone: 'info',
    title: 'This table is synthetic',
    children: 'Its figures come from a generator, not from a laboratory.',
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', title: '提交成功', children: undefined } };

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'RC could not be computed',
    children: 'The table is by gene; the installed reference set is by peptide.',
    action: <Button size="sm">How to add a reference set</Button>,
  },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'The job failed', onClose: fn(), closeLabel: 'Close' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The job failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongTextNarrow: Story = {
  args: {
    tone: 'warning',
    title: 'Quartet_RNA_BGI_SEQ2000_D5_replicate_1_of_3_20200930_R1.fastq.gz',
    children: 'minio://projects/quartet_rna_batch_7/0f9b6c1e-5a1f-4f6e-9a3d-1c2b3a4d5e6f/report.json',
    action: <Button size="sm">How to add a reference set</Button>,
    onClose: fn(),
    closeLabel: 'Close',
  },
  decorators: [(Story) => <div className="w-56">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('.w-56');
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
