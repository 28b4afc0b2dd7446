import { happyHandlers } from '@omics-portal/api-mocks';
import type { QcReport } from '@omics-portal/qc-metrics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { address, someReports } from '../testing/compared-reports';
import { DNA_EXAMPLE } from '../testing/dna-reports';
import {
  METABOLITE_EXAMPLE,
  PROTEIN_EXAMPLE,
  PUBLISHED_RUN,
  withMetrics,
} from '../testing/published-reports';
import { inReportsHost, WithSearch } from '../testing/reports-host';
import { RNA_CURVES, RNA_READS, withoutLibrary } from '../testing/rna-reports';
import type { ReportComparisonSearch } from './comparison-search';
import { ReportComparisonScreen } from './report-comparison-screen';

/** Report on counts of RNA without a reference set. */
const RNA_COUNTS: QcReport = {
  ...withMetrics(PROTEIN_EXAMPLE, { rc: { value: null } }),
  omics: 'transcriptomics',
};

const WORSE = withMetrics(PUBLISHED_RUN, {
  absoluteCorrelation: {
    value: (PUBLISHED_RUN.metrics.find(({ key }) => key === 'absoluteCorrelation')?.value ?? 0) + 1e-6,
  },
  snr: { value: 12.25, interval: { low: 11, high: 13.5, resamples: 1000 } },
});

function Page({ initial }: { readonly initial: ReportComparisonSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <ReportComparisonScreen title="Compare Reports" search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

const meta = {
  component: Page,
  decorators: [inReportsHost],
  args: { initial: { reports: address(2) } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...someReports([
        { name: 'march', figures: PUBLISHED_RUN, measuredOn: '2026-03-02' },
        { name: 'april', figures: WORSE, measuredOn: '2026-04-07' },
        { name: 'may', figures: PROTEIN_EXAMPLE },
      ]),
      ...happyHandlers,
    ),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two batches: the table, only the rows that differ, a third report, and without one of them. */
export const TwoBatches: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Comparison of the reports' });
    await step('a figure with its difference to the first report', async () => {
      const snr = within(table).getByRole('row', { name: /^Signal-to-noise ratio \(SNR\) differs/u });
      await expect(snr).toHaveTextContent('12.250');
      await expect(snr).toHaveTextContent(/−\d+\.\d{3}\sdB compared with the first/u);
    });
    await step('a difference beyond the shown digits is not shown as zero', async () => {
      const row = within(table).getByRole('row', { name: /^Absolute correlation differs/u });
      await expect(row).toHaveTextContent('differs from the first in later digits only');
    });
    await step('laboratory and day of the measurement', async () => {
      await expect(within(table).getByRole('row', { name: 'Laboratory Lab 7 Lab 7' })).toBeVisible();
      await expect(
        within(table).getByRole('row', { name: 'Date of measurement differs 2026-03-02 2026-04-07' }),
      ).toBeVisible();
    });
    await step('fold changes of both in one chart', async () => {
      await expect(
        await canvas.findByRole('figure', { name: /^Overlaid principal components/u }),
      ).toBeVisible();
      const chart = await canvas.findByRole('figure', { name: /Agreement with the reference set/u });
      await expect(within(chart).getByText('april')).toBeVisible();
    });
    await step('only differences', async () => {
      const all = within(table).getAllByRole('row').length;
      await userEvent.click(canvas.getByRole('switch', { name: /^Only differences/u }));
      await expect(within(table).getAllByRole('row').length).toBeLessThan(all);
      await expect(within(table).queryByText('Profile of limits')).not.toBeInTheDocument();
      await expect(within(table).queryByText('Laboratory')).not.toBeInTheDocument();
      await expect(within(table).getByText('Date of measurement')).toBeVisible();
    });
    await step('another report is added and removed', async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Add a report' }));
      await userEvent.click(await screen.findByRole('option', { name: /^may/u }));
      await expect(await within(table).findByRole('columnheader', { name: 'may' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove march from the comparison' }));
      await waitFor(() =>
        expect(within(table).queryByRole('columnheader', { name: 'march' })).not.toBeInTheDocument(),
      );
    });
  },
};

/** Reports on proteins, metabolites and DNA: what one has and another has not is said. */
export const DifferentOmics: Story = {
  args: { initial: { reports: address(3) } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...someReports([
        { name: 'proteins', figures: PROTEIN_EXAMPLE },
        { name: 'metabolites', figures: METABOLITE_EXAMPLE },
        { name: 'genomes', figures: DNA_EXAMPLE },
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These reports are on different kinds of data')).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Comparison of the reports' });
    const precision = await within(table).findByRole('row', { name: /^Precision, SNV/u });
    await expect(within(precision).getAllByText('Not part of this report')).toHaveLength(2);
  },
};

/** A report without its file, a running one, a failed one and one that does not exist: each is said, the others are compared. */
export const SomeWithoutFigures: Story = {
  args: { initial: { reports: address(6) } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...someReports([
        { name: 'march', figures: PUBLISHED_RUN },
        { name: 'april', figures: WORSE },
        { name: 'lost', figures: null },
        { name: 'running', figures: null, status: 'Started' },
        { name: 'broken', figures: null, status: 'Failed' },
      ]),
    ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Compared reports' });
    await expect(await within(list).findAllByText(/The report could not be loaded/u)).not.toHaveLength(0);
    await expect(await canvas.findByRole('table', { name: 'Comparison of the reports' })).toBeVisible();
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await expect(within(list).getByText('It can be compared when it is finished.')).toBeVisible();
    await expect(within(list).getByText('It has no figures to compare.')).toBeVisible();
  },
};

/** Reports on RNA without counts: no row of a figure, one sentence on all of them, and the folders are compared. */
export const WithoutCounts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...someReports([
        { name: 'march', figures: RNA_READS },
        { name: 'april', figures: RNA_READS },
      ]),
      http.get('*/storage/reports/:index/curves.json', () => HttpResponse.json(RNA_CURVES)),
    ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Comparison of the reports' });
    await expect(within(table).getByRole('row', { name: /^Verdict Not assessed/u })).toBeVisible();
    await expect(within(table).queryByText('Not computed')).not.toBeInTheDocument();
    await expect(within(table).queryByText(/^Signal-to-noise ratio/u)).not.toBeInTheDocument();
    await expect(
      canvas.getByText(
        /^Figures that none of these reports has: .*Signal-to-noise ratio \(SNR\), .*and Total score\.$/u,
      ),
    ).toBeVisible();
    await expect(within(table).getByRole('row', { name: /^Folder rna_run_7\/ rna_run_7\/$/u })).toBeVisible();
    await expect(within(table).queryByText('Data table')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('figure', { name: 'Base quality' })).toBeVisible();
    await expect(canvas.queryByText('There is nothing to compare')).not.toBeInTheDocument();
  },
};

/** Counts beside reads alone: a figure that one report has stays a row, and the other says that it is not computed. */
export const CountsBesideReads: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...someReports([
        { name: 'reads', figures: RNA_READS },
        { name: 'counts', figures: RNA_COUNTS },
      ]),
    ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Comparison of the reports' });
    const snr = within(table).getByRole('row', { name: /^Signal-to-noise ratio \(SNR\) differs/u });
    await expect(within(snr).getAllByText('Not computed')).toHaveLength(1);
    await expect(within(table).queryByText(/^Relative correlation/u)).not.toBeInTheDocument();
    await expect(
      canvas.getByText('Figures that none of these reports has: Relative correlation (RC).'),
    ).toBeVisible();
  },
};

/** Figures of reads: medians over the samples of each report, without a level, and those of reports that share only some. */
export const MediansOfSamples: Story = {
  args: { initial: { reports: address(3) } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...someReports([
        { name: 'march', figures: RNA_READS },
        { name: 'april', figures: withoutLibrary('F7_2') },
        { name: 'genomes', figures: DNA_EXAMPLE },
      ]),
    ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Comparison of the reports' });
    await within(table).findByRole('columnheader', { name: 'genomes' });
    const mapped = within(table).getByRole('row', { name: /^Mapped \(%\) differs/u });
    const [, march, april, genomes] = within(mapped).getAllByRole('cell');
    await expect(march).toHaveTextContent('median of 12 samples or files of reads');
    await expect(april).toHaveTextContent('median of 11 samples or files of reads');
    await expect(april).toHaveTextContent(/[+−]0\.\d+ compared with the first/u);
    await expect(genomes).toHaveTextContent('median of 4 samples or files of reads');
    await expect(within(mapped).queryByText(/^(Pass|Warning|Fail|Not assessed)$/u)).not.toBeInTheDocument();
    const exonic = within(table).getByRole('row', { name: /^Exonic \(%\)/u });
    await expect(within(exonic).getAllByText('Not part of this report')).toHaveLength(1);
    await expect(within(table).queryByText(/^Median coverage/u)).not.toBeInTheDocument();
  },
};

const LONG_LINKS = ['march', 'april'].map(
  (month) =>
    `minio://tservice-uploads/0b1c2d3e-0000-4000-8000-000000000042/proteomics_${month}_intensities_normalised.csv`,
);

/** On a phone: lines of storage links end after slashes, underscores and hyphens, not within a word. */
export const LongLinks: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      ...someReports([
        { name: 'march', figures: PUBLISHED_RUN, dataFile: LONG_LINKS[0] ?? '' },
        { name: 'april', figures: WORSE, dataFile: LONG_LINKS[1] ?? '' },
      ]),
    ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Comparison of the reports' });
    const row = within(table).getByRole('row', { name: /^Data table/u });
    await expect(row).toHaveTextContent(LONG_LINKS[0] ?? '');
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+-?/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        await expect(range.getClientRects(), word).toHaveLength(1);
      }
    }
  },
};

/** No report yet: the first two are chosen here. */
export const NothingChosen: Story = {
  args: { initial: {} },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Choose at least two reports')).toBeVisible();
    for (const name of [/^march/u, /^april/u]) {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Add a report' }));
      await userEvent.click(await screen.findByRole('option', { name }));
    }
    await expect(await canvas.findByRole('table', { name: 'Comparison of the reports' })).toBeVisible();
  },
};
