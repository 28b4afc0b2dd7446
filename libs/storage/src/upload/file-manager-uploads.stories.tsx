import { happyHandlers, objectHandlers, partUploadHandlers, usageHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inStorageHost, storeHandlers, WithSearch } from '../testing/storage-host';
import { FileManagerScreen } from '../files/file-manager-screen';
import type { FileManagerSearch } from '../files/file-manager-search';

const HOME: FileManagerSearch = { path: undefined, find: undefined, sort: undefined };
const put = fn();

function Page({ initial }: { readonly initial: FileManagerSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <FileManagerScreen title="File Management" search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

const meta = {
  component: Page,
  decorators: [inStorageHost],
  args: { initial: HOME },
  beforeEach: ({ msw }) => {
    put.mockClear();
    msw.use(storeHandlers.put, ...happyHandlers);
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UploadSendsFileContent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      objectHandlers.metaMissing,
      http.put('*/storage/:bucket/*', async ({ request }) => {
        put(new URL(request.url).pathname, await request.text(), request.headers.get('authorization'));
        return new HttpResponse(null);
      }),
    ),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Upload files' }));
    await expect(drawer.getByText('To minio://users/data/ada/')).toBeVisible();
    await step('invalid files are reported before the upload', async () => {
      await userEvent.upload(drawer.getByLabelText('Files to upload'), [
        new File(['hello'], 'a.csv'),
        new File(['x'.repeat(1024 * 1024 + 1)], 'large.csv'),
        new File(['x'], 'tool.EXE'),
      ]);
      await expect(await drawer.findByText('Too large')).toBeVisible();
      await expect(drawer.getByText('Type not accepted')).toBeVisible();
      await expect(drawer.getByText('Not accepted: files that end with .exe.')).toBeVisible();
    });
    await step('the valid file is sent, without a bearer token', async () => {
      const send = await drawer.findByRole('button', { name: 'Upload 1 file' });
      await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
      await userEvent.click(send);
      await waitFor(() => expect(put).toHaveBeenCalledWith('/storage/users/part', 'hello', null));
      await expect(await canvas.findByText('Uploaded')).toBeVisible();
      await expect(canvas.getByText('1 of 1 uploaded')).toBeVisible();
    });
  },
};

async function uploadOne({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }));
  await userEvent.upload(await screen.findByLabelText('Files to upload'), [new File(['hello'], 'a.csv')]);
  const send = await screen.findByRole('button', { name: 'Upload 1 file' });
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
  await userEvent.click(send);
}

export const UploadReplacesFile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }));
    await userEvent.upload(await screen.findByLabelText('Files to upload'), [new File(['hello'], 'a.csv')]);
    await expect(await screen.findByText('Replaces a file')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out a.csv' }));
    await expect(screen.getByRole('button', { name: 'Upload 0 files' })).toBeDisabled();
  },
};

export const AboveQuota: Story = {
  beforeEach: ({ msw }) => msw.use(usageHandlers.getFull),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^46\.57 GB of 46\.57 GB used: nearly full$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Upload files' }));
    await userEvent.upload(await drawer.findByLabelText('Files to upload'), [new File(['hello'], 'a.csv')]);
    await expect(await drawer.findByText('Above the quota')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Upload 0 files' })).toBeDisabled();
  },
};

export const RefusedByServer: Story = {
  beforeEach: ({ msw }) => msw.use(partUploadHandlers.createAboveQuota),
  play: async (context) => {
    await uploadOne(context);
    await expect(await context.canvas.findByText('Your quota of 10 bytes has room for 0 more')).toBeVisible();
  },
};

export const ChecksumDiffers: Story = {
  beforeEach: ({ msw }) => msw.use(partUploadHandlers.completeDifferent),
  play: async (context) => {
    await uploadOne(context);
    await expect(
      await context.canvas.findByText(/^The checksum of the stored file did not match/),
    ).toBeVisible();
  },
};

export const UploadCanceledAndRetried: Story = {
  beforeEach: ({ msw }) => msw.use(storeHandlers.putPending),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await uploadOne(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the upload of a.csv' }));
    await expect(await canvas.findByText('Canceled')).toBeVisible();
    msw.use(storeHandlers.put);
    await userEvent.click(canvas.getByRole('button', { name: 'Upload a.csv again' }));
    await expect(await canvas.findByText('Uploaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the list' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument());
  },
};

export const UploadRefused: Story = {
  beforeEach: ({ msw }) => msw.use(storeHandlers.putRefused),
  play: async (context) => {
    const { canvas } = context;
    await uploadOne(context);
    await expect(await canvas.findByText('The link has expired')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload a.csv again' })).toBeVisible();
  },
};

export const DroppedFiles: Story = {
  play: async ({ canvas }) => {
    const target = await canvas.findByRole('link', { name: 'run1' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['hello'], 'dropped.csv'));
    const drag = (type: string) =>
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    await expect(drag('dragover')).toBe(false);
    await expect(await canvas.findByText('Drop files or folders to upload them to ada')).toBeVisible();
    drag('drop');
    const drawer = within(await screen.findByRole('dialog', { name: 'Upload files' }));
    await expect(drawer.getByText('dropped.csv')).toBeVisible();
    await expect(await drawer.findByRole('button', { name: 'Upload 1 file' })).toBeVisible();
  },
};
