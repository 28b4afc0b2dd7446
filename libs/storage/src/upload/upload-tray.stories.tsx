import { happyHandlers, objectHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inStorageHost, storeHandlers } from '../testing/storage-host';
import type { UploadRecord } from './upload-records';
import { UploadTray } from './upload-tray';
import { useUploadQueue } from './uploads-context';

const TO = { service: 'minio', bucket: 'users', folder: 'data/ada/', filter: '' };
const MODIFIED = 1_700_000_000_000;
const file = (name: string, content: string) => new File([content], name, { lastModified: MODIFIED });

/** Page that starts uploads. */
function Page({ names }: { readonly names: readonly string[] }) {
  const queue = useUploadQueue();
  useEffect(() => {
    queue.add(
      names.map((name) => file(name, 'hello')),
      TO,
    );
    return queue.pauseAll;
  }, [queue, names]);
  return <p className="h-64">Another page</p>;
}

/** Two pages above one tray. */
function TwoPages({ names }: { readonly names: readonly string[] }) {
  const [page, setPage] = useState('/first');
  return (
    <>
      <Page names={names} />
      <button type="button" onClick={() => setPage('/next')}>
        Next page
      </button>
      <UploadTray folderHref={() => '#'} page={page} />
    </>
  );
}

const EARLIER: readonly UploadRecord[] = [
  {
    path: 'minio://users/data/ada/run1/S1_R1.fastq.gz',
    file: { name: 'S1_R1.fastq.gz', size: 5, modified: MODIFIED, head: '68656c6c6f' },
    page: 'closed',
    upload: null,
  },
  {
    path: 'minio://users/data/ada/run1/S1_R2.fastq.gz',
    file: { name: 'S1_R2.fastq.gz', size: 5, modified: MODIFIED, head: '68656c6c6f' },
    page: 'closed',
    upload: null,
  },
];

const meta = {
  component: Page,
  decorators: [inStorageHost],
  args: { names: [] },
  beforeEach: ({ msw }) => {
    msw.use(storeHandlers.put, ...happyHandlers);
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another page')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Uploads' })).not.toBeInTheDocument();
  },
};

export const PauseAndResume: Story = {
  args: { names: ['a.csv', 'b.csv'] },
  beforeEach: ({ msw }) => msw.use(storeHandlers.putPending),
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('all uploads', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Pause all uploads' }));
      await expect(await canvas.findAllByText('Paused')).toHaveLength(2);
    });
    msw.use(storeHandlers.put);
    await step('one upload', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Resume the upload of a.csv' }));
      await expect(await canvas.findByText('1 of 2 uploaded')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Resume all uploads' }));
    await expect(await canvas.findByText('2 of 2 uploaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the list' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Uploads' })).not.toBeInTheDocument());
  },
};

export const Collapsed: Story = {
  args: { names: ['a.csv'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide the list of uploads' }));
    await expect(canvas.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show the list of uploads' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(await canvas.findByText('1 of 1 uploaded')).toBeVisible();
  },
};

/** On the next page the finished uploads are one line, and do not cover the page. */
export const FoldedOnTheNextPage: Story = {
  args: { names: ['a.csv'] },
  parameters: { tray: false },
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 of 1 uploaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the list of uploads' }));
    await expect(canvas.getByRole('list', { name: 'Uploads' })).toBeVisible();
  },
};

export const Unfinished: Story = {
  parameters: { earlier: EARLIER },
  beforeEach: ({ msw }) => msw.use(objectHandlers.metaMissing),
  play: async ({ canvas, step, userEvent }) => {
    await expect(await canvas.findByText('2 unfinished uploads')).toBeVisible();
    const input = canvas.getByLabelText('Files of the unfinished uploads');
    await step('a changed file is not sent, with the reason', async () => {
      await userEvent.upload(input, [file('S1_R1.fastq.gz', 'jello')]);
      await expect(await canvas.findByText('S1_R1.fastq.gz was not uploaded')).toBeVisible();
      await expect(canvas.getByText(/The beginning of the file differs/)).toBeVisible();
    });
    await step('the same file goes on to its folder', async () => {
      await userEvent.upload(input, [file('S1_R1.fastq.gz', 'hello')]);
      await expect(await canvas.findByText('1 of 1 uploaded')).toBeVisible();
      await expect(canvas.queryByText('S1_R1.fastq.gz was not uploaded')).not.toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Forget the upload of S1_R2.fastq.gz' }));
    await waitFor(() =>
      expect(canvas.queryByRole('list', { name: 'Unfinished uploads' })).not.toBeInTheDocument(),
    );
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  args: { names: ['a.csv'] },
  parameters: { earlier: EARLIER },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '上传列表' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '重新选择文件' })).toBeVisible();
  },
};
