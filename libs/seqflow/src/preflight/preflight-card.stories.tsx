import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { finding } from '../sheet/preflight/finding';
import { inSeqflowHost } from '../testing/seqflow-host';
import { PreflightCard } from './preflight-card';

/** A missing file in each of 30 rows. */
const missing = Array.from({ length: 30 }, (_, row) =>
  finding(
    'missing-file',
    { row, rowId: `r${row}`, column: 'read1' },
    { path: `minio://users/S${row + 1}.fq` },
  ),
);

const meta = {
  component: PreflightCard,
  decorators: [inSeqflowHost],
  args: {
    preflight: { isRunning: false, done: 30, total: 30, findings: missing, cancel: fn(), repeat: fn() },
    columns: [{ model: 'read1', label: 'Read 1', field: null, required: true, idRules: [], common: false }],
    onCell: fn(),
    onRemedy: fn(),
  },
} satisfies Meta<typeof PreflightCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twenty findings are shown at first; each of the others can be reached as well. */
export const ManyFindings: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Errors, which must be corrected (30)')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Row 30, Read 1' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (10)' }));
    await expect(canvas.getByText('All 30 are shown.')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Row 30, Read 1' }));
    await expect(args.onCell).toHaveBeenCalledWith(expect.objectContaining({ row: 29, column: 'read1' }));
    await expect(canvas.queryByRole('button', { name: /^Show more/u })).not.toBeInTheDocument();
  },
};
