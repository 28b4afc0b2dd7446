import { anUploadToken, happyHandlers, reportHttp, uploadHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inStorageHost } from '../testing/storage-host';
import { finishedList, NO_SEARCH, taskList, UploadTasksPage } from '../testing/upload-tasks-page';

const sent = fn();
const saved = fn<(text: string) => void>();

const meta = {
  component: UploadTasksPage,
  decorators: [inStorageHost],
  args: { initial: NO_SEARCH },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(taskList, ...happyHandlers);
  },
} satisfies Meta<typeof UploadTasksPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openTokenDialog({
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
    await openTokenDialog(context);
    const shown = within(
      await screen.findByRole('dialog', { name: 'New Token Information (Only Show Once)' }),
    );
    await step('the key of the response is shown', async () => {
      await expect(shown.getByText('example-key-id')).toBeVisible();
      await expect(shown.getByText('example-secret')).toBeVisible();
      await expect(shown.getByText('2022-05-20 20:00')).toBeVisible();
      await expect(shown.getByText('These secrets are shown once')).toBeVisible();
    });
    await step('each tool has its command', async () => {
      await expect(shown.getByText('curl --upload-file')).toBeVisible();
      await userEvent.click(shown.getByRole('radio', { name: 'aws' }));
      await expect(shown.getByText('aws s3 cp .')).toBeVisible();
      await expect(shown.getByText(/uploads the subfolders, too/)).toBeVisible();
      await expect(shown.queryByText('curl --upload-file')).not.toBeInTheDocument();
    });
    await step('after closing, the dialog opens with the confirmation again', async () => {
      await userEvent.click(shown.getAllByRole('button', { name: 'Close' })[0]!);
      await waitFor(() => expect(screen.queryByText('example-secret')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'New token for rna_run1' }));
      await expect(await screen.findByRole('alertdialog')).toBeVisible();
      await expect(screen.queryByText('example-secret')).not.toBeInTheDocument();
    });
  },
};

export const NewTokenWithoutS3Keys: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.on('post', '/api/tool/omics-dataset/{id}/refresh-token', ({ response }) => {
        const { osspath, expiration } = anUploadToken().sts_token;
        const sts_token = {
          osspath,
          expiration,
          region: 'local',
          id: 'a-task',
          secret: 'a-part',
          stoken: 'a-query',
        };
        const commands = [{ tool: 'curl' as const, command: 'curl --upload-file' }];
        return response(201).json(anUploadToken({ kind: 'link', sts_token, commands }));
      }),
    ),
  play: async (context) => {
    await openTokenDialog(context);
    await expect(await screen.findByText('curl --upload-file')).toBeVisible();
    await expect(screen.getByText('Uploads go through the portal')).toBeVisible();
    await expect(screen.getByText('ZXhhbXBsZQ==')).toBeVisible();
    for (const name of ['Access Key', 'Access Secret', 'STS Token'])
      await expect(screen.queryByText(name)).not.toBeInTheDocument();
  },
};

export const NewTokenPending: Story = {
  beforeEach: ({ msw }) => msw.use(reportHttp.pending('post', '/api/tool/omics-dataset/{id}/refresh-token')),
  play: async (context) => {
    await openTokenDialog(context);
    await expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByText('Access Key')).not.toBeInTheDocument();
  },
};

export const NewTokenFails: Story = {
  beforeEach: ({ msw }) => msw.use(uploadHandlers.refreshTokenError),
  play: async (context) => {
    await openTokenDialog(context);
    await expect(await screen.findByText('No token was generated')).toBeVisible();
    await expect(screen.queryByText('Access Key')).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Refusal of the server for a data set that another tab has finished meanwhile. */
const FINISHED = 'The data set "rna_run1" is finished and takes no more files.';

export const NewTokenOfFinished: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.on('post', '/api/tool/omics-dataset/{id}/refresh-token', ({ response }) => {
        msw.use(finishedList);
        return response(409).json({ message: FINISHED });
      }),
    ),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await openTokenDialog(context);
    await step('the reason is that of the server, and there is no key', async () => {
      await expect(await screen.findByText(FINISHED)).toBeVisible();
      await expect(screen.queryByText('Access Key')).not.toBeInTheDocument();
    });
    await step('the list shows that the data set is finished', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'No' }));
      await expect(await canvas.findByRole('link', { name: 'View All Files' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'New token for rna_run1' })).not.toBeInTheDocument();
    });
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
    // The log renders its lines after it has been measured.
    await step('markup in the report is shown as text', async () =>
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
    await expect(screen.getByRole('link', { name: 'View All Files' })).toHaveAttribute(
      'href',
      expect.stringContaining('rna_run1'),
    );
  },
};

export const Templates: Story = {
  beforeEach: () => {
    saved.mockClear();
    spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      void (content as Blob).text().then(saved);
      return 'blob:template';
    });
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Metadata Template' }));
    await step('each kind of data has a table of its own', async () => {
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Proteomics' }));
      await waitFor(() => expect(saved).toHaveBeenCalledOnce());
      await expect(saved).toHaveBeenCalledWith(expect.stringMatching(/^file,sample,.*,enzyme,/));
    });
  },
};
