import { happyHandlers } from '@omics-portal/api-mocks';
import { comparedCurves, type QcCurves } from '@omics-portal/qc-metrics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inReportView } from '../testing/report-details-page';
import { storedFiles } from '../testing/report-handlers';
import { inReportsHost } from '../testing/reports-host';
import { CurvesSection } from './curves-section';

const SAMPLES = ['D5_1', 'D5_2', 'D6_1', 'D6_2', 'F7_1', 'M8_1'] as const;
const curveOf = (sample: string, kind: string, height: number) => ({
  kind,
  sample: `${sample} R1`,
  donor: null,
  tool: 'fastqc',
  points: [1, 50, 100].map((x): [number, number] => [x, height - x / 50]),
});
const CURVES: QcCurves = {
  schemaVersion: 1,
  curves: comparedCurves(
    SAMPLES.flatMap((sample, index) => [
      curveOf(sample, 'meanQuality', index === 3 ? 24 : 36 + index / 10),
      curveOf(sample, 'adapterContent', 4 + index / 10),
      curveOf(sample, 'added-later', 1),
    ]),
  ),
};

const meta = {
  component: CurvesSection,
  decorators: [inReportView, inReportsHost],
  args: { link: 'minio://tservice/ada/report/curves.json' },
  beforeEach: ({ msw }) => msw.use(storedFiles.curves(CURVES), ...happyHandlers),
} satisfies Meta<typeof CurvesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const written = (value: number) => new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 }).format(value);

export const OutlierNamed: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const figure = await canvas.findByRole('figure', { name: 'Base quality' });
    await step('the sample that differs is named', async () => {
      await expect(figure).toHaveTextContent(
        'Outliers, by their distance from the median curve: D6_2 R1 (fastqc).',
      );
    });
    await step('the table has the values of the file', async () => {
      await userEvent.click(within(figure).getByRole('button', { name: 'Show as a table' }));
      for (const { points } of CURVES.curves.filter(({ kind }) => kind === 'meanQuality')) {
        for (const [, y] of points) {
          await expect(within(figure).getAllByText(written(y)).length).toBeGreaterThan(0);
        }
      }
    });
    await step('other kinds are chosen; a kind that the page cannot name is not', async () => {
      await expect(canvas.getAllByRole('radio')).toHaveLength(2);
      await userEvent.click(canvas.getByRole('radio', { name: 'Adapter content' }));
      await expect(await canvas.findByRole('figure', { name: 'Adapter content' })).toHaveTextContent(
        'None is an outlier.',
      );
    });
  },
};

/** A sample in the address stands out. */
export const SampleFromAddress: Story = {
  parameters: { view: { curve: 'adapterContent', sample: 'F7_1 R1 (fastqc)' } },
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole('figure', { name: 'Adapter content' });
    await expect(await within(figure).findByText('F7_1 R1 (fastqc)')).toBeVisible();
  },
};

export const FileMissing: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.noFile('curves.json')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The curves could not be loaded')).toBeVisible();
  },
};

export const ChineseDark: Story = {
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: '碱基质量' })).toBeVisible();
  },
};
