import { datainsHttp, happyHandlers } from '@omics-portal/api-mocks';
import { comparedCurves, type QcCurves, type QcReport } from '@omics-portal/qc-metrics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, within } from 'storybook/test';
import { DNA_EXAMPLE } from '../testing/dna-reports';
import { METABOLITE_EXAMPLE, PROTEIN_EXAMPLE } from '../testing/published-reports';
import { inReportsHost, WithSearch } from '../testing/reports-host';
import { RNA_READS } from '../testing/rna-reports';
import { ComparisonCharts } from './comparison-charts';
import type { ReportComparisonSearch } from './comparison-search';

const curvesOf = (quality: number): QcCurves => ({
  schemaVersion: 1,
  curves: comparedCurves(
    ['D5_1', 'D6_1'].flatMap((sample, index) =>
      ['meanQuality', 'adapterContent'].map((kind) => ({
        kind,
        sample,
        donor: null,
        tool: 'fastqc',
        points: [1, 50, 100].map((x): [number, number] => [x, quality + index - x / 50]),
      })),
    ),
  ),
});

const LINK = 'minio://reports';
const report = (name: string, figures: QcReport) => ({
  id: name,
  name,
  figures,
  link: `${LINK}/${name}/report.json`,
});

const changed = fn<(next: ReportComparisonSearch) => void>();

interface ChartsProps {
  readonly reports: ReturnType<typeof report>[];
  readonly search: ReportComparisonSearch;
}

function Charts({ reports, search: initial }: ChartsProps) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <ComparisonCharts
          reports={reports}
          curve={search.curve}
          onCurveChange={(curve) => {
            changed({ curve });
            onSearchChange({ curve });
          }}
        />
      )}
    </WithSearch>
  );
}

const meta = {
  component: Charts,
  decorators: [inReportsHost],
  args: { reports: [report('march', DNA_EXAMPLE), report('april', DNA_EXAMPLE)], search: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/services/{service}/buckets/{bucket}/object', ({ query, response }) =>
        response(200).json({ download_url: `${location.origin}/storage/reports/${query.get('key') ?? ''}` }),
      ),
      http.get('*/storage/reports/:name/curves.json', ({ params }) =>
        params['name'] === 'lost'
          ? new HttpResponse(null, { status: 404 })
          : HttpResponse.json(curvesOf(params['name'] === 'march' ? 36 : 32)),
      ),
      ...happyHandlers,
    ),
} satisfies Meta<typeof Charts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Entries of the legend of a chart. */
const legendOf = (figure: HTMLElement) =>
  Array.from(figure.querySelectorAll('[data-slot="chart-legend"] li'), (entry) => entry.textContent);

/** Curves of two reports over each other; another kind is chosen, and the table has a column for each curve. */
export const CurvesOverEachOther: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const figure = await canvas.findByRole('figure', { name: 'Base quality' });
    await expect(legendOf(figure)).toEqual(['march', 'april']);
    await step('the table', async () => {
      await userEvent.click(within(figure).getByRole('button', { name: 'Show as a table' }));
      const heads = within(figure).getAllByRole('columnheader');
      await expect(heads.map((head) => head.textContent)).toContain('april: D5_1 (fastqc)');
    });
    await step('another kind is in the address, the first one is not', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Adapter content' }));
      await expect(await canvas.findByRole('figure', { name: 'Adapter content' })).toBeVisible();
      await expect(changed).toHaveBeenLastCalledWith({ curve: 'adapterContent' });
      await userEvent.click(canvas.getByRole('radio', { name: 'Base quality' }));
      await expect(await canvas.findByRole('figure', { name: 'Base quality' })).toBeVisible();
      await expect(changed).toHaveBeenLastCalledWith({ curve: undefined });
    });
  },
};

/** A link opens the kind of its address. */
export const KindOfTheAddress: Story = {
  args: { search: { curve: 'adapterContent' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Adapter content' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Adapter content' })).toBeChecked();
  },
};

/** A kind that these reports do not have: the first one is shown. */
export const KindThatIsAbsent: Story = {
  args: { search: { curve: 'geneCoverage' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Base quality' })).toBeVisible();
  },
};

/** Reports on RNA have their curves in the part on reads and alignments. */
export const CurvesOfRna: Story = {
  args: { reports: [report('march', RNA_READS), report('april', RNA_READS)] },
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole('figure', { name: 'Base quality' });
    await expect(legendOf(figure)).toEqual(['march', 'april']);
  },
};

/** The curves of one report are missing: this is said, and the others are drawn. */
export const CurvesOfOneMissing: Story = {
  args: { reports: [report('march', DNA_EXAMPLE), report('lost', DNA_EXAMPLE)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The curves of lost could not be loaded')).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: 'Base quality' })).toBeVisible();
  },
};

/** Distributions of two reports on one axis. */
export const Distributions: Story = {
  args: { reports: [report('proteins', PROTEIN_EXAMPLE), report('metabolites', METABOLITE_EXAMPLE)] },
  play: async ({ canvas, userEvent }) => {
    const figure = await canvas.findByRole('figure', { name: 'Distribution of the values' });
    await expect(legendOf(figure)).toEqual(['proteins', 'metabolites']);
    await userEvent.click(within(figure).getByRole('button', { name: 'Show as a table' }));
    await expect(within(figure).getByRole('table')).toHaveTextContent('metabolites');
  },
};

/** The same charts in Chinese. */
export const ChineseDark: Story = {
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole('figure', { name: '碱基质量' });
    await expect(figure).toHaveTextContent('每条曲线是一个样本，颜色表示其所属的报告。');
  },
};
