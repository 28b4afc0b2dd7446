import {
  aTask,
  happyHandlers,
  objectHandlers,
  reportHandlers,
  reportHttp,
  reportToolHandlers,
  taskHandlers,
  uuid,
} from '@omics-portal/api-mocks';
import { type ReportKind } from '@omics-portal/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inReportsHost, WithSearch } from '../testing/reports-host';
import { someTasks, storedFiles } from '../testing/report-handlers';
import type { ReportListSearch } from '../tasks/report-search';
import { ReportListScreen } from './report-list-screen';

const PLAIN: ReportListSearch = { page: undefined, pageSize: undefined, status: undefined, name: undefined };

function Page({ kind, initial }: { readonly kind: ReportKind; readonly initial: ReportListSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <ReportListScreen kind={kind} search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

const TASKS = [
  aTask({ id: uuid(5, 1), name: 'protein_batch_1' }),
  aTask({ id: uuid(5, 3), name: 'protein_batch_2', status: 'Started', percentage: 40, finished_time: null }),
  aTask({ id: uuid(5, 4), name: 'protein_batch_3', status: 'Failed', percentage: 60 }),
];

const DATA = 'rowname,D5_1,D6_1\nTP53,21.5,20\n';
const METADATA = 'name,sample\nD5_1,D5\nD6_1,D6\n';
const csv = (name: string, text: string) => new File([text], name, { type: 'text/csv' });

const meta = {
  component: Page,
  decorators: [inReportsHost],
  args: { kind: 'protqc', initial: PLAIN },
  beforeEach: ({ msw }) =>
    msw.use(
      someTasks(TASKS),
      storedFiles.log('Error', 'The data table has no column "D5_3".'),
      ...happyHandlers,
    ),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Reports' });
    await step('a finished report has its result, any other its log', async () => {
      await expect(
        await within(table).findByRole('link', { name: 'Result of protein_batch_1' }),
      ).toHaveAttribute('href', `#/datains-report/${uuid(5, 1)}`);
      await expect(within(table).getByText('Running 40%')).toBeVisible();
      await expect(
        within(table).queryByRole('link', { name: 'Result of protein_batch_3' }),
      ).not.toBeInTheDocument();
      await userEvent.click(within(table).getByRole('button', { name: 'Show the log of protein_batch_3' }));
      const drawer = await screen.findByRole('dialog', { name: 'Log' });
      await expect(await within(drawer).findByText(/no column "D5_3"/u)).toBeVisible();
      await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('a status filters', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Failed' }));
      await waitFor(() => expect(within(table).queryByText('protein_batch_1')).not.toBeInTheDocument());
      await expect(within(table).getByText('protein_batch_3')).toBeVisible();
    });
    await step('a part of the name finds', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Total' }));
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Report Name' }), 'BATCH_2{Enter}');
      await waitFor(() => expect(within(table).queryByText('protein_batch_1')).not.toBeInTheDocument());
      await expect(within(table).getByText('protein_batch_2')).toBeVisible();
    });
    await step('emptying the search shows everything again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
      await expect(await within(table).findByText('protein_batch_1')).toBeVisible();
    });
  },
};

/** One odd record must not empty the list. */
export const OddTasks: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/quartet-service/api/tasks', () =>
        HttpResponse.json({
          total: 4,
          page: 1,
          page_size: 10,
          data: [TASKS[0], null, { id: uuid(5, 9), status: 'Thought of later' }, { name: 'no id' }],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('protein_batch_1')).toBeVisible();
    await expect(canvas.getByText('no id')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Without a name' })).toBeVisible();
    await expect(canvas.getAllByText('Unknown')).toHaveLength(2);
    await expect(canvas.getAllByText('0000-00-00 00:00')).toHaveLength(4);
  },
};

const started = fn();

/** Both tables are checked before anything leaves the computer; then they are uploaded, and the report is asked for. */
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
    await userEvent.click(await canvas.findByRole('button', { name: 'New QC Report' }));
    const drawer = await screen.findByRole('dialog', { name: 'New QC Report' });
    const submit = within(drawer).getByRole('button', { name: 'Submit' });
    await step('says what is missing', async () => {
      await userEvent.click(submit);
      await expect(await within(drawer).findByText('Choose the data table.')).toBeVisible();
      await expect(within(drawer).getByText('Give a name of 10 to 64 characters.')).toBeVisible();
    });
    await step('names the missing column', async () => {
      await userEvent.upload(
        within(drawer).getByLabelText('Choose or drop the file: Data File'),
        csv('data.csv', DATA.replace('D6_1', 'D6')),
      );
      await userEvent.upload(
        within(drawer).getByLabelText('Choose or drop the file: Metadata File'),
        csv('metadata.csv', METADATA),
      );
      await expect(
        await within(drawer).findByText('The column “D6_1” is missing: the metadata names this library.'),
      ).toBeVisible();
      await userEvent.type(within(drawer).getByRole('textbox', { name: 'Report Name' }), 'protein_batch_9');
      await userEvent.click(submit);
      await expect(started).not.toHaveBeenCalled();
    });
    await step('uploads and starts', async () => {
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
        },
        '00000000-0000-4000-8000-000000000003',
      );
    });
  },
};

const uploaded = fn();

/** A refusal keeps the form; the second try uploads nothing again and carries the same key. */
export const NewReportRefused: Story = {
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
    await userEvent.click(await canvas.findByRole('button', { name: 'New QC Report' }));
    const drawer = await screen.findByRole('dialog', { name: 'New QC Report' });
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
    await step('the refusal is shown, and the form stays', async () => {
      await userEvent.click(within(drawer).getByRole('button', { name: 'Submit' }));
      const alert = await within(drawer).findByRole('alert');
      await expect(alert).toHaveTextContent('data.csv does not exist');
      await expect(within(drawer).getByRole('textbox', { name: 'Report Name' })).toHaveValue(
        'protein_batch_9',
      );
    });
    await step('the second try works', async () => {
      await userEvent.click(within(drawer).getByRole('button', { name: 'Submit' }));
      await expect(await within(drawer).findByText('The report is being made')).toBeVisible();
      await expect(uploaded).toHaveBeenCalledOnce();
      await expect(started.mock.calls[1]).toEqual(started.mock.calls[0]);
    });
  },
};

export const UploadRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      objectHandlers.uploadUrlForbidden,
      storedFiles.table('metadata.csv', METADATA),
      reportHandlers.create,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New QC Report' }));
    const drawer = await screen.findByRole('dialog', { name: 'New QC Report' });
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

/** There is no DNA tool on this server, and the screen says so. */
export const ToolNotInstalled: Story = {
  args: { kind: 'dseqc' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The report tool “quartet-dseqc-report” is not installed on this server'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New QC Report' })).not.toBeInTheDocument();
    await expect(await canvas.findByText('No report yet')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No report yet')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'New QC Report' })).toHaveLength(2);
  },
};

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listError, reportToolHandlers.listError),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The reports could not be loaded');
    msw.use(someTasks(TASKS));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('protein_batch_1')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the reports')).toBeInTheDocument();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('运行中 40%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '新建质控报告' }));
    await expect(await screen.findByRole('textbox', { name: '报告名称' })).toBeVisible();
  },
};
