import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAccountHost } from '../testing/account-host';
import { LocalDataCard } from './local-data-card';
import type { LocalDataGroup } from './local-data-port';

const GROUPS: readonly LocalDataGroup[] = [
  { kind: 'cart', entries: 12, bytes: 4200, content: { 'quartet_genomics: a.vcf': { size: 1 } } },
  { kind: 'drafts', entries: 1, bytes: 830, content: { 'wizard-draft': { step: 2 } } },
  { kind: 'filters', entries: 2, bytes: 310, content: { pro__queries__a: [], pro__queries__b: [] } },
  { kind: 'uploads', entries: 1, bytes: 150, content: { 'minio://users/a.fastq': { size: 5 } } },
  { kind: 'preferences', entries: 5, bytes: 900, content: { lang: 'en-US' } },
  { kind: 'others', entries: 3, bytes: 700, content: null },
];

/** Store of these groups, from which a kind can be removed. */
function aStore() {
  let groups = GROUPS;
  return {
    list: async () => groups,
    clear: async (kind: string) => {
      groups = groups.filter((group) => group.kind !== kind);
    },
  };
}

const onClearLocalData = fn(async () => undefined);

const meta = {
  component: LocalDataCard,
  decorators: [inAccountHost],
  parameters: { ports: { localData: aStore(), onClearLocalData } },
} satisfies Meta<typeof LocalDataCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const list = within(await canvas.findByRole('list', { name: 'Data in this browser' }));
    await step('each kind has its number and size in words', async () => {
      await expect(list.getByText('12 files, 4.10 KB')).toBeVisible();
      await expect(list.getByText('1 draft, 830 Bytes')).toBeVisible();
      await expect(list.queryByRole('button', { name: 'View: Data of other accounts' })).toBeNull();
    });
    await step('a kind is shown as JSON', async () => {
      await userEvent.click(list.getByRole('button', { name: 'View: Drafts of forms' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Drafts of forms' }));
      await expect(dialog.getByText(/"step": 2/u)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await expect(canvas.getByRole('button', { name: 'Export as JSON' })).toBeEnabled();
  },
};

export const RemovesOneKind: Story = {
  parameters: { ports: { localData: aStore() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: Cart' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Remove “Cart” from this browser?' }),
    );
    await expect(canvas.getByText('12 files, 4.10 KB')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('12 files, 4.10 KB')).toBeNull());
    await expect(canvas.getByText('1 draft, 830 Bytes')).toBeInTheDocument();
  },
};

export const RemovesAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove local data' }));
    await expect(onClearLocalData).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove local data' }));
    await waitFor(() => expect(onClearLocalData).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  parameters: { ports: { localData: { list: async () => [], clear: async () => undefined } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is stored.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export as JSON' })).toBeDisabled();
  },
};

export const InChinese: Story = { globals: { locale: 'zh-CN' } };
