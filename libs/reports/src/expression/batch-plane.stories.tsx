import type { ExpressionReport } from '@omics-portal/qc-metrics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storedBatches } from '../testing/batch-reports';
import { PROTEIN_EXAMPLE, withMetrics } from '../testing/published-reports';
import { inReportView } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';
import { BatchPlanePanel } from './batch-plane-panel';

/** Report on RNA with these figures, and without a history. */
function rnaBatch(snr: number, rc: number | null): ExpressionReport {
  const { metrics, ...report } = withMetrics(PROTEIN_EXAMPLE, { snr: { value: snr }, rc: { value: rc } });
  return {
    ...report,
    omics: 'transcriptomics',
    metrics: metrics.map(({ history: _history, ...metric }) => metric),
  };
}

const WITH_HISTORY: ExpressionReport = {
  ...rnaBatch(20, 0.93),
  metrics: rnaBatch(20, 0.93).metrics.map((metric) =>
    metric.key === 'snr' || metric.key === 'rc'
      ? { ...metric, history: { mean: metric.key === 'snr' ? 19.5 : 0.92, sd: 1, n: 21, source: 'site' } }
      : metric,
  ),
};

const meta = {
  component: BatchPlanePanel,
  decorators: [inReportView, inReportsHost],
  args: { report: rnaBatch(20, 0.93), link: 'minio://reports/2/report.json' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...storedBatches(
        [
          { name: 'rna_run_5', figures: rnaBatch(15, 0.88) },
          { name: 'rna_run_6', figures: rnaBatch(18, null) },
          { name: 'rna_run_7', figures: rnaBatch(20, 0.93) },
        ],
        'rseqc',
      ),
    ),
} satisfies Meta<typeof BatchPlanePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a published history the page says so; other reports are added on request, not this one and none without RC. */
export const OtherReports: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No published history of RNA batches is installed.')).toBeVisible();
    await expect(canvas.queryByText('Other reports')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add other reports on RNA' }));
    await expect(
      await canvas.findByText(/1 other report of yours and your groups with both figures\./u),
    ).toBeVisible();
    await expect((await canvas.findAllByText('Other reports'))[0]).toBeVisible();
  },
};

/** A published history that the site has installed is drawn as its mean: a report has no more of it. */
export const PublishedHistory: Story = {
  args: { report: WITH_HISTORY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The history of 21 batches is drawn as its mean.')).toBeVisible();
    await expect((await canvas.findAllByText('Mean of the history'))[0]).toBeVisible();
  },
};

/** A file that cannot be read is not hidden. */
export const UnreadReport: Story = {
  beforeEach: ({ msw }) => msw.use(...storedBatches([{ name: 'rna_run_5', figures: 'no report' }], 'rseqc')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add other reports on RNA' }));
    await expect(await canvas.findByText('Some reports could not be read.')).toBeVisible();
    await expect(canvas.getByText(/0 other reports of yours/u)).toBeVisible();
  },
};

/** Without RC, as without a reference set, there is no plane. */
export const WithoutRc: Story = {
  args: { report: rnaBatch(20, null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
