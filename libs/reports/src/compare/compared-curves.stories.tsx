import { datainsHttp, happyHandlers } from '@omics-portal/api-mocks';
import { comparedCurves, type QcCurves } from '@omics-portal/qc-metrics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { DNA_EXAMPLE } from '../testing/dna-reports';
import { METABOLITE_EXAMPLE, PROTEIN_EXAMPLE } from '../testing/published-reports';
import { inReportsHost } from '../testing/reports-host';
import { ComparisonCharts } from './comparison-charts';

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
const report = (name: string, figures: typeof DNA_EXAMPLE | typeof PROTEIN_EXAMPLE) => ({
  id: name,
  name,
  figures,
  link: `${LINK}/${name}/report.json`,
});

const meta = {
  component: ComparisonCharts,
  decorators: [inReportsHost],
  args: { reports: [report('march', DNA_EXAMPLE), report('april', DNA_EXAMPLE)] },
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
} satisfies Meta<typeof ComparisonCharts>;

export default meta;
type Story = StoryObj<typeof meta>;

const OPTIONS = { timeout: 20_000 };

/** Entries of the legend of a chart. */
const legendOf = (figure: HTMLElement) =>
  Array.from(figure.querySelectorAll('[data-slot="chart-legend"] li'), (entry) => entry.textContent);

/** Curves of two reports over each other; another kind is chosen, and the table has a column for each curve. */
export const CurvesOverEachOther: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const figure = await canvas.findByRole('figure', { name: 'Base quality' }, OPTIONS);
    await expect(legendOf(figure)).toEqual(['march', 'april']);
    await step('the table', async () => {
      await userEvent.click(within(figure).getByRole('button', { name: 'Show as a table' }));
      const heads = within(figure).getAllByRole('columnheader');
      await expect(heads.map((head) => head.textContent)).toContain('april: D5_1 (fastqc)');
    });
    await step('another kind', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Adapter content' }));
      await expect(await canvas.findByRole('figure', { name: 'Adapter content' })).toBeVisible();
    });
  },
};

/** The curves of one report are missing: this is said, and the others are drawn. */
export const CurvesOfOneMissing: Story = {
  args: { reports: [report('march', DNA_EXAMPLE), report('lost', DNA_EXAMPLE)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The curves of lost could not be loaded', {}, OPTIONS),
    ).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: 'Base quality' }, OPTIONS)).toBeVisible();
  },
};

/** Distributions of two reports on one axis. */
export const Distributions: Story = {
  args: { reports: [report('proteins', PROTEIN_EXAMPLE), report('metabolites', METABOLITE_EXAMPLE)] },
  play: async ({ canvas, userEvent }) => {
    const figure = await canvas.findByRole('figure', { name: 'Distribution of the values' }, OPTIONS);
    await expect(legendOf(figure)).toEqual(['proteins', 'metabolites']);
    await userEvent.click(within(figure).getByRole('button', { name: 'Show as a table' }));
    await expect(within(figure).getByRole('table')).toHaveTextContent('metabolites');
  },
};

/** The same charts in Chinese. */
export const ChineseDark: Story = {
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole('figure', { name: '碱基质量' }, OPTIONS);
    await expect(figure).toHaveTextContent('每条曲线是一个样本，颜色表示其所属的报告。');
  },
};
