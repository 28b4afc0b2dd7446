import { aFolder, datainsHttp, happyHandlers } from '@omics-portal/api-mocks';
import { Button } from '@omics-portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { formatLocation, parseLocation } from '../location/folder-location';
import { inStorageHost } from '../testing/storage-host';
import { FolderTree } from './folder-tree';

const navigated = fn();
const requested = fn();

/** Tree, with the current folder as a search parameter would have it, and a link as in the file list. */
function Page({ path }: { readonly path: string }) {
  const [link, setLink] = useState(path);
  const location = parseLocation(link);
  return location ? (
    <>
      <FolderTree
        location={location}
        onLocationChange={(next) => {
          navigated(formatLocation(next));
          setLink(formatLocation(next));
        }}
      />
      <Button onClick={() => setLink('minio://users/data/ada/run1/raw/')}>Open raw</Button>
    </>
  ) : null;
}

/** Subfolders by folder. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  '': ['data/'],
  'data/': ['data/ada/'],
  'data/ada/': ['data/ada/run1/', 'data/ada/run2/'],
  'data/ada/run1/': ['data/ada/run1/raw/'],
};

const list = () =>
  datainsHttp.on('get', '/api/services/{service}/buckets/{bucket}', ({ params, query, response }) => {
    const bucket = params.bucket ?? '';
    const prefix = query.get('prefix') ?? '';
    requested(prefix);
    const folder = `minio://${bucket}/`;
    const data = (FOLDERS[prefix] ?? []).map((key) => aFolder({ key, path: `${folder}${key}` }));
    return response(200).json({
      data,
      total: data.length,
      page: 1,
      per_page: 1000,
      bucket,
      location: `${folder}${prefix}`,
    });
  });

const meta = {
  component: Page,
  decorators: [inStorageHost],
  args: { path: 'minio://users/data/ada/' },
  beforeEach: ({ msw }) => {
    navigated.mockClear();
    requested.mockClear();
    msw.use(list(), ...happyHandlers);
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Navigation: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the current folder is selected and expanded', async () => {
      await expect(await canvas.findByRole('treeitem', { name: /^run1/u })).toBeVisible();
      await expect(canvas.getByRole('treeitem', { name: /^ada/u })).toHaveAttribute('aria-selected', 'true');
    });
    await step('arrow keys expand a folder, which fetches its subfolders', async () => {
      await expect(requested).not.toHaveBeenCalledWith('data/ada/run1/');
      canvas.getByRole('treeitem', { name: /^run1/u }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(await canvas.findByRole('treeitem', { name: /^raw/u })).toBeVisible();
      await expect(requested.mock.calls).toEqual([['data/ada/'], ['data/ada/run1/']]);
    });
    await step('a folder without subfolders has a message', async () => {
      canvas.getByRole('treeitem', { name: /^run2/u }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(await canvas.findByRole('treeitem', { name: 'run2 No subfolders' })).toBeVisible();
    });
    await step('a press opens the folder', async () => {
      await userEvent.click(canvas.getByRole('treeitem', { name: /^raw/u }));
      await expect(navigated).toHaveBeenCalledOnce();
      await expect(navigated).toHaveBeenCalledWith('minio://users/data/ada/run1/raw/');
      await expect(canvas.getByRole('treeitem', { name: /^raw/u })).toHaveAttribute('aria-selected', 'true');
    });
  },
};

/** When another part of the screen opens a folder, the tree expands to it. */
export const FollowsCurrentFolder: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /^run1/u });
    await userEvent.click(canvas.getByRole('button', { name: 'Open raw' }));
    await waitFor(() =>
      expect(canvas.getByRole('treeitem', { name: /^raw/u })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

/** Outside the user's own folder, the bucket is the root. */
export const OtherBucket: Story = {
  args: { path: 'minio://shared/data/ada/run1/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: /^run2/u })).toHaveAttribute('aria-level', '4');
    await expect(canvas.getByRole('treeitem', { name: /^shared/u })).toHaveAttribute('aria-level', '1');
    await expect(canvas.getByRole('treeitem', { name: /^run1/u })).toHaveAttribute('aria-selected', 'true');
  },
};

/** A folder that cannot be listed shows the reason. A press on it retries. */
export const FolderFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(datainsHttp.failing('get', '/api/services/{service}/buckets/{bucket}', 403)),
  play: async ({ canvas, msw, userEvent }) => {
    const folder = await canvas.findByRole('treeitem', { name: /^ada/u });
    await expect(await within(folder).findByText(/You may not do this/u)).toBeVisible();
    msw.use(list());
    await userEvent.click(folder);
    await expect(await canvas.findByRole('treeitem', { name: /^run1/u })).toBeVisible();
    await expect(navigated).not.toHaveBeenCalled();
  },
};

/** Folder with 1,500 entries, whose second page has a folder. */
const inPages = datainsHttp.on('get', '/api/services/{service}/buckets/{bucket}', ({ query, response }) => {
  const page = Number(query.get('page'));
  const key = page === 1 ? 'data/ada/run1/' : 'data/ada/zebra/';
  const data = query.get('prefix') === 'data/ada/' ? [aFolder({ key, path: `minio://users/${key}` })] : [];
  const location = `minio://users/${query.get('prefix') ?? ''}`;
  return response(200).json({ data, total: 1500, page, per_page: 1000, bucket: 'users', location });
});

/** The first 1,000 entries of a folder are searched for subfolders, and further ones on request. */
export const LargeFolder: Story = {
  beforeEach: ({ msw }) => msw.use(inPages),
  play: async ({ canvas, msw, step, userEvent }) => {
    const more = { name: /^Folders among the first 1,?000 entries\. Show more/u };
    await expect(await canvas.findByRole('treeitem', { name: /^run1/u })).toBeVisible();
    await expect(canvas.queryByRole('treeitem', { name: /^zebra/u })).toBeNull();
    await step('a page that does not load says why, and is fetched again', async () => {
      msw.use(datainsHttp.failing('get', '/api/services/{service}/buckets/{bucket}', 403));
      await userEvent.click(canvas.getByRole('treeitem', more));
      const failed = await canvas.findByRole('treeitem', { name: /You may not do this/u });
      msw.use(inPages);
      await userEvent.click(failed);
    });
    await step('the folders of the next page follow, and nothing more is offered', async () => {
      await expect(await canvas.findByRole('treeitem', { name: /^zebra/u })).toBeVisible();
      await expect(canvas.queryByRole('treeitem', { name: /Show more/u })).toBeNull();
      await expect(navigated).not.toHaveBeenCalled();
    });
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  args: { path: 'minio://users/data/ada/run2/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tree', { name: '文件夹' })).toBeVisible();
    await expect(await canvas.findByText('没有子文件夹')).toBeVisible();
  },
};
