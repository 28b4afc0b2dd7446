import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReportDetailsScreen } from '../details/report-details-screen';
import { DNA_EXAMPLE } from '../testing/dna-reports';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { inReportsHost } from '../testing/reports-host';

const meta = {
  component: ReportDetailsScreen,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID, search: { readonly: undefined } },
  beforeEach: ({ msw }) =>
    msw.use(
      oneTask({ plugin_name: 'quartet-dseqc-report', name: 'wgs_example' }),
      storedFiles.figures(DNA_EXAMPLE),
      storedFiles.log('Success', 'Verdict: pass'),
      ...happyHandlers,
    ),
} satisfies Meta<typeof ReportDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The consortium's whole-genome example: score and rank are those published. */
export const WholeGenome: Story = {
  play: async ({ canvas, step, userEvent }) => {
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
    });
    await step('each donor is compared with its truth set, and the family with itself', async () => {
      const calls = canvas.getByRole('table', { name: /compared with the truth set of its donor/u });
      await expect(within(calls).getAllByRole('row')).toHaveLength(5);
      await expect(within(calls).getByText('3,996,629')).toBeVisible();
      const family = canvas.getByRole('table', { name: 'Mendelian concordance of each family' });
      await expect(within(family).getByText('5,235,240')).toBeVisible();
      await expect(within(family).getByText('0.87272')).toBeVisible();
    });
    await step('both charts show this batch among the history', async () => {
      for (const name of ['Concordance and F1 of SNVs', 'Concordance and F1 of INDELs']) {
        await expect(await canvas.findByRole('figure', { name }, { timeout: 10_000 })).toBeVisible();
      }
    });
    await step('the samples are sorted by a figure', async () => {
      const table = await canvas.findByRole('table', { name: /^Figures of each sample, by the programs/u });
      const first = () => within(table).getAllByRole('row')[1]!;
      const before = first().textContent;
      const head = within(table).getByRole('button', { name: 'Sequences' });
      await userEvent.click(head);
      await userEvent.click(head);
      await expect(first()).not.toHaveTextContent(before ?? '');
      await expect(head.closest('th')).toHaveAttribute('aria-sort', 'descending');
    });
  },
};
