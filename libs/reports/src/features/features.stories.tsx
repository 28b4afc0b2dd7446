import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inReportView } from '../testing/report-details-page';
import { storedFiles } from '../testing/report-handlers';
import { inReportsHost } from '../testing/reports-host';
import { FeaturesSection } from './features-section';

const TABLE = [
  'feature\tmissing_percent\tmean_log2_D5\tcv_percent_D5\tlog2_fold_change_D5/D6\tadjusted_p_D5/D6',
  'A1BG\t0\t30.1234\t1.25\t-0.5\t0.0421',
  'AARS1\t25\t28.5\t0.75\t2.125\t1.5e-7',
  '"\'=SUM(""A"")"\t100\t\t\t\t',
  'TP53\t0\t24.25\t3.5\t0.125\t0.91',
  '',
].join('\n');

const meta = {
  component: FeaturesSection,
  decorators: [inReportView, inReportsHost],
  args: {
    table: { file: 'features.tsv', entries: 4 },
    link: 'minio://tservice/ada/report/features.tsv',
    name: 'batch_7',
  },
  beforeEach: ({ msw }) => msw.use(storedFiles.table('features.tsv', TABLE), ...happyHandlers),
} satisfies Meta<typeof FeaturesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const OPEN = { view: { features: true } };

/** The table is opened by a press, searched, sorted and saved as it is shown. */
export const OpenSearchSort: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 4 features' }));
    const grid = await canvas.findByRole('grid', { name: 'Figures of each feature' });
    const names = () =>
      within(grid)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
    await step('figures are those of the file', async () => {
      await expect(within(grid).getByText('30.123')).toHaveAttribute('title', '30.1234');
      await expect(within(grid).getByText('1.50E-7')).toBeVisible();
      await expect(within(grid).getByText('=SUM("A")')).toBeVisible();
    });
    await step('the highest fold change comes first, and features without one last', async () => {
      const head = within(grid).getByRole('button', { name: 'log2 fold change, D5/D6' });
      await userEvent.click(head);
      await userEvent.click(head);
      await waitFor(() => expect(names()).toEqual(['AARS1', 'TP53', 'A1BG', '=SUM("A")']));
    });
    await step('a part of a name in any case finds features', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Name of a feature' }), 'tp5{Enter}');
      await waitFor(() => expect(names()).toEqual(['TP53']));
      await expect(canvas.getByText(/^1 of 4 features\./u)).toBeVisible();
    });
  },
};

export const NotFound: Story = {
  parameters: { view: { features: true, feature: 'unheard-of' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No feature has this in its name.')).toBeVisible();
  },
};

export const FileMissing: Story = {
  parameters: OPEN,
  beforeEach: ({ msw }) => msw.use(storedFiles.noFile('features.tsv')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The features could not be loaded')).toBeVisible();
  },
};

/** A page in the place of the table is an error, not an empty table. */
export const AnotherFile: Story = {
  parameters: OPEN,
  beforeEach: ({ msw }) => msw.use(storedFiles.table('features.tsv', '<html>')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The features could not be loaded')).toBeVisible();
  },
};

export const ChineseDark: Story = {
  parameters: OPEN,
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: '每个特征的数值' })).toBeVisible();
  },
};
