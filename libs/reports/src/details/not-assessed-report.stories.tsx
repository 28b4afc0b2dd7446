import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CHECKED, limitLine } from '../testing/limit-line';
import { NOT_ASSESSED, PROTEIN_EXAMPLE, withMetrics } from '../testing/published-reports';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { ReportDetailsPage } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';

const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID, search: {} },
  beforeEach: ({ msw }) => msw.use(oneTask({}), ...happyHandlers),
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Synthetic data is labelled. The report is of an older program version, which passed a batch without SNR. */
export const SyntheticFromOlderProgram: Story = {
  beforeEach: ({ msw }) => {
    const bare = withMetrics(PROTEIN_EXAMPLE, {
      snr: {
        value: null,
        notComputed: { reason: 'too-few-replicates', params: { groups: 4, largestGroup: 1 } },
      },
    });
    msw.use(
      storedFiles.figures({
        ...bare,
        input: { ...bare.input, synthetic: true },
        pca: null,
        verdict: { ...bare.verdict, level: 'pass' },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Synthetic data')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Not assessed' })).toBeVisible();
    await expect(canvas.getByText(/the largest with 1 libraries/u)).toBeVisible();
  },
};

/** Batch without the required figures: no verdict, no rank and no grade; the gaps are listed with their remedies. */
export const NotAssessed: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.figures(NOT_ASSESSED)),
  play: async ({ canvas, step }) => {
    const verdict = await canvas.findByRole('region', { name: 'Verdict' });
    await step('instead of a verdict, the missing figures are listed', async () => {
      await expect(within(verdict).getByRole('heading', { name: 'Not assessed' })).toBeVisible();
      for (const sentence of [
        /Not samples of the Quartet family: tumor\. Correct their names/u,
        /There is no library of F7, M8\./u,
        /Fewer than 2 libraries with values of D5, D6/u,
        /signal-to-noise ratio could not be computed/u,
      ]) {
        await expect(within(verdict).getByText(sentence)).toBeVisible();
      }
      await expect(
        limitLine(
          verdict,
          CHECKED,
          /^Not assessed.*Signal-to-noise ratio \(SNR\).*Not computedlimit ≥ 16\.7\sdB/u,
        ),
      ).toBeVisible();
    });
    await step('no figure has a rank or a grade', async () => {
      await expect(canvas.queryByText(/this batch included/u)).not.toBeInTheDocument();
      for (const grade of ['Bad', 'Fair', 'Good', 'Great']) {
        await expect(canvas.queryByText(grade)).not.toBeInTheDocument();
      }
    });
    await step('the scale and the notices about the tables are shown', async () => {
      await expect(canvas.getByText('log2 (as stated)')).toBeVisible();
      await expect(canvas.getByText('Cells with 0, taken as missing: 15,091.')).toBeVisible();
      await expect(canvas.getByText('Sample names were read as: LCL5 = D5.')).toBeVisible();
      await expect(canvas.getByText('The characters of batch.csv were read as UTF-16.')).toBeVisible();
    });
  },
};

export const NotAssessedChineseDark: Story = {
  globals: { locale: 'zh-CN', theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(storedFiles.figures(NOT_ASSESSED)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '未评估' })).toBeVisible();
    await expect(canvas.getByText(/没有 F7, M8 的文库/u)).toBeVisible();
  },
};
