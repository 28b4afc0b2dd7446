import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { METABOLITE_EXAMPLE, PROTEIN_EXAMPLE } from '../testing/published-reports';
import { inReportView } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';
import { LibraryCharts } from './library-charts';

const meta = {
  component: LibraryCharts,
  decorators: [inReportView, inReportsHost],
  args: { report: PROTEIN_EXAMPLE },
} satisfies Meta<typeof LibraryCharts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rounds as the table of a chart does. */
const written = (value: number) => new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 }).format(value);

/** The tables behind the charts have the numbers of report.json. */
export const Proteins: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const chart = async (name: string) => within(await canvas.findByRole('figure', { name }));
    await step('each library has a box with the figures of report.json', async () => {
      const boxes = await chart('Distribution of the values');
      await userEvent.click(boxes.getByRole('button', { name: 'Show as a table' }));
      for (const { library, n, min, q1, median, q3, max, beyond } of PROTEIN_EXAMPLE.distribution ?? []) {
        const figures = [n, min, q1, median, q3, max, beyond].map(written);
        await expect(boxes.getByRole('row', { name: [library, ...figures].join(' ') })).toBeVisible();
      }
    });
    await step('the share of missing values of each library is that of report.json', async () => {
      const bars = await chart('Missing values of each library');
      await userEvent.click(bars.getByRole('button', { name: 'Show as a table' }));
      for (const { library, sample, detected, missingPercent } of PROTEIN_EXAMPLE.perSample) {
        const name = [library, sample, written(detected), written(missingPercent)].join(' ');
        await expect(bars.getByRole('row', { name })).toBeVisible();
      }
    });
    await step('the bars of the features are those of report.json', async () => {
      const bars = await chart('Missing values of the features');
      await userEvent.click(bars.getByRole('button', { name: 'Show as a table' }));
      const cells = bars
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getByRole('cell').textContent);
      await expect(cells).toEqual(PROTEIN_EXAMPLE.missingness?.map(({ features }) => written(features)));
    });
  },
};

/** Replicates are neighbours in the clustered order, also where the table mixes the samples. */
export const Order: Story = {
  play: async ({ canvas, userEvent }) => {
    const figure = await canvas.findByRole('figure', { name: 'Correlation of the libraries' });
    const { libraries = [], clustered = [], rows = [] } = PROTEIN_EXAMPLE.libraryCorrelation ?? {};
    await userEvent.click(within(figure).getByRole('button', { name: 'Show as a table' }));
    const heads = () =>
      within(figure)
        .getAllByRole('columnheader')
        .slice(1)
        .map((head) => head.textContent);
    await expect(heads()).toEqual(clustered.map((position) => libraries[position]));
    await userEvent.click(canvas.getByRole('radio', { name: 'As in the table' }));
    await waitFor(() => expect(heads()).toEqual(libraries));
    const last = within(figure).getAllByRole('row').at(-1)!;
    await expect(
      within(last)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([...(rows.at(-1) ?? []), 1].map((value) => written(value ?? NaN)));
  },
};

/** The counts are those of report.json, and the chart has its points; another pair can be chosen. */
export const Volcano: Story = {
  play: async ({ canvas, step, userEvent }) => {
    for (const { pair, tested, up, down, points } of PROTEIN_EXAMPLE.differential?.pairs ?? []) {
      await step(pair, async () => {
        await userEvent.click(canvas.getByRole('radio', { name: pair }));
        const figure = await canvas.findByRole('figure', { name: `Differential features, ${pair}` });
        const [sample] = pair.split('/');
        await expect(figure).toHaveTextContent(
          `Of ${written(tested)} features ${up} are higher in ${sample} than in D6, and ${down} are lower.`,
        );
        await userEvent.click(within(figure).getByRole('button', { name: 'Show as a table' }));
        const rows = within(figure).getAllByRole('row').slice(1);
        const shown = rows.map((row) =>
          [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')]
            .map((cell) => cell.textContent)
            .filter((_, column) => column !== 1)
            .join(' '),
        );
        const expected = points.map(({ name, log2FoldChange, adjustedP }) =>
          [name, written(log2FoldChange), written(Math.abs(Math.log10(adjustedP)))].join(' '),
        );
        await expect(shown.toSorted()).toEqual(expected.toSorted());
        await userEvent.click(within(figure).getByRole('button', { name: 'Show as a chart' }));
      });
    }
  },
};

/** A complete table has no chart of features with gaps. */
export const Metabolites: Story = {
  args: { report: METABOLITE_EXAMPLE },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Distribution of the values' })).toHaveTextContent(
      'log2 of the intensities',
    );
  },
};

/** A report of an older program has the chart of its libraries only. */
export const OlderReport: Story = {
  args: {
    report: {
      ...PROTEIN_EXAMPLE,
      distribution: undefined as never,
      missingness: undefined as never,
      libraryCorrelation: null,
      differential: null,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Missing values of each library' });
    await expect(canvas.getAllByRole('figure')).toHaveLength(1);
  },
};

/** The box plots of a table of FPKM alone are not of counts. */
export const FpkmAlone: Story = {
  args: {
    report: {
      ...PROTEIN_EXAMPLE,
      omics: 'transcriptomics',
      input: { ...PROTEIN_EXAMPLE.input, scale: 'fpkm' },
    },
  },
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole('figure', { name: 'Distribution of the values' });
    await expect(await within(figure).findByText('log2(FPKM + 0.01), of 0.1 or more')).toBeInTheDocument();
  },
};
