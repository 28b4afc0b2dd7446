import { happyHandlers, objectHandlers, reportHandlers, reportHttp, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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

const started = fn();
/** Few rows with long names: more text than the form reads of a table. */
const LONG_ROWS = Array.from(
  { length: 60 },
  (_, row) => `${`ENSG${row}`.padEnd(10_000, '-')},103.25,220.75`,
).join('\n');
/** More rows with a problem than are reported. */
const NEGATIVE_ROWS = Array.from({ length: 30 }, (_, row) => `ENSG${row},-3,20\n`).join('');

/** A report on RNA asks for counts, and says when the table has FPKM instead. */
export const RnaCounts: Story = {
  args: { kind: 'rseqc' },
  play: async ({ canvas, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await expect(drawer.getByText(/^Columns: gene_id, .* read counts, not normalized/u)).toBeVisible();
    await userEvent.upload(
      drawer.getByLabelText('Choose or drop the file: Metadata File'),
      csv('libraries.csv', METADATA),
    );
    await userEvent.upload(
      drawer.getByLabelText('Choose or drop the file: Data File'),
      csv('counts.csv', `gene_id,D5_1,D6_1\n${NEGATIVE_ROWS}`),
    );
    await expect((await drawer.findAllByText(/-3 is negative/u))[0]).toBeVisible();
    await expect(drawer.getByText(/^and at least 25 more$/u)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Remove counts.csv' }));
    await userEvent.upload(
      drawer.getByLabelText('Choose or drop the file: Data File'),
      csv('fpkm.csv', 'gene_id,D5_1,D6_1\nENSG00000141510,103.25,220.5\n'),
    );
    await expect(await drawer.findByText('In this table: FPKM or TPM (detected)')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Remove fpkm.csv' }));
    await userEvent.upload(
      drawer.getByLabelText('Choose or drop the file: Data File'),
      csv('long.csv', `gene_id,D5_1,D6_1\n${LONG_ROWS}`),
    );
    await expect(
      await drawer.findByText('In the first rows of this table: FPKM or TPM (detected)'),
    ).toBeVisible();
  },
};

/** Both tables are checked in the browser, then uploaded, and then the report is requested. */
export const NewReport: Story = {
  beforeEach: ({ msw }) => {
    started.mockClear();
    msw.use(
      uploadsSucceed,
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
    const drawer = await openReportForm({ canvas, userEvent });
    const submit = drawer.getByRole('button', { name: 'Submit' });
    await step('required fields have messages', async () => {
      await userEvent.click(submit);
      await expect(await drawer.findByText('Choose the data table.')).toBeVisible();
      await expect(drawer.getByText('Enter a name of 10 to 64 characters.')).toBeVisible();
      const table = drawer.getByRole('group', { name: /^Data File/u });
      await expect(table).toHaveFocus();
      await expect(table).toHaveAccessibleDescription('Choose the data table.');
    });
    await step('a message names the missing column', async () => {
      await userEvent.upload(
        drawer.getByLabelText('Choose or drop the file: Data File'),
        csv('data.csv', DATA.replace('D6_1', 'D6')),
      );
      await userEvent.upload(
        drawer.getByLabelText('Choose or drop the file: Metadata File'),
        csv('metadata.csv', METADATA),
      );
      await expect(
        await drawer.findByText('The column “D6_1” is missing: the metadata lists this library.'),
      ).toBeVisible();
      await userEvent.type(drawer.getByRole('textbox', { name: 'Report Name' }), 'protein_batch_9');
      await userEvent.click(submit);
      await expect(started).not.toHaveBeenCalled();
    });
    await step('the tables are uploaded, and the report is requested', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Remove data.csv' }));
      await userEvent.upload(
        drawer.getByLabelText('Choose or drop the file: Data File'),
        csv('my data.csv', DATA),
      );
      await waitFor(() => expect(drawer.getAllByText('No problem found')).toHaveLength(2));
      await expect(drawer.getByText('The report will have no verdict')).toBeVisible();
      await expect(drawer.getByText('In this table: log2 (detected)')).toBeVisible();
      await userEvent.click(drawer.getByRole('combobox', { name: 'Scale of the values' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Logarithms to base 2' }));
      await expect(drawer.getByText('In this table: log2 (as stated)')).toBeVisible();
      await userEvent.click(drawer.getByRole('combobox', { name: 'Limits' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Strict' }));
      await expect(drawer.getByText(/^The grade Fair fails, too/u)).toBeVisible();
      await userEvent.click(submit);
      await expect(await drawer.findByRole('link', { name: 'Open report' })).toHaveAttribute(
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
    const drawer = await openReportForm({ canvas, userEvent });
    await step('a table of an earlier report needs no upload', async () => {
      await userEvent.click(await drawer.findByRole('combobox', { name: 'Data File of an earlier report' }));
      await userEvent.click(await screen.findByRole('option', { name: 'data.csv · protein_batch_1' }));
      await userEvent.upload(
        drawer.getByLabelText('Choose or drop the file: Metadata File'),
        csv('metadata.csv', METADATA),
      );
      await userEvent.type(drawer.getByRole('textbox', { name: 'Report Name' }), 'protein_batch_9');
      await waitFor(() => expect(drawer.getAllByText('No problem found')).toHaveLength(2));
    });
    await step('the error is shown, and the form is unchanged', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
      const alert = await drawer.findByRole('alert');
      await expect(within(alert).getByRole('listitem')).toHaveTextContent(
        /^Data File: data\.csv does not exist$/u,
      );
      await expect(drawer.getByRole('textbox', { name: 'Report Name' })).toHaveValue('protein_batch_9');
    });
    await step('the second request succeeds', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
      await expect(await drawer.findByText('The report is being made')).toBeVisible();
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
    await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    await expect(await drawer.findByRole('alert')).toHaveTextContent('You may not do this');
    await expect(drawer.getByText('data.csv')).toBeVisible();
  },
};
