import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { oneOlderTask, oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { ReportDetailsPage } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';

const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID, search: {} },
  beforeEach: ({ msw }) => msw.use(storedFiles.log('Success', 'Verdict: pass'), ...happyHandlers),
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HtmlOnly: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      storedFiles.pageForFrame,
      oneTask({
        plugin_name: 'quartet-dseqc-report',
        response: { report: 'minio://tservice/0b1c/multiqc_report.html' },
      }),
    ),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Report protein_example');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-downloads');
    await waitFor(() => expect(frame).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Load it again' })).toBeVisible();
  },
};

export const DocumentOfPages: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      storedFiles.document('Sequencing quality'),
      oneTask({
        plugin_name: 'quartet-rseqc-report',
        response: { report: 'minio://tservice/0b1c/report.pdf' },
      }),
    ),
  play: async ({ canvas }) => {
    const viewer = await canvas.findByRole('group', { name: 'Report protein_example' });
    await expect(await within(viewer).findByText('Sequencing quality')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
    await expect(canvas.queryByTitle('Report protein_example')).not.toBeInTheDocument();
  },
};

/** Page on the report service, as older servers have it instead of a file in storage. */
export const OldServer: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      oneOlderTask({
        report_path: '/reports/a.html',
        report_name: 'from long ago',
        response: null,
        checked_time: 1,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Report from long ago')).toHaveAttribute(
      'src',
      `${location.origin}/quartet-service/reports/a.html`,
    );
    await expect(canvas.getAllByText('Checked')[0]).toBeVisible();
  },
};

/** Figures of a newer version are unreadable: the page of the tool is shown instead. */
export const UnreadableFigures: Story = {
  beforeEach: ({ msw }) => msw.use(oneTask({}), storedFiles.otherFigures, storedFiles.page),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The figures could not be loaded; this is the page that the tool made.'),
    ).toBeVisible();
    await expect(await canvas.findByTitle('Report protein_example')).toBeInTheDocument();
  },
};
