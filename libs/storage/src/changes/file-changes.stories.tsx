import { datainsHttp, happyHandlers, transferHandlers, trashHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within, type userEvent } from 'storybook/test';
import { FileManagerScreen } from '../files/file-manager-screen';
import type { FileManagerSearch } from '../files/file-manager-search';
import { inStorageHost, WithSearch } from '../testing/storage-host';

const HOME: FileManagerSearch = { path: undefined, find: undefined, sort: undefined };
const FILE = 'D5_1_R1.fastq.gz';
const BUCKET = '/api/services/{service}/buckets/{bucket}';

function Page() {
  return (
    <WithSearch initial={HOME}>
      {(search, onSearchChange) => (
        <FileManagerScreen title="File Management" search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

const meta = {
  component: Page,
  decorators: [inStorageHost],
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
const sent = fn();
type User = ReturnType<typeof userEvent.setup>;

async function act(user: User, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions on ${FILE}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** Presses a button by the keyboard. */
async function press(user: User, button: HTMLElement): Promise<void> {
  button.focus();
  await user.keyboard('{Enter}');
}

async function moveToRun(user: User) {
  await act(user, 'Move');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 item' }));
  await expect(dialog.getByRole('button', { name: 'Move here' })).toBeDisabled();
  await user.click(await dialog.findByRole('treeitem', { name: /^run1/u }));
  await user.click(dialog.getByRole('button', { name: 'Move here' }));
  return dialog;
}

export const Moved: Story = {
  play: async ({ userEvent: user }) => {
    await moveToRun(user);
    await expect(await screen.findByText('1 item is now in run1')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const MovedBack: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      datainsHttp.on('post', `${BUCKET}/transfers`, async ({ body, response }) => {
        const { items } = await body();
        sent(items);
        return response(200).json({ data: items.map((item) => ({ ...item, state: 'done' })) });
      }),
    );
  },
  play: async ({ userEvent: user }) => {
    await moveToRun(user);
    await press(user, await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('1 item was moved back')).toBeVisible();
    const [from, to] = [`data/ada/${FILE}`, `data/ada/run1/${FILE}`];
    await expect(sent).toHaveBeenNthCalledWith(1, [{ from, to }]);
    await expect(sent).toHaveBeenNthCalledWith(2, [{ from: to, to: from }]);
  },
};

export const RenamedAndBack: Story = {
  play: async ({ userEvent: user }) => {
    await act(user, 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: `Rename ${FILE}` }));
    await user.clear(dialog.getByRole('textbox', { name: /New name/u }));
    await user.type(dialog.getByRole('textbox', { name: /New name/u }), 'other.fastq.gz{Enter}');
    await expect(await screen.findByText(`${FILE} was renamed to other.fastq.gz`)).toBeVisible();
    await press(user, await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('1 item was moved back')).toBeVisible();
  },
};

/** The former name is in use again when the move is taken back. */
export const NotMovedBack: Story = {
  globals: { locale: 'zh-CN' },
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('post', `${BUCKET}/transfers`, async ({ body, response }) => {
        const { items } = await body();
        const isBack = items[0]?.from.includes('/run1/') === true;
        const outcome = isBack
          ? ({ state: 'conflict', message: '“a.txt”已存在：请换一个名称。' } as const)
          : ({ state: 'done' } as const);
        return response(200).json({ data: items.map((item) => ({ ...item, ...outcome })) });
      }),
    ),
  play: async ({ userEvent: user }) => {
    await user.click(await screen.findByRole('button', { name: `对 ${FILE} 的操作` }));
    await user.click(await screen.findByRole('menuitem', { name: '移动' }));
    await user.click(await screen.findByRole('treeitem', { name: /^run1/u }));
    await user.click(screen.getByRole('button', { name: '移动到此处' }));
    await press(user, await screen.findByRole('button', { name: '撤销' }));
    await expect(await screen.findByText('1 项无法移回')).toBeVisible();
    await expect(screen.getByText(`${FILE}: “a.txt”已存在：请换一个名称。`)).toBeVisible();
  },
};

export const TakenName: Story = {
  beforeEach: ({ msw }) => msw.use(transferHandlers.transferConflict),
  play: async ({ userEvent: user }) => {
    const dialog = await moveToRun(user);
    await expect(await dialog.findByText('1 name is taken in run1')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(await screen.findByText('1 item is now in run1')).toBeVisible();
  },
};

const REPLACED = '00000000-0000-4000-8000-00000000000a';

/** Service in which the name is taken until it may be replaced. Notes the restored ids and the deleted keys. */
function takenService() {
  return [
    datainsHttp.on('post', `${BUCKET}/transfers`, async ({ body, response }) => {
      const { items, on_conflict: conflict = 'ask' } = await body();
      const isBack = items[0]?.from.includes('/run1/') === true;
      const outcome =
        conflict === 'replace'
          ? ({ state: 'done', replaced: REPLACED } as const)
          : ({ state: isBack ? 'done' : 'conflict' } as const);
      return response(200).json({ data: items.map((item) => ({ ...item, ...outcome })) });
    }),
    datainsHttp.on('post', `${BUCKET}/trash`, async ({ body, response }) => {
      const { keys } = await body();
      sent(keys);
      return response(200).json({ kept_days: 30, data: keys.map((key) => ({ key, state: 'done' })) });
    }),
    datainsHttp.on('post', '/api/services/{service}/trash/restore', async ({ body, response }) => {
      const { ids } = await body();
      sent(ids);
      return response(200).json({ data: ids.map((id) => ({ id, state: 'done' })) });
    }),
  ];
}

export const ReplacedAndBack: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...takenService());
  },
  play: async ({ userEvent: user }) => {
    const dialog = await moveToRun(user);
    await user.click(await dialog.findByRole('button', { name: 'Replace' }));
    await press(user, await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('1 item was moved back')).toBeVisible();
    await expect(await screen.findByText('1 item was restored')).toBeVisible();
    await expect(sent.mock.calls).toEqual([[[REPLACED]]]);
  },
};

export const CopyUndone: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...takenService());
  },
  play: async ({ userEvent: user }) => {
    await act(user, 'Copy');
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy 1 item' }));
    await user.click(await dialog.findByRole('treeitem', { name: /^run1/u }));
    await user.click(dialog.getByRole('button', { name: 'Copy here' }));
    await user.click(await dialog.findByRole('button', { name: 'Replace' }));
    await press(user, await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('1 item is in the trash')).toBeVisible();
    await expect(await screen.findByText('1 item was restored')).toBeVisible();
    await expect(sent.mock.calls).toEqual([[[`data/ada/run1/${FILE}`]], [[REPLACED]]]);
  },
};

export const NotMoved: Story = {
  beforeEach: ({ msw }) => msw.use(transferHandlers.transferPartly),
  play: async ({ userEvent: user }) => {
    const dialog = await moveToRun(user);
    await expect(await dialog.findByText('1 item was not moved')).toBeVisible();
    await expect(dialog.getByText(/A folder cannot be moved or copied into itself/u)).toBeVisible();
  },
};

export const RenamedToATakenName: Story = {
  beforeEach: ({ msw }) => msw.use(transferHandlers.transferConflict),
  play: async ({ userEvent: user }) => {
    await act(user, 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: `Rename ${FILE}` }));
    const box = dialog.getByRole('textbox', { name: /New name/u });
    await user.clear(box);
    await user.type(box, 'a/b{Enter}');
    await expect(
      await dialog.findByText('The name must not contain slashes, backslashes or control characters.'),
    ).toBeVisible();
    await user.clear(box);
    await user.type(box, 'other.fastq.gz{Enter}');
    await expect(await dialog.findByText('This name is taken')).toBeVisible();
  },
};

export const Shared: Story = {
  play: async ({ userEvent: user }) => {
    await act(user, 'Share');
    const dialog = within(await screen.findByRole('dialog', { name: `Share ${FILE}` }));
    await user.click(dialog.getByRole('button', { name: 'Create the link' }));
    const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(link.value).toMatch(/^http.*\/datains\/api\/shared-files\//u);
    await expect(dialog.getByText(/^It works until 2030-01-01 08:00\./u)).toBeVisible();
  },
};

export const Trash: Story = {
  play: async ({ canvas, step, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: 'Trash' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Trash' }));
    await expect(await drawer.findByText('What is deleted can be restored for 30 days.')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Restore' })).toBeDisabled();
    await step('one is restored', async () => {
      await user.click(await drawer.findByRole('checkbox', { name: 'old.txt' }));
      await user.click(drawer.getByRole('button', { name: 'Restore' }));
      await expect(await screen.findByText('1 item was restored')).toBeVisible();
    });
    await step('removing all asks first', async () => {
      await user.click(drawer.getByRole('checkbox', { name: 'Select all items of this page' }));
      await user.click(drawer.getByRole('button', { name: 'Delete permanently' }));
      const question = within(
        await screen.findByRole('alertdialog', { name: 'Delete 2 items permanently?' }),
      );
      await user.click(question.getByRole('button', { name: 'Delete permanently' }));
      await expect(await screen.findByText('2 items were permanently deleted')).toBeVisible();
    });
  },
};

export const TrashFails: Story = {
  beforeEach: ({ msw }) => msw.use(trashHandlers.listError),
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: 'Trash' }));
    await expect(await screen.findByText('The trash could not be loaded')).toBeVisible();
  },
};
