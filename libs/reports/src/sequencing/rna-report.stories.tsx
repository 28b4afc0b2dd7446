import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PROTEIN_EXAMPLE } from '../testing/published-reports';
import { ReportDetailsPage } from '../testing/report-details-page';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { inReportsHost } from '../testing/reports-host';
import { RNA_CURVES, RNA_READS } from '../testing/rna-reports';

const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID, search: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      oneTask({ plugin_name: 'quartet-rseqc-report', name: 'rna_run_7', verdict: 'not-assessed' }),
      storedFiles.figures(RNA_READS),
      storedFiles.curves(RNA_CURVES),
      storedFiles.log('Success', 'Verdict: not assessed'),
      ...happyHandlers,
    ),
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Quality-control outputs without counts: no verdict, and the limits, origins, curves and figures of the libraries. */
export const ReadsWithoutCounts: Story = {
  play: async ({ canvas, step }) => {
    await step('the verdict says that counts are missing, and which figures need them', async () => {
      const verdict = await canvas.findByRole('region', { name: 'Verdict' });
      await expect(within(verdict).getByRole('heading', { name: 'Not assessed' })).toBeVisible();
      await expect(within(verdict).getByText(/There is no table of counts/u)).toBeVisible();
      await expect(verdict).toHaveTextContent(/Not computed: .*Signal-to-noise ratio \(SNR\)/u);
    });
    await step('the limits name the library beyond them, the worst first', async () => {
      const limits = await canvas.findByRole('list', { name: 'Limits of reads and alignments' });
      const [first] = within(limits).getAllByRole('listitem');
      await expect(first).toHaveTextContent('Sequences');
      await expect(first).toHaveTextContent('22 of 24');
      await expect(first).toHaveTextContent('Beyond: F7_2 R1, F7_2 R2');
      await expect(first).toHaveTextContent('> 10,000,000');
      await expect(first).toHaveTextContent('published cut-off');
      await expect(within(limits).getAllByText('≥ 40 and ≤ 60 %')).toHaveLength(3);
      await expect(canvas.getByText(/these files do not have them: .*Error rate/u)).toBeVisible();
    });
    await step('origin of the reads, curves and the matrix of all samples are shown', async () => {
      for (const name of ['Origin of the reads', 'Base quality']) {
        await expect(await canvas.findByRole('figure', { name })).toBeVisible();
      }
      const grid = await canvas.findByRole('grid', { name: /^Figures of each sample/u });
      await expect(within(grid).getByRole('button', { name: 'Sequences' })).toBeVisible();
      await expect(canvas.getByText('rna_run_7/')).toBeVisible();
      const heads = [...grid.querySelectorAll('[role="columnheader"] [data-content]')];
      const cut = heads.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      await expect(cut.map(({ textContent }) => textContent)).toEqual([]);
    });
  },
};

/** Both parts in one report: the verdict is that of the table. */
export const CountsAndReads: Story = {
  beforeEach: ({ msw }) => {
    const sequencing = RNA_READS.omics === 'genomics' ? undefined : RNA_READS.sequencing;
    msw.use(
      storedFiles.figures({
        ...PROTEIN_EXAMPLE,
        omics: 'transcriptomics',
        ...(sequencing && { sequencing }),
      }),
    );
  },
  play: async ({ canvas }) => {
    const verdict = await canvas.findByRole('region', { name: 'Verdict' });
    await expect(within(verdict).getByRole('heading', { name: 'Pass' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Limits of reads and alignments' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Figures of each library' })).toBeVisible();
  },
};

export const ReadsInChineseOnAPhone: Story = {
  globals: { locale: 'zh-CN' },
  parameters: { window: 'phone' },
  play: async ({ canvas }) => {
    const limits = await canvas.findByRole('list', { name: '读段与比对的限值' });
    await expect(within(limits).getAllByRole('listitem')[0]).toHaveTextContent('超出：F7_2 R1、F7_2 R2');
  },
};
