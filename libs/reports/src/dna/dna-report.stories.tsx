import { happyHandlers } from '@omics-portal/api-mocks';
import type { DnaReport } from '@omics-portal/qc-metrics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DNA_EXAMPLE, readsAlone } from '../testing/dna-reports';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { ReportDetailsPage } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';

const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID, search: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      oneTask({ plugin_name: 'quartet-dseqc-report', name: 'wgs_example' }),
      storedFiles.figures(DNA_EXAMPLE),
      storedFiles.log('Success', 'Verdict: pass'),
      ...happyHandlers,
    ),
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Values that files give differently are all listed, folded under the finding that names the first, in the language of the reader. */
export const ValuesThatDiffer: Story = {
  globals: { locale: 'zh-CN' },
  beforeEach: ({ msw }) => {
    const at = (file: string, value: number) => ({ column: 'GC', file, value });
    const differingValues = Array.from({ length: 12 }, (_, index) => ({
      sample: `D5_${index}`,
      shown: at('a.txt', 41),
      other: at('b.txt', 4200.5),
    }));
    const params = {
      ...{ count: 12, sample: 'D5_0', column: 'GC', value: 41, file: 'a.txt' },
      ...{ otherColumn: 'GC', other: 4200.5, otherFile: 'b.txt' },
    };
    const notices = [{ code: 'values-differ' as const, params }];
    msw.use(storedFiles.figures({ ...DNA_EXAMPLE, notices, differingValues }));
  },
  play: async ({ canvas, userEvent }) => {
    const summary = await canvas.findByText('显示全部不一致的值（12）');
    await expect(canvas.getByText(/^同一指标在不同文件或程序中的值不同：12 处。/u)).not.toHaveTextContent(
      '日志',
    );
    await userEvent.click(summary);
    const list = await canvas.findByRole('region', { name: '不一致的值' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(12);
    await expect(list).toHaveTextContent('D5_11：显示的是 a.txt 中 GC 的 41，而 b.txt 中 GC 为 4,200.5');
  },
};

/** The consortium's whole-genome example: score and rank are those published. */
export const WholeGenome: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('the verdict follows the grade of the total score', async () => {
      const verdict = await canvas.findByRole('region', { name: 'Verdict' });
      await expect(within(verdict).getByRole('heading', { name: 'Pass' })).toBeVisible();
      await expect(verdict).toHaveTextContent('rank 2 of 10');
    });
    await step('figures have five decimals, as published', async () => {
      const card = canvas
        .getByRole('heading', { level: 3, name: 'Mendelian concordance rate, SNV' })
        .closest('li')!;
      await expect(card).toHaveTextContent('0.96715');
      await expect(card).toHaveTextContent('of 10');
      const total = canvas.getByRole('heading', { level: 3, name: 'Total score' }).closest('li')!;
      await expect(total).toHaveTextContent('On the scale from 1 to 10: 9.77');
    });
    await step('each donor is compared with its truth set, and the family with itself', async () => {
      const calls = canvas.getByRole('table', { name: /compared with the truth set of its donor/u });
      await expect(within(calls).getAllByRole('row')).toHaveLength(5);
      await expect(within(calls).getByText('3,996,629')).toBeVisible();
      const family = canvas.getByRole('table', { name: 'Mendelian concordance of each family' });
      await expect(within(family).getByText('5,235,240')).toBeVisible();
      await expect(within(family).getByText('0.87272')).toBeVisible();
      await expect(within(family).getAllByText('by haplotype (VBT)')).toHaveLength(2);
      await expect(canvas.queryByText(/which this portal cannot/u)).not.toBeInTheDocument();
    });
    await step('both charts show this batch among the history', async () => {
      for (const name of ['Concordance and F1 of SNVs', 'Concordance and F1 of INDELs']) {
        await expect(await canvas.findByRole('figure', { name })).toBeVisible();
      }
    });
    await step('a heat map has all batches, this one second', async () => {
      const map = await canvas.findByRole('figure', { name: 'Metrics of the batches' });
      const labels = Array.from(map.querySelectorAll('svg text'), ({ textContent }) => textContent);
      await expect(labels).toEqual(
        expect.arrayContaining(['Precision, SNV', 'Precision, INDEL', 'MCR, SNV']),
      );
      await userEvent.click(within(map).getByRole('button', { name: 'Show as a table' }));
      const rows = within(await within(map).findByRole('table')).getAllByRole('row');
      await expect(rows).toHaveLength(11);
      await expect(rows[2]).toHaveTextContent(/^This batch/u);
    });
    await step('the samples are sorted by a figure', async () => {
      const table = await canvas.findByRole('grid', { name: /^Figures of each sample, by the programs/u });
      const first = () => within(table).getAllByRole('row')[1]!;
      const before = first().textContent;
      const head = within(table).getByRole('button', { name: 'Sequences' });
      await userEvent.click(head);
      await userEvent.click(head);
      await expect(first()).not.toHaveTextContent(before ?? '');
      await expect(head.closest('[role=columnheader]')).toHaveAttribute('aria-sort', 'descending');
    });
    await step('figures of one column have the same decimals', async () => {
      const grid = await canvas.findByRole('grid', { name: /^Figures of each sample, by the programs/u });
      const textsOf = (name: RegExp) => {
        const heads = within(grid).getAllByRole('columnheader');
        const column = heads.findIndex(({ textContent }) => name.test(textContent ?? ''));
        const rows = within(grid).getAllByRole('row').slice(1);
        return rows
          .map((row) => within(row).getAllByRole('gridcell')[column]?.textContent ?? '')
          .filter(Boolean);
      };
      await expect(textsOf(/^GC content/u).every((text) => /^\d+$/u.test(text))).toBe(true);
      const adapter = textsOf(/^Adapter/u);
      await expect(adapter).toContain('0.00');
      await expect(adapter.every((text) => /^\d\.\d\d$/u.test(text))).toBe(true);
    });
    await step('a column gets another name, and is hidden', async () => {
      const grid = canvas.getByRole('grid', { name: /^Figures of each sample, by the programs/u });
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
      const page = within(canvasElement.ownerDocument.body);
      await userEvent.type(await page.findByLabelText('Name of the column Sequences'), 'Read pairs{Enter}');
      await userEvent.keyboard('{Escape}');
      await expect(await within(grid).findByRole('button', { name: 'Read pairs' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
      await userEvent.click(await page.findByRole('checkbox', { name: 'Read pairs' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(within(grid).queryByRole('button', { name: 'Read pairs' })).not.toBeInTheDocument(),
      );
    });
  },
};

/** On a phone the names of samples are shortened in the middle: those of two reads of one library differ at their ends. */
export const SamplesOnAPhone: Story = {
  parameters: { window: 'phone' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: /^Figures of each sample, by the programs/u });
    const shown = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
    await expect(shown.slice(0, 3)).toEqual(['LCL5_…3_L004', 'LCL5_…004 R1', 'LCL5_…004 R2']);
  },
};

/** A family counted by the portal's own program: rates of twins and trios, and the difference from the published rates. */
export const OwnConcordance: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.figures(ownConcordance())),
  play: async ({ canvas }) => {
    for (const name of ['Mendelian concordance rate, SNV', 'Mendelian concordance rate, INDEL']) {
      const card = (await canvas.findByRole('heading', { level: 3, name })).closest('li')!;
      await expect(card).toHaveTextContent('See the caution below the figures.');
    }
    const [note, ...others] = canvas.getAllByText(/The published rates match haplotypes \(VBT\)/u);
    await expect(others).toEqual([]);
    await expect(note?.parentElement).toHaveTextContent(
      /^Mendelian concordance rate, SNV and Mendelian concordance rate, INDEL/u,
    );
    const family = canvas.getByRole('table', { name: 'Mendelian concordance of each family' });
    for (const text of ['0.99012', '0.97123', '0.97234']) {
      await expect(within(family).getAllByText(text)).toHaveLength(2);
    }
    await expect(within(family).getAllByText('by position and bases')).toHaveLength(2);
    const total = canvas.getByRole('heading', { level: 3, name: 'Total score' }).closest('li')!;
    await expect(total).toHaveTextContent(
      '95 % interval: none: one set of the four samples has no replicates',
    );
  },
};

/** Without called variants there are no cards: one sentence names the figures and their input, and there is no verdict. */
export const ReadsAlone: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.figures(readsAlone())),
  play: async ({ canvas }) => {
    const verdict = await canvas.findByRole('region', { name: 'Verdict' });
    await expect(within(verdict).getByRole('heading', { name: 'Not assessed' })).toBeVisible();
    await expect(within(verdict).queryByText('Not computed')).not.toBeInTheDocument();
    const sentence = canvas.getByText(
      /^Not computed: Precision, SNV; Precision, INDEL; .* and Total score\. They need results/u,
    );
    await expect(sentence).toHaveTextContent('the summary.csv of hap.py for each sample');
    await expect(canvas.queryByRole('heading', { level: 3, name: 'Total score' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Show as a table, with/u })).not.toBeInTheDocument();
    await expect(canvas.queryByText('What do these figures mean?')).not.toBeInTheDocument();
    await expect(canvas.getByText('sample_1/fastq_qc.json')).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: /^Figures of each sample/u })).toBeVisible();
  },
};

export const ReadsAloneChineseDark: Story = {
  globals: { locale: 'zh-CN', theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(storedFiles.figures(readsAlone())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '未评估' })).toBeVisible();
    await expect(canvas.getByText(/^未计算：SNV 精确率.*总分。.*hap\.py/u)).toBeVisible();
  },
};

function ownConcordance(): DnaReport {
  if (DNA_EXAMPLE.omics !== 'genomics') {
    throw new Error('The example is no report on DNA.');
  }
  const parts = { twinRate: 0.99012, trioRates: { D5: 0.97123, D6: 0.97234 } };
  return {
    ...DNA_EXAMPLE,
    metrics: DNA_EXAMPLE.metrics.map((metric) =>
      metric.key === 'total' ? { ...metric, noInterval: 'one-set' } : metric,
    ),
    families: DNA_EXAMPLE.families.map((family) => ({
      ...family,
      matching: 'site',
      snv: { ...family.snv, ...parts },
      indel: { ...family.indel, ...parts },
    })),
    cautions: [
      { metric: 'mendelianSnv', reason: 'variants-matched-by-site' },
      { metric: 'mendelianIndel', reason: 'variants-matched-by-site' },
    ],
  };
}
