import { aTask, happyHandlers, reportHttp, taskHandlers } from '@omics-portal/api-mocks';
import type { Task } from '@omics-portal/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PROTEIN_EXAMPLE } from '../testing/published-reports';
import { oneOlderTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { ReportDetailsPage } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';

const MARKED_AT = Date.UTC(2026, 4, 20, 6, 2);

/** Server that stores the marks of one report. */
function markingServer(marks: Partial<Task> = {}): HttpHandler[] {
  let task = aTask({ id: REPORT_ID, name: 'protein_example', ...marks });
  return [
    reportHttp.on('get', '/api/tasks/{id}', ({ response }) => response(200).json(task)),
    reportHttp.on('put', '/api/tasks/{id}', async ({ body, response }) => {
      const { checked, archived } = await body();
      task = {
        ...task,
        ...(checked !== undefined && markOf('checked', checked)),
        ...(archived !== undefined && markOf('archived', archived)),
      };
      return response(200).json(task);
    }),
  ];
}

function markOf(mark: 'checked' | 'archived', isSet: boolean): Partial<Task> {
  return {
    [`${mark}_time`]: isSet ? MARKED_AT : null,
    [`${mark}_by`]: isSet ? 'ada@example.org' : null,
  };
}

const CHECKED_BY_GRACE = { checked_time: MARKED_AT, checked_by: 'grace@example.org' };

/** Marks of a report: checked and archived, with who and when. */
const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID, search: {} },
  beforeEach: ({ msw }) =>
    msw.use(...markingServer(), storedFiles.figures(PROTEIN_EXAMPLE), ...happyHandlers),
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CheckAndUndo: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the mark has its person and time', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Mark as checked' }));
      await expect(await canvas.findByRole('button', { name: 'Remove the check' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Details of the report' }));
      const detail = await canvas.findByText(/by ada@example.org/);
      await waitFor(() => expect(detail).toBeVisible());
      await expect(detail).toHaveTextContent('2026-05-20 14:02 by ada@example.org');
    });
    await step('the notice takes it back', async () => {
      await expect(await screen.findByText('protein_example is marked as checked')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(await canvas.findByRole('button', { name: 'Mark as checked' })).toBeVisible();
      await expect(canvas.queryByText(/by ada@example.org/)).not.toBeInTheDocument();
    });
  },
};

export const ArchiveInChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '归档' }));
    await expect(await canvas.findByRole('button', { name: '取消归档' })).toBeVisible();
    await expect(canvas.getAllByText('已归档').length).toBeGreaterThan(0);
  },
};

/** The check of another person is removed after a confirmation that names person and time. */
export const RemoveCheck: Story = {
  beforeEach: ({ msw }) => msw.use(...markingServer(CHECKED_BY_GRACE)),
  play: async ({ canvas, step, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: 'Remove the check' });
    await step('cancelled', async () => {
      await userEvent.click(remove);
      const dialog = await screen.findByRole('alertdialog', { name: 'Remove the check of protein_example?' });
      await expect(dialog).toHaveTextContent('2026-05-20 14:02 by grace@example.org');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(remove).toBeVisible();
    });
    await step('confirmed', async () => {
      await userEvent.click(remove);
      const dialog = await screen.findByRole('alertdialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the check' }));
      await expect(await canvas.findByRole('button', { name: 'Mark as checked' })).toBeVisible();
    });
  },
};

/** A refusal of the server is shown, and the report stays as it is. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.updateRefused),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
    await expect(await screen.findByText('The report was not changed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Archive' })).toBeEnabled();
  },
};

/** Older servers set no marks. */
export const NoActions: Story = {
  beforeEach: ({ msw }) => msw.use(oneOlderTask()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show Log' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark as checked' })).not.toBeInTheDocument();
  },
};

/** A page for readers shows marks and has no actions. */
export const NoActionsForReaders: Story = {
  args: { search: { readonly: true } },
  beforeEach: ({ msw }) => msw.use(...markingServer(CHECKED_BY_GRACE)),
  play: async ({ canvas }) => {
    const [tag] = await canvas.findAllByText('Checked');
    await expect(tag).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove the check' })).not.toBeInTheDocument();
  },
};
