import { happyHandlers, objectHandlers, reportHandlers, reportHttp, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { someTasks, storedFiles } from '../testing/report-handlers';
import { ReportListPage, TASKS } from '../testing/report-list-page';
import { inReportsHost } from '../testing/reports-host';

const DATA = 'rowname,D5_1,D6_1\nTP53,21.5,20\n';
const METADATA = 'name,sample\nD5_1,D5\nD6_1,D6\n';
const csv = (name: string, text: string) => new File([text], name, { type: 'text/csv' });

const meta = {
  component: ReportListPage,
  decorators: [inReportsHost],
  args: { kind: 'protqc' },
  beforeEach: ({ msw }) => msw.use(someTasks(TASKS), ...happyHandlers),
} satisfies Meta<typeof ReportListPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function openDrawer({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'New QC Report' }));
  return screen.findByRole('dialog', { name: 'New QC Report' });
}

const started = fn();

/** A report on RNA asks for counts, whose scale is known. */
export const RnaCounts: Story = {
  args: { kind: 'rseqc' },
  play: async ({ canvas, userEvent }) => {
    const drawer = await openDrawer({ canvas, userEvent });
    await expect(
      within(drawer).getByText(/^Columns: gene_id, .* read counts, not normalized/u),
    ).toBeVisible();
    await expect(within(drawer).queryByText('Scale of the values')).not.toBeInTheDocument();
    await userEvent.upload(
      within(drawer).getByLabelText('Choose or drop the file: Metadata File'),
      csv('libraries.csv', METADATA),
    );
    await userEvent.upload(
      within(drawer).getByLabelText('Choose or drop the file: Data File'),
      csv('counts.csv', 'gene_id,D5_1,D6_1\nENSG00000141510,-3,20\n'),
    );
    await expect(await within(drawer).findByText(/-3 is negative/u)).toBeVisible();
  },
};

/** Both tables are checked in the browser, then uploaded, and then the report is requested. */
export const NewReport: Story = {
  beforeEach: ({ msw }) => {
    started.mockClear();
    msw.use(
      http.put('*/storage/tservice/*', () => new HttpResponse(null, { status: 200 })),
      reportHttp.on('post', '/api/report/{name}', async ({ request, params, body, response }) => {
        started(params['name'], await body(), request.headers.get('Idempotency-Key'));
        return response(201).json({
          id: uuid(5, 8),
          report: 'minio://tservice/a/report.html',
          log: 'minio://tservice/a/log',
        });
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const drawer = await openDrawer({ canvas, userEvent });
    const submit = within(drawer).getByRole('button', { name: 'Submit' });
    await step('required fields have messages', async () => {
      await userEvent.click(submit);
      await expect(await within(drawer).findByText('Choose the data table.')).toBeVisible();
      await expect(within(drawer).getByText('Enter a name of 10 to 64 characters.')).toBeVisible();
      const table = within(drawer).getByRole('group', { name: /^Data File/u });
      await expect(table).toHaveFocus();
      await expect(table).toHaveAccessibleDescription('Choose the data table.');
    });
    await step('a message names the missing column', async () => {
      await userEvent.upload(
        within(drawer).getByLabelText('Choose or drop the file: Data File'),
        csv('data.csv', DATA.replace('D6_1', 'D6')),
      );
      await userEvent.upload(
        within(drawer).getByLabelText('Choose or drop the file: Metadata File'),
        csv('metadata.csv', METADATA),
      );
      await expect(
        await within(drawer).findByText('The column “D6_1” is missing: the metadata lists this library.'),
      ).toBeVisible();
      await userEvent.type(within(drawer).getByRole('textbox', { name: 'Report Name' }), 'protein_batch_9');
      await userEvent.click(submit);
      await expect(started).not.toHaveBeenCalled();
    });
    await step('the tables are uploaded, and the report is requested', async () => {
      await userEvent.click(within(drawer).getByRole('button', { name: 'Remove data.csv' }));
      await userEvent.upload(
        within(drawer).getByLabelText('Choose or drop the file: Data File'),
        csv('my data.csv', DATA),
      );
      await waitFor(() => expect(within(drawer).getAllByText('No problem found')).toHaveLength(2));
      await expect(within(drawer).getByText('The report will have no verdict')).toBeVisible();
      await expect(
        within(drawer).getByText(/^In this table: log2 \(detected: the median value is/u),
      ).toBeVisible();
      await userEvent.click(within(drawer).getByRole('combobox', { name: 'Scale of the values' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Logarithms to base 2' }));
      await expect(within(drawer).getByText('In this table: log2 (as stated)')).toBeVisible();
      await userEvent.click(within(drawer).getByRole('combobox', { name: 'Limits' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Strict' }));
      await expect(within(drawer).getByText(/^The grade Fair fails, too/u)).toBeVisible();
      await userEvent.click(submit);
      await expect(await within(drawer).findByRole('link', { name: 'Show the report' })).toHaveAttribute(
        'href',
        `#/datains-report/${uuid(5, 8)}`,
      );
      await expect(started).toHaveBeenCalledOnce();
      await expect(started).toHaveBeenCalledWith(
        'quartet-protqc-report',
        {
          name: 'protein_batch_9',
          data_file: 'minio://tservice/ada@example.org/00000000-0000-4000-8000-000000000001/my_data.csv',
          metadata_file: 'minio://tservice/ada@example.org/00000000-0000-4000-8000-000000000002/metadata.csv',
          scale: 'log2',
          threshold_profile: 'strict',
        },
        '00000000-0000-4000-8000-000000000003',
      );
    });
  },
};

const uploaded = fn();

/** After a rejection the form is unchanged. The second request has the same key, and no table is uploaded again. */
export const NewReportRejected: Story = {
  beforeEach: ({ msw }) => {
    started.mockClear();
    uploaded.mockClear();
    msw.use(
      storedFiles.table('data.csv', DATA),
      http.put('*/storage/tservice/*', () => {
        uploaded();
        return new HttpResponse(null, { status: 200 });
      }),
      reportHttp.on('post', '/api/report/{name}', ({ request, response }) => {
        started(request.headers.get('Idempotency-Key'));
        return started.mock.calls.length > 1
          ? response(201).json({ report: 'minio://tservice/a/report.html', log: 'minio://tservice/a/log' })
          : response(422).json({
              message: 'Some inputs do not exist: upload them, or choose others.',
              details: [{ field: 'data_file', message: 'data.csv does not exist' }],
            });
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const drawer = await openDrawer({ canvas, userEvent });
    await step('a table of an earlier report needs no upload', async () => {
      await userEvent.click(
        await within(drawer).findByRole('combobox', { name: 'Data File of an earlier report' }),
      );
      await userEvent.click(await screen.findByRole('option', { name: 'data.csv · protein_batch_1' }));
      await userEvent.upload(
        within(drawer).getByLabelText('Choose or drop the file: Metadata File'),
        csv('metadata.csv', METADATA),
      );
      await userEvent.type(within(drawer).getByRole('textbox', { name: 'Report Name' }), 'protein_batch_9');
      await waitFor(() => expect(within(drawer).getAllByText('No problem found')).toHaveLength(2));
    });
    await step('the error is shown, and the form is unchanged', async () => {
      await userEvent.click(within(drawer).getByRole('button', { name: 'Submit' }));
      const alert = await within(drawer).findByRole('alert');
      await expect(alert).toHaveTextContent('data.csv does not exist');
      await expect(within(drawer).getByRole('textbox', { name: 'Report Name' })).toHaveValue(
        'protein_batch_9',
      );
    });
    await step('the second request succeeds', async () => {
      await userEvent.click(within(drawer).getByRole('button', { name: 'Submit' }));
      await expect(await within(drawer).findByText('The report is being made')).toBeVisible();
      await expect(uploaded).toHaveBeenCalledOnce();
      await expect(started.mock.calls[1]).toEqual(started.mock.calls[0]);
    });
  },
};

export const UploadRejected: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      objectHandlers.uploadUrlForbidden,
      storedFiles.table('metadata.csv', METADATA),
      reportHandlers.create,
    ),
  play: async ({ canvas, userEvent }) => {
    const drawer = await openDrawer({ canvas, userEvent });
    await userEvent.upload(
      within(drawer).getByLabelText('Choose or drop the file: Data File'),
      csv('data.csv', DATA),
    );
    await userEvent.upload(
      within(drawer).getByLabelText('Choose or drop the file: Metadata File'),
      csv('metadata.csv', METADATA),
    );
    await userEvent.type(within(drawer).getByRole('textbox', { name: 'Report Name' }), 'protein_batch_9');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Submit' }));
    await expect(await within(drawer).findByRole('alert')).toHaveTextContent('You may not do this');
    await expect(within(drawer).getByText('data.csv')).toBeVisible();
  },
};

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
      http.put('*/storage/tservice/*', () => new HttpResponse(null, { status: 200 })),
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
      const drawer = await openDrawer({ canvas, userEvent });
      await userEvent.upload(
        within(drawer).getByLabelText('Choose or drop the file: Data File'),
        csv('data.csv', DATA),
      );
      await userEvent.upload(
        within(drawer).getByLabelText('Choose or drop the file: Metadata File'),
        csv('metadata.csv', METADATA),
      );
      await userEvent.type(within(drawer).getByRole('textbox', { name: 'Report Name' }), 'protein_batch_9');
      await userEvent.dblClick(within(drawer).getByRole('button', { name: 'Submit' }));
      await expect(await within(drawer).findByText('The report could not be started')).toBeVisible();
      await userEvent.click(within(drawer).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step(
      'after a reload the form is restored, and the request is repeated with the same key',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
        const drawer = await openDrawer({ canvas, userEvent });
        await expect(within(drawer).getByText(/^Your draft of .* is back$/u)).toBeVisible();
        await expect(within(drawer).getByRole('textbox', { name: 'Report Name' })).toHaveValue(
          'protein_batch_9',
        );
        await waitFor(() => expect(within(drawer).getAllByText('No problem found')).toHaveLength(2));
        await userEvent.click(within(drawer).getByRole('button', { name: 'Submit' }));
        await expect(await within(drawer).findByRole('link', { name: 'Show the report' })).toBeVisible();
        await expect(keys).toHaveBeenCalledTimes(2);
        await expect(keys.mock.calls[1]).toEqual(keys.mock.calls[0]);
      },
    );
    await step('the next report starts empty', async () => {
      await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const drawer = await openDrawer({ canvas, userEvent });
      await expect(within(drawer).getByRole('textbox', { name: 'Report Name' })).toHaveValue('');
      await expect(within(drawer).queryByText(/is back$/u)).not.toBeInTheDocument();
    });
  },
};

/** A browser does not preserve chosen files through a reload: a notice names the file to choose again. */
export const LostFile: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('choose a file and reload', async () => {
      const drawer = await openDrawer({ canvas, userEvent });
      await userEvent.upload(
        within(drawer).getByLabelText('Choose or drop the file: Data File'),
        csv('batch 9.csv', DATA),
      );
      await userEvent.type(within(drawer).getByRole('textbox', { name: 'Description' }), 'second run');
      await userEvent.click(within(drawer).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    });
    const drawer = await openDrawer({ canvas, userEvent });
    const discard = () => within(drawer).getByRole('button', { name: 'Discard the draft' });
    const description = within(drawer).getByRole('textbox', { name: 'Description' });
    await step('a notice names the file, and the texts are restored', async () => {
      await expect(within(drawer).getByText(/^Choose batch 9\.csv again/u)).toBeVisible();
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
