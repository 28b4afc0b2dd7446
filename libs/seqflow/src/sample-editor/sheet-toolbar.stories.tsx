import { happyHandlers, RNA_APP } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { correctableDrafts } from '../testing/correctable-drafts';
import { inSeqflowHost } from '../testing/seqflow-host';
import { WizardPage } from '../testing/wizard-page';

/** Height of a button for the finger, in pixels: higher ones would be a second line. */
const TOUCH = 44;

const meta = {
  component: WizardPage,
  decorators: [
    (Story) => (
      <div style={{ width: 342 }}>
        <Story />
      </div>
    ),
    inSeqflowHost,
  ],
  args: { initial: { appId: RNA_APP.id, step: 1 } },
  parameters: { ports: { drafts: correctableDrafts() }, window: 'phone' },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof WizardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const labelsOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

/** On a phone the actions are in two menus beside undo and redo: one line, where buttons would fill four. */
export const Phone: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const tools = within(await canvas.findByRole('group', { name: 'Tools of the sheet' }));
    const add = tools.getByRole('button', { name: 'Add samples' });
    await step('the tools are one line', async () => {
      const group = add.closest<HTMLElement>('[role="group"]')!;
      await expect(tools.getAllByRole('button')).toHaveLength(4);
      await expect(group.getBoundingClientRect().height).toBeLessThanOrEqual(TOUCH);
      await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    });
    await step('the ways to add samples are chosen by the keyboard', async () => {
      add.focus();
      await userEvent.keyboard('{Enter}');
      const menu = await screen.findByRole('menu', { name: 'Add samples' });
      await expect(labelsOf(menu)).toEqual([
        'From files',
        'Upload files',
        'From the cart',
        'Paste rows',
        'Open a spreadsheet',
      ]);
      await userEvent.keyboard('{End}{ArrowUp}{Enter}');
      await expect(await screen.findByRole('dialog', { name: 'Paste rows' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(add).toHaveFocus());
    });
    await step('the other menu has all other actions', async () => {
      await userEvent.click(tools.getByRole('button', { name: 'More actions' }));
      const menu = await screen.findByRole('menu', { name: 'More actions' });
      await expect(labelsOf(menu)).toEqual([
        'Set a column',
        'JSON',
        'Download the samples as CSV',
        'Download the samples as TSV',
        'Download an empty template for this app as CSV',
        'Download an empty template for this app as TSV',
      ]);
      await userEvent.click(within(menu).getByRole('menuitem', { name: 'Set a column' }));
      await expect(await screen.findByRole('dialog', { name: 'Set a column' })).toBeVisible();
    });
  },
};

/** The same tools in Chinese. */
export const PhoneInChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    const tools = within(await canvas.findByRole('group', { name: '样本表工具' }));
    const add = tools.getByRole('button', { name: '添加样本' });
    await expect(
      add.closest<HTMLElement>('[role="group"]')!.getBoundingClientRect().height,
    ).toBeLessThanOrEqual(TOUCH);
    await userEvent.click(tools.getByRole('button', { name: '更多操作' }));
    await expect(labelsOf(await screen.findByRole('menu', { name: '更多操作' }))).toContain(
      '下载样本（CSV）',
    );
  },
};
