import {
  anObjectMeta,
  bucketHandlers,
  datainsHttp,
  fsServiceHandlers,
  happyHandlers,
  objectHandlers,
  trashHandlers,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inStorageHost, storeHandlers, WithSearch } from '../testing/storage-host';
import { FileManagerScreen } from './file-manager-screen';
import type { FileManagerSearch } from './file-manager-search';

const HOME: FileManagerSearch = { path: undefined, find: undefined, sort: undefined };
const searched = fn();
const put = fn();

function Page({ initial }: { readonly initial: FileManagerSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <FileManagerScreen
          title="File Management"
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

const metaOf = (overrides: Parameters<typeof anObjectMeta>[0]) =>
  datainsHttp.on('get', '/api/services/{service}/buckets/{bucket}/object-meta', ({ response }) =>
    response(200).json({ meta: anObjectMeta(overrides) }),
  );

const meta = {
  component: Page,
  decorators: [inStorageHost],
  args: { initial: HOME },
  beforeEach: ({ msw }) => {
    searched.mockClear();
    put.mockClear();
    msw.use(storeHandlers.get('a,b\n1,2\n'), ...happyHandlers);
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('opens at the own folder', async () => {
      await expect(await canvas.findByRole('link', { name: 'run1' })).toHaveAttribute(
        'href',
        '#/seq-flow/file-manager?path=minio%3A%2F%2Fusers%2Fdata%2Fada%2Frun1%2F',
      );
      const way = within(canvas.getByRole('navigation', { name: 'Folder' }));
      await expect(way.getByText('ada')).toHaveAttribute('aria-current', 'page');
      await expect(way.getByRole('link', { name: 'users' })).toHaveAttribute(
        'href',
        '#/seq-flow/file-manager?path=minio%3A%2F%2Fusers%2F',
      );
    });
    await step('sizes and times are formatted', async () => {
      const row = within(await canvas.findByRole('row', { name: /D5_1_R2/u }));
      await expect(row.getByText('2.00 MB')).toBeVisible();
      await expect(row.getByText('2021-09-13 16:00')).toBeVisible();
      await expect(row.getByText('STANDARD')).toBeVisible();
    });
    await step('a prefix becomes a search parameter', async () => {
      await userEvent.type(
        canvas.getByRole('searchbox', { name: 'Enter a link or a prefix of file name' }),
        'D5_1{Enter}',
      );
      await expect(searched).toHaveBeenCalledWith({
        path: 'minio://users/data/ada/D5_1',
        find: undefined,
        sort: undefined,
      });
    });
    await step('an invalid link is rejected with a message', async () => {
      await userEvent.clear(canvas.getByRole('searchbox', { name: 'Enter a link or a prefix of file name' }));
      await userEvent.type(
        canvas.getByRole('searchbox', { name: 'Enter a link or a prefix of file name' }),
        'http://x/{Enter}',
      );
      await expect(await canvas.findByText(/No such link/u)).toBeVisible();
    });
  },
};

export const AnotherBucket: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Bucket' }));
    await userEvent.click(await screen.findByRole('option', { name: 'projects' }));
    await expect(searched).toHaveBeenCalledWith({
      path: 'minio://projects/',
      find: undefined,
      sort: undefined,
    });
  },
};

export const Details: Story = {
  beforeEach: ({ msw }) => msw.use(metaOf({ name: 'D5_1_R1.fastq.gz', length: 8, etag: 'v1' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'D5_1_R1.fastq.gz' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'File Details' }));
    await expect(await drawer.findByText('8 Bytes')).toBeVisible();
    await expect(drawer.getByText('minio://users/data/ada/D5_1_R1.fastq.gz')).toBeVisible();
    await expect(
      drawer.getByText(
        'Preview of D5_1_R1.fastq.gz: minio://users/data/ada/D5_1_R1.fastq.gz, 8 bytes, version v1',
      ),
    ).toBeVisible();
  },
};

export const DeletedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(objectHandlers.metaMissingAsText),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'D5_1_R1.fastq.gz' }));
    await expect(await screen.findByText('Object does not exist')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
  },
};

export const AddFolder: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('post', '/api/services/{service}/buckets/{bucket}', ({ params, query, response }) => {
        put(query.get('key'));
        return response(201).json({ bucket: params.bucket ?? '', name: query.get('key') ?? '' });
      }),
    ),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Folder' }));
    const name = dialog.getByRole('textbox', { name: /Folder Name/u });
    await step('each rule has its message', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add Folder' }));
      await expect(dialog.getByText('Please input your folder name!')).toBeVisible();
      await userEvent.type(name, 'a/b');
      await expect(dialog.getByText('Folder name is not valid')).toBeVisible();
      await userEvent.clear(name);
      await userEvent.type(name, 'x'.repeat(64));
      await expect(dialog.getByText('Length should be 1 to 63')).toBeVisible();
      await expect(put).not.toHaveBeenCalled();
    });
    await step('the key has a slash between parent and name', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, 'run 2{Enter}');
      await waitFor(() => expect(put).toHaveBeenCalledWith('data/ada/run 2/'));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const AddFolderRejected: Story = {
  beforeEach: ({ msw }) => msw.use(objectHandlers.makeDirectoryConflict),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Folder' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Folder Name/u }), 'run1{Enter}');
    await expect(await screen.findByText('The folder exists')).toBeVisible();
  },
};

export const Deleted: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('post', '/api/services/{service}/trash/restore', async ({ body, response }) => {
        const { ids } = await body();
        put(ids.length);
        return response(200).json({ data: ids.map((id) => ({ id, state: 'done' })) });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions on D5_1_R1.fastq.gz' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(await screen.findByText('D5_1_R1.fastq.gz is in the trash')).toBeVisible();
    await expect(screen.getByText('It can be restored for 30 days.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(put).toHaveBeenCalledWith(1));
    await expect(await screen.findByText('1 item was restored')).toBeVisible();
  },
};

export const DeleteRejected: Story = {
  beforeEach: ({ msw }) => msw.use(trashHandlers.trashForbidden),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions on D5_1_R1.fastq.gz' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(await screen.findByText('D5_1_R1.fastq.gz could not be deleted')).toBeVisible();
    await expect(screen.getByText('You may not change it: it belongs to another user.')).toBeVisible();
  },
};

export const InvalidPath: Story = {
  args: { initial: { ...HOME, path: 'data/ada' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invalid path')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to my files' })).toHaveAttribute(
      'href',
      '#/seq-flow/file-manager',
    );
    await expect(canvas.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
  },
};

export const NoOwnFolder: Story = {
  beforeEach: ({ msw }) => msw.use(fsServiceHandlers.listWithoutOwn, ...happyHandlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Its folders and files will be listed here.')).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Bucket' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(objectHandlers.listLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the folder')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(objectHandlers.listEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This folder is empty')).toBeVisible();
    await expect(await canvas.findByText('No subfolders')).toBeVisible();
  },
};

export const NoSuchPrefix: Story = {
  args: { initial: { ...HOME, path: 'minio://users/data/ada/(.*' } },
  beforeEach: ({ msw }) => msw.use(objectHandlers.listEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No name begins with "(.*"')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show the whole folder' })).toBeVisible();
  },
};

export const FolderFails: Story = {
  beforeEach: ({ msw }) => msw.use(objectHandlers.listForbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The folder could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to my files' })).toBeVisible();
  },
};

export const ServicesAndBucketsFail: Story = {
  args: { initial: { ...HOME, path: 'minio://users/data/ada/' } },
  beforeEach: ({ msw }) => msw.use(fsServiceHandlers.listError, bucketHandlers.listError),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('Can not load any services.')).toBeVisible();
    await expect(await canvas.findByText('The buckets could not be loaded')).toBeVisible();
    await step('the folder is shown nevertheless', () =>
      waitFor(() => expect(canvas.getByRole('link', { name: 'run1' })).toBeVisible()),
    );
    await expect(await canvas.findByRole('treeitem', { name: /^run1/u })).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'run1' });
    await expect(canvas.getByRole('columnheader', { name: '文件名' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '新建文件夹' })).toBeVisible();
  },
};
