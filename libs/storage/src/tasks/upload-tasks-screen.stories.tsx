import {
  anUploadTask,
  happyHandlers,
  reportHttp,
  taskHandlers,
  taskPageOf,
  uploadHandlers,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inStorageHost, WithSearch } from '../testing/storage-host';
import { UploadTasksScreen } from './upload-tasks-screen';
import type { UploadTasksSearch } from './upload-tasks-search';

const EVERYTHING: UploadTasksSearch = {
  status: undefined,
  page: undefined,
  perPage: undefined,
  name: undefined,
};
const searched = fn();
const sent = fn();

function Page({ initial }: { readonly initial: UploadTasksSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <UploadTasksScreen
          search={search}
          onSearchChange={(next) => {
            searched(next);
            onSearchChange(next);
          }}
        />
      )}
    </WithSearch>
  );
}

const TASKS = [
  anUploadTask({ description: 'Third sequencing run, three replicates of each sample' }),
  anUploadTask({
    id: uuid(5, 12),
    name: 'prot_batch2',
    status: 'Finished',
    percentage: 100,
    finished_time: 1_653_010_800_000,
    response: { data: { upload_link: 'minio://users/data/ada/prot_batch2/proteomics/' } },
    payload: { data_type: 'proteomics', email: 'ada@example.org', manager: 'ada' },
  }),
  anUploadTask({
    id: uuid(5, 13),
    name: 'wgs_2022',
    status: 'Failed',
    payload: { data_type: 'genomics' },
    response: null,
  }),
];

const list = reportHttp.on('get', '/api/tasks', ({ query, response }) => {
  const status = query.get('status');
  return response(200).json(
    taskPageOf(
      TASKS.filter((task) => !status || task.status === status),
      query,
    ),
  );
});

const meta = {
  component: Page,
  decorators: [inStorageHost],
  args: { initial: EVERYTHING },
  beforeEach: ({ msw }) => {
    searched.mockClear();
    sent.mockClear();
    msw.use(list, ...happyHandlers);
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('each task shows its state, times, type and path', async () => {
      const row = within(await canvas.findByRole('row', { name: /rna_run1/u }));
      await expect(row.getByText('Running 0%')).toBeVisible();
      await expect(row.getByText('Transcriptomics')).toBeVisible();
      await expect(row.getByText('0000-00-00 00:00')).toBeVisible();
      await expect(row.getByRole('link', { name: /transcriptomics\/$/u })).toHaveAttribute(
        'href',
        '#/seq-flow/file-manager?path=minio%3A%2F%2Fusers%2Fdata%2Fada%2Frna_run1%2Ftranscriptomics%2F',
      );
      await expect(
        within(canvas.getByRole('row', { name: /prot_batch2/u })).getByText('2022-05-20 09:40'),
      ).toBeVisible();
    });
    await step('a finished one takes no key and no check', async () => {
      const row = within(canvas.getByRole('row', { name: /prot_batch2/u }));
      await expect(row.queryByRole('button', { name: /New token/u })).not.toBeInTheDocument();
      await expect(row.getByRole('link', { name: 'View All Files' })).toBeVisible();
    });
    await step('a status narrows the list', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Failed' }));
      await waitFor(() => expect(canvas.queryByRole('row', { name: /rna_run1/u })).not.toBeInTheDocument());
      await expect(canvas.getByRole('row', { name: /wgs_2022/u })).toBeVisible();
    });
    await step('the name search keeps the status', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Dataset Name' }), 'WGS{Enter}');
      await expect(searched).toHaveBeenLastCalledWith({ ...EVERYTHING, status: 'Failed', name: 'WGS' });
      await expect(await canvas.findByRole('row', { name: /wgs_2022/u })).toBeVisible();
    });
    await step('so does emptying it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
      await expect(searched).toHaveBeenLastCalledWith({ ...EVERYTHING, status: 'Failed', name: undefined });
      await expect(canvas.getByRole('searchbox', { name: 'Dataset Name' })).toHaveFocus();
    });
  },
};

export const RefreshKeepsTheFilters: Story = {
  args: { initial: { ...EVERYTHING, status: 'Failed' } },
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.on('get', '/api/tasks', ({ query, response }) => {
        sent(query.get('status'), query.get('plugin_name'));
        return response(200).json(taskPageOf([], query));
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No dataset matches');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent).toHaveBeenLastCalledWith('Failed', 'omics-dataset');
  },
};

export const Register: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.on('post', '/api/tool/omics-dataset', async ({ body, response }) => {
        sent(await body());
        return response(201).json({
          task_id: uuid(5, 14),
          data: { upload_link: 'minio://users/data/ada/prot_run1/proteomics/' },
        });
      }),
    ),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register & Upload Your Data' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Register & Upload Your Data' }));
    const name = drawer.getByRole('textbox', { name: /Dataset Name/u });
    await step('the name has its rules', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
      await expect(drawer.getByText('Please enter the name of dataset')).toBeVisible();
      await userEvent.type(name, 'abc');
      await expect(name).toBeInvalid();
    });
    await step('the path follows name and type', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, 'prot_run1');
      await userEvent.click(drawer.getByRole('radio', { name: 'Proteomics' }));
      await expect(drawer.getByText('minio://users/data/ada/prot_run1/proteomics/')).toBeVisible();
    });
    await step('email and manager are those of the session', async () => {
      await expect(drawer.getByRole('textbox', { name: 'Contact Email' })).toHaveAttribute('readonly');
      await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
      await waitFor(() =>
        expect(sent).toHaveBeenCalledWith({
          name: 'prot_run1',
          email: 'ada@example.org',
          manager: 'ada',
          data_type: 'proteomics',
          description: '',
        }),
      );
    });
    await step('it leads to where the files go', async () => {
      await expect(await drawer.findByText('The Dataset prot_run1 created.')).toBeVisible();
      await expect(drawer.getByRole('link', { name: 'Open its folder and upload' })).toBeVisible();
    });
  },
};

export const RegisterConflict: Story = {
  beforeEach: ({ msw }) => msw.use(uploadHandlers.createConflict),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register & Upload Your Data' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Dataset Name/u }), 'rna_run1');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await expect(await screen.findByText('A dataset with this name exists')).toBeVisible();
  },
};

async function askForToken({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'New token for rna_run1' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'New token for rna_run1' }));
  await userEvent.click(question.getByRole('button', { name: 'Yes' }));
}

export const NewTokenShownOnce: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await askForToken(context);
    const shown = within(
      await screen.findByRole('dialog', { name: 'New Token Information (Only Show Once)' }),
    );
    await step('it shows what the server gave', async () => {
      await expect(shown.getByText('example-key-id')).toBeVisible();
      await expect(shown.getByText('example-secret')).toBeVisible();
      await expect(shown.getByText('2022-05-20 20:00')).toBeVisible();
      await expect(shown.getByText('These secrets are shown once')).toBeVisible();
    });
    await step('after closing, asking again starts with the question', async () => {
      await userEvent.click(shown.getAllByRole('button', { name: 'Close' })[0]!);
      await waitFor(() => expect(screen.queryByText('example-secret')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'New token for rna_run1' }));
      await expect(await screen.findByRole('alertdialog')).toBeVisible();
      await expect(screen.queryByText('example-secret')).not.toBeInTheDocument();
    });
  },
};

export const NewTokenOnItsWay: Story = {
  beforeEach: ({ msw }) => msw.use(reportHttp.pending('post', '/api/tool/omics-dataset/{id}/refresh-token')),
  play: async (context) => {
    await askForToken(context);
    await expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByText('Access Key')).not.toBeInTheDocument();
  },
};

export const NewTokenFails: Story = {
  beforeEach: ({ msw }) => msw.use(uploadHandlers.refreshTokenError),
  play: async (context) => {
    await askForToken(context);
    await expect(await screen.findByText('No token was generated')).toBeVisible();
    await expect(screen.queryByText('Access Key')).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const CheckPassed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.on('put', '/api/tool/omics-dataset/{id}', async ({ body, response }) => {
        sent(await body());
        return response(200).json({ status: 'Success', msg: '<b>2 files</b>\nall checksums match\n' });
      }),
    ),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the data of rna_run1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dataset rna_run1: check finished!' }));
    // The log draws its lines after it has been measured.
    await step('the report is text, whatever it holds', async () =>
      expect(await dialog.findByText('<b>2 files</b>')).toBeVisible(),
    );
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      name: 'rna_run1',
      data_type: 'transcriptomics',
      status: 'Finished',
    });
  },
};

export const CheckFailed: Story = {
  beforeEach: ({ msw }) => msw.use(uploadHandlers.checkFailed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the data of rna_run1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Dataset rna_run1: check failed!' }),
    ).toBeVisible();
    await expect(await screen.findByText('D5_1_R2.fastq.gz is missing')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the upload tasks')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No dataset yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The upload tasks could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /rna_run1/u });
    await expect(canvas.getByRole('heading', { name: '我的数据' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '运行中' })).toBeVisible();
    await expect(canvas.getByPlaceholderText('请输入数据集名称')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '上传路径' })).toBeVisible();
  },
};
