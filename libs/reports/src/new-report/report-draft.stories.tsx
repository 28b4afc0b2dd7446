import { happyHandlers, reportHttp, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { someTasks, storedFiles } from '../testing/report-handlers';
import { csv, DATA, METADATA, openReportForm, uploadsSucceed } from '../testing/report-form';
import { ReportListPage, TASKS } from '../testing/report-list-page';
import { inReportsHost } from '../testing/reports-host';

const meta = {
  component: ReportListPage,
  decorators: [inReportsHost],
  args: { kind: 'protqc' },
  beforeEach: ({ msw }) => msw.use(someTasks(TASKS), ...happyHandlers),
} satisfies Meta<typeof ReportListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const keys = fn();

/**
 * The response to the first request is lost, although the server has created the report. After a reload, the repeated
 * request has the same idempotency key, so that no second report is created.
 */
export const LostResponseAndReload: Story = {
  beforeEach: ({ msw }) => {
    keys.mockClear();
    msw.use(
      storedFiles.table('data.csv', DATA),
      storedFiles.table('metadata.csv', METADATA),
      uploadsSucceed,
      reportHttp.on('post', '/api/report/{name}', async ({ request, body, response }) => {
        keys(request.headers.get('Idempotency-Key'), await body());
        return keys.mock.calls.length === 1
          ? HttpResponse.error()
          : response(201).json({
              id: uuid(5, 8),
              report: 'minio://tservice/a/report.html',
              log: 'minio://t/l',
            });
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('the first response is lost', async () => {
      const drawer = await openReportForm({ canvas, userEvent });
      await userEvent.upload(
        drawer.getByLabelText('Choose or drop the file: Data File'),
        csv('data.csv', DATA),
      );
      await userEvent.upload(
        drawer.getByLabelText('Choose or drop the file: Metadata File'),
        csv('metadata.csv', METADATA),
      );
      await userEvent.type(drawer.getByRole('textbox', { name: 'Report Name' }), 'protein_batch_9');
      await userEvent.dblClick(drawer.getByRole('button', { name: 'Submit' }));
      await expect(await drawer.findByText('The report could not be started')).toBeVisible();
      await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step(
      'after a reload the form is restored, and the request is repeated with the same key',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
        const drawer = await openReportForm({ canvas, userEvent });
        await expect(drawer.getByText(/^Your draft of .* is back$/u)).toBeVisible();
        await expect(drawer.getByRole('textbox', { name: 'Report Name' })).toHaveValue('protein_batch_9');
        await waitFor(() => expect(drawer.getAllByText('No problem found')).toHaveLength(2));
        await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
        await expect(await drawer.findByRole('link', { name: 'Open report' })).toBeVisible();
        await expect(keys).toHaveBeenCalledTimes(2);
        await expect(keys.mock.calls[1]).toEqual(keys.mock.calls[0]);
      },
    );
    await step('the next report starts empty', async () => {
      await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const drawer = await openReportForm({ canvas, userEvent });
      await expect(drawer.getByRole('textbox', { name: 'Report Name' })).toHaveValue('');
      await expect(drawer.queryByText(/is back$/u)).not.toBeInTheDocument();
    });
  },
};

/** A browser does not preserve chosen files through a reload: a notice names the file to choose again. */
export const LostFile: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('choose a file and reload', async () => {
      const drawer = await openReportForm({ canvas, userEvent });
      await userEvent.upload(
        drawer.getByLabelText('Choose or drop the file: Data File'),
        csv('batch 9.csv', DATA),
      );
      await userEvent.type(drawer.getByRole('textbox', { name: 'Description' }), 'second run');
      await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    });
    const drawer = await openReportForm({ canvas, userEvent });
    const discard = () => drawer.getByRole('button', { name: 'Discard the draft' });
    const description = drawer.getByRole('textbox', { name: 'Description' });
    await step('a notice names the file, and the texts are restored', async () => {
      await expect(drawer.getByText(/^Choose batch 9\.csv again/u)).toBeVisible();
      await expect(description).toHaveValue('second run');
    });
    await step('a discarded draft can be restored', async () => {
      await userEvent.click(discard());
      await expect(description).toHaveValue('');
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(description).toHaveValue('second run');
    });
  },
};

/** Limits that are chosen alone are still chosen after a reload; the draft can be discarded. */
export const LimitsAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await userEvent.click(await drawer.findByRole('combobox', { name: 'Limits' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Strict' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    const again = await openReportForm({ canvas, userEvent });
    const limits = await again.findByRole('combobox', { name: 'Limits' });
    await expect(limits).toHaveTextContent('Strict');
    await userEvent.click(again.getByRole('button', { name: 'Discard the draft' }));
    await expect(limits).toHaveTextContent('Default');
  },
};
