import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent as keys, waitFor, within } from 'storybook/test';
import { CollectionPage } from '../testing/collection-page';
import { chooseAction } from '../testing/choose-action';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';
import { inDatasetsHost } from '../testing/datasets-host';

const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: '', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UndoAndRedo: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByText('Showing 1 - 25 of 25 files');
    await expect(
      canvas.queryByRole('button', { name: 'Undo the last filter change' }),
    ).not.toBeInTheDocument();
    const donors = within(await canvas.findByRole('region', { name: 'Donor' }));
    await userEvent.click(await donors.findByRole('checkbox', { name: 'D5' }));
    await expect(await canvas.findByText('Showing 1 - 7 of 7 files')).toBeVisible();
    await userEvent.click(donors.getByRole('checkbox', { name: 'D6' }));
    await expect(await canvas.findByText('Showing 1 - 13 of 13 files')).toBeVisible();
    const undo = canvas.getByRole('button', { name: 'Undo the last filter change' });
    await step('buttons undo and redo', async () => {
      await userEvent.click(undo);
      await expect(await canvas.findByText('Showing 1 - 7 of 7 files')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Redo the filter change' }));
      await expect(await canvas.findByText('Showing 1 - 13 of 13 files')).toBeVisible();
    });
    await step('a button without a step keeps the focus', async () => {
      await userEvent.click(undo);
      await userEvent.click(undo);
      await expect(await canvas.findByText('Showing 1 - 25 of 25 files')).toBeVisible();
      await expect(undo).toHaveAttribute('aria-disabled', 'true');
      await expect(undo).toHaveFocus();
      await userEvent.tab();
      const redo = canvas.getByRole('button', { name: 'Redo the filter change' });
      await expect(redo).toHaveFocus();
      await keys.keyboard('{Enter}{Enter}');
      await expect(await canvas.findByText('Showing 1 - 13 of 13 files')).toBeVisible();
      await expect(redo).toHaveAttribute('aria-disabled', 'true');
      await expect(redo).toHaveFocus();
      await keys.keyboard('{Enter}');
      await expect(canvas.getByText('Showing 1 - 13 of 13 files')).toBeVisible();
    });
    await step('keys undo all steps', async () => {
      await keys.keyboard('{Control>}zz{/Control}');
      await expect(await canvas.findByText('Showing 1 - 25 of 25 files')).toBeVisible();
      await keys.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      await expect(await canvas.findByText('Showing 1 - 7 of 7 files')).toBeVisible();
    });
    await step('in a text field the keys edit the text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a File Filter' }));
      await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the fields' }), 'size');
      await keys.keyboard('{Control>}z{/Control}');
      await expect(canvas.getByText('Showing 1 - 7 of 7 files')).toBeInTheDocument();
    });
  },
};

export const Saved: Story = {
  args: { address: 'f.donor_id=D5&page=1' },
  play: async ({ step, userEvent }) => {
    await chooseAction('Saved queries');
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved queries' }, CHUNK_TIMEOUT));
    await step('a query is saved under a name', async () => {
      await expect(dialog.getByText('No query is saved yet')).toBeVisible();
      const name = dialog.getByRole('textbox', { name: 'Name of the query on this page' });
      await expect(name).toHaveValue('Files of Transcriptomics Data: Donor is D5');
      await userEvent.clear(name);
      await userEvent.type(name, 'The first twin');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    });
    await step('its row has a link and the number of files', async () => {
      const link = await dialog.findByRole('link', { name: 'The first twin' });
      await expect(link).toHaveAttribute('href', expect.stringMatching(/transcriptomics\?f\.donor_id=D5$/));
      await expect(await dialog.findByText('7 files')).toBeVisible();
    });
    await step('it can be renamed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Rename The first twin' }));
      const name = dialog.getByRole('textbox', { name: 'New name of The first twin' });
      await userEvent.clear(name);
      await userEvent.type(name, 'D5{Enter}');
      await expect(await dialog.findByRole('link', { name: 'D5' })).toBeVisible();
    });
    await step('its removal can be undone', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Remove D5' }));
      await waitFor(() => expect(dialog.queryByRole('link', { name: 'D5' })).not.toBeInTheDocument());
      await expect(await screen.findByText('Removed D5')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(await dialog.findByRole('link', { name: 'D5' })).toBeVisible();
    });
  },
};

export const PastedList: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await chooseAction('Paste a list');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Find the files of a list' }, CHUNK_TIMEOUT),
    );
    await userEvent.click(dialog.getByRole('textbox', { name: 'The list' }));
    await userEvent.paste('L1, L3\nL99\nL1');
    await userEvent.click(dialog.getByRole('button', { name: 'Look for 3 entries' }));
    await step('the field with most matches is selected', async () => {
      const found = within(await dialog.findByRole('region', { name: 'What was found' }));
      await expect(found.getByRole('radio', { name: /Library/ })).toBeChecked();
      await expect(found.getByText('2 entries found (4 files), 1 not found')).toBeVisible();
      await expect(found.getByText('L99')).toBeVisible();
    });
    await step('the matches become a filter', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Filter by what was found' }));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ 'f.library_id': ['L1', 'L3'] });
      await expect(await canvas.findByText('Showing 1 - 4 of 4 files')).toBeVisible();
    });
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ userEvent }) => {
    await chooseAction('粘贴列表', '更多操作');
    const dialog = within(await screen.findByRole('dialog', { name: '按列表查找文件' }, CHUNK_TIMEOUT));
    await userEvent.type(dialog.getByRole('textbox', { name: '列表' }), 'L1');
    await userEvent.click(dialog.getByRole('button', { name: '查找 1 条' }));
    await expect(await dialog.findByText('找到 1 条（2 个文件），0 条未找到')).toBeVisible();
  },
};
