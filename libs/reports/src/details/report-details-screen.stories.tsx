import { happyHandlers, reportHttp, taskHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CHECKED, limitLine } from '../testing/limit-line';
import {
  EXCHANGED_SAMPLES,
  FAIR_BATCH,
  METABOLITE_EXAMPLE,
  PROTEIN_EXAMPLE,
  PUBLISHED_RUN,
} from '../testing/published-reports';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { ReportDetailsPage } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';

const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID, search: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      oneTask({ project_id: 'p-1', workflow_id: 'w-1' }),
      storedFiles.figures(PROTEIN_EXAMPLE),
      storedFiles.log('Success', 'Verdict: pass'),
      ...happyHandlers,
    ),
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figures are those published for this table. */
export const Pass: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const verdict = await canvas.findByRole('region', { name: 'Verdict' });
    await step('the verdict comes first, with a summary and its limits', async () => {
      await expect(within(verdict).getByRole('heading', { name: 'Pass' })).toBeVisible();
      await expect(verdict).toHaveTextContent('The batch meets the one limit that could be checked.');
      await expect(verdict).toHaveTextContent('Not computed: Relative correlation (RC).');
      await expect(
        limitLine(
          verdict,
          'Limits for information',
          /^Pass.*Signal-to-noise ratio \(SNR\)snr-history · from the history of batches25\.651\sdBlimit ≥ 16\.7\sdB$/u,
        ),
      ).toBeVisible();
    });
    await step('figures have the published precision, and all digits in the table', async () => {
      const card = canvas
        .getByRole('heading', { level: 3, name: 'Signal-to-noise ratio (SNR)' })
        .closest('li')!;
      const value = within(card).getByText(/^25\.651\sdB$/u);
      await expect(value).toHaveAttribute('title', '25.65144018912983\u202fdB');
      await expect(card).toHaveTextContent(/15\.766\sdB ± 8\.094\sdB/u);
      await expect(card).toHaveTextContent('3 of 33');
      await expect(card).toHaveTextContent(/95 % interval: 21\.200\sdB to 30\.103\sdB/u);
      await expect(card).toHaveTextContent('Great');
      for (const shown of [/^4,831$/u, /^26\.030\s%$/u, /^0\.950$/u, /^1\.001\s%$/u]) {
        await expect(canvas.getAllByText(shown)[0]).toBeVisible();
      }
    });
    await step('a CV of logarithms is shown, without rank and grade', async () => {
      const card = canvas
        .getByRole('heading', { level: 3, name: 'Coefficient of variation (CV)' })
        .closest('li')!;
      await expect(card).toHaveTextContent('has no rank and no grade, and is not in the total score');
      await expect(card).not.toHaveTextContent('Great');
      await expect(within(card).queryByText(/this batch included/u)).not.toBeInTheDocument();
    });
    await step('the missing RC has a reason and a remedy', async () => {
      await expect(
        canvas.getByText(/names its 4,831 features by gene, the reference set by peptide/u),
      ).toBeVisible();
    });
    await step('the PCA chart has one series for each donor', async () => {
      await expect(
        await canvas.findByRole('figure', { name: 'Principal components (PCA)' }),
      ).toHaveTextContent(
        /PC1 explains 23\.9\s% and PC2 15\.5\s% of the variance\. 12 libraries of 4 samples\./u,
      );
    });
    await step('a chart is exported as an image or as its data', async () => {
      const chart = canvas.getByRole('figure', { name: 'Principal components (PCA)' });
      await userEvent.click(within(chart).getByRole('button', { name: 'Save' }));
      const items = await within(await screen.findByRole('menu')).findAllByRole('menuitem');
      await expect(items.map((item) => item.textContent)).toEqual([
        'Image (PNG)',
        'Vector image (SVG)',
        'Data table (TSV)',
      ]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('the table has all digits', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as a table, with every digit' }));
      const table = await canvas.findByRole('table', { name: 'All figures, with every digit' });
      await expect(within(table).getByRole('cell', { name: '26.029807493272614' })).toBeVisible();
    });
  },
};

export const LinksAndLog: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('links lead to the project and the job of the report', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Details of the report' }));
      await expect(await canvas.findByRole('link', { name: 'Show the project' })).toHaveAttribute(
        'href',
        '#/data/qc-job-management/p-1',
      );
      await expect(canvas.getByRole('link', { name: 'Show the job' })).toHaveAttribute(
        'href',
        '#/data/qc-job-management/p-1?job=w-1',
      );
      await expect(canvas.getByRole('link', { name: 'All reports' })).toHaveAttribute(
        'href',
        '#/seq-flow/protqc-report-management',
      );
    });
    await step('a drawer shows the log', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show Log' }));
      const drawer = await screen.findByRole('dialog', { name: 'Log' });
      await expect(await within(drawer).findByText('Verdict: pass')).toBeVisible();
      await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

/** Published batch of the grade Bad; no reference set is installed for metabolites, so the limits of single figures decide. */
export const NotComputed: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.figures(METABOLITE_EXAMPLE)),
  play: async ({ canvas }) => {
    const verdict = await canvas.findByRole('region', { name: 'Verdict' });
    await expect(within(verdict).getByRole('heading', { name: 'Fail' })).toBeVisible();
    await expect(verdict).toHaveTextContent('1 of 3 limits is missed');
    await expect(
      limitLine(
        verdict,
        CHECKED,
        /^Fail.*Signal-to-noise ratio \(SNR\).*9\.959\sdBlimit ≥ 11\.7\sdBnear the limit$/u,
      ),
    ).toBeVisible();
    await expect(
      canvas.getAllByText(
        /Ask the operator to add the set “metabolomics-quartet”, then make the report again\./u,
      ),
    ).toHaveLength(3);
    await expect(verdict).toHaveTextContent('A figure lies near its limit');
    // RC, recall and total, and the limit of RC.
    await expect(canvas.getAllByText('Not computed')).toHaveLength(4);
    await expect(canvas.getByText(/None is installed for this kind of data/u)).toBeVisible();
  },
};

/** A limit that decides alone is missed: the verdict does not follow the good grade, and says why. */
export const WorseThanItsGrade: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.figures(EXCHANGED_SAMPLES)),
  play: async ({ canvas }) => {
    const verdict = await canvas.findByRole('region', { name: 'Verdict' });
    await expect(within(verdict).getByRole('heading', { name: 'Fail' })).toBeVisible();
    await expect(verdict).toHaveTextContent(
      'The grade of the total score in the history is Great, rank 5 of 33. The verdict is worse, because a limit that decides alone is missed: Relative correlation (RC).',
    );
    await expect(verdict).not.toHaveTextContent('The verdict follows the grade');
  },
};

/** The grade of the total score decides: a single figure beyond its limit is shown for information. */
export const Warning: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.figures(FAIR_BATCH)),
  play: async ({ canvas }) => {
    const verdict = await canvas.findByRole('region', { name: 'Verdict' });
    await expect(within(verdict).getByRole('heading', { name: 'Warning' })).toBeVisible();
    await expect(verdict).toHaveTextContent(
      'The verdict follows the grade of the total score in the history: Fair, rank 20 of 33.',
    );
    await expect(
      limitLine(
        verdict,
        CHECKED,
        /^Warning.*Total score.*3\.900limit > 4\.650near failure, limit > 3\.343$/u,
      ),
    ).toBeVisible();
    await expect(verdict).toHaveTextContent('A figure lies near its limit');
    await expect(
      limitLine(verdict, 'Limits for information', /^Fail.*Absolute correlation.*0\.880limit ≥ 0\.894/u),
    ).toBeVisible();
  },
};

/** Published run under the strict profile: its RC of 0.827 is below the median of the history. */
export const Fail: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.figures(PUBLISHED_RUN)),
  play: async ({ canvas }) => {
    const verdict = await canvas.findByRole('region', { name: 'Verdict' });
    await expect(within(verdict).getByRole('heading', { name: 'Fail' })).toBeVisible();
    await expect(
      limitLine(verdict, CHECKED, /^Fail.*Relative correlation \(RC\).*0\.827limit ≥ 0\.932/u),
    ).toBeVisible();
    const chart = await canvas.findByRole('figure', { name: 'Agreement with the reference set' });
    await expect(chart).toHaveTextContent('The relative correlation is 0.827.');
    await expect(chart).toHaveTextContent('204 of 3,256 fold changes are drawn');
  },
};

export const FiguresDeleted: Story = {
  beforeEach: ({ msw }) =>
    msw.use(oneTask({ response: { result: 'minio://tservice/0b1c/report.json' } }), storedFiles.noFigures),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Object does not exist');
    msw.use(storedFiles.figures(PROTEIN_EXAMPLE));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('region', { name: 'Verdict' })).toBeVisible();
  },
};

export const NoPage: Story = {
  beforeEach: ({ msw }) => msw.use(oneTask({ name: '', response: {} })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Not found the report.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Report Details' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Log' }));
    await expect(await screen.findByText('This report has no log.')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { search: { readonly: true } },
  beforeEach: ({ msw }) =>
    msw.use(oneTask({ status: 'Failed', percentage: 30, project_id: 'p-1' }), storedFiles.noLog),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Found')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const NoSuchReport: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.getNotFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not found the report.')).toBeVisible();
  },
};

/** A malformed id is rejected with a technical message. */
export const MalformedId: Story = {
  args: { reportId: 'x' },
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.failing(
        'get',
        '/api/tasks/{id}',
        400,
        'The request is not valid: id must match ^[a-f0-9-]+$.',
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Not found the report.')).toHaveLength(1);
    await expect(canvas.queryByText(/must match/u)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'All reports' })).toBeVisible();
  },
};

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.getError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on the server');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.getLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the report')).toBeInTheDocument();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    const verdict = await canvas.findByRole('region', { name: '结论' });
    await expect(within(verdict).getByRole('heading', { name: '通过' })).toBeVisible();
    await expect(canvas.getByText(/以基因命名.*参考数据集以肽段命名/u)).toBeVisible();
    await expect(canvas.getByText('所有报告')).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(storedFiles.figures(PUBLISHED_RUN)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fail' })).toBeVisible();
  },
};
