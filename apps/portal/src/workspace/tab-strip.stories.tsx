import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { TabMenu } from './tab-menu';
import { TabStrip, type TabStripProps } from './tab-strip';
import { closeTabs, moveTab, type Workspace } from './tabs';

const TITLES: Record<string, { title: string; kind?: string }> = {
  '/dashboard': { title: 'Overview' },
  '/seq-flow/app-store': { title: 'QC Apps' },
  '/data/qc-job-management/7': { title: 'Batch 7, plasma', kind: 'Job Management' },
  '/notifications': { title: 'Notifications' },
};
const ALL = Object.keys(TITLES);

/** Tab strip with its rules and without a router: actions are passed on to the args. */
function Host({ tabs: _tabs, current, ...callbacks }: TabStripProps) {
  const [workspace, setWorkspace] = useState<Workspace>({ tabs: ALL, active: current ?? '' });
  const [menu, setMenu] = useState<{ address: string; anchor: HTMLElement }>();
  const act: TabStripProps['onAction'] = (address, action) => {
    callbacks.onAction(address, action);
    const outcome = closeTabs(workspace, address, action);
    setWorkspace(typeof outcome === 'string' ? workspace : outcome);
  };
  return (
    <>
      <TabStrip
        {...callbacks}
        tabs={workspace.tabs.map((address) => ({
          address,
          href: `#${address}`,
          ...(TITLES[address] ?? { title: address }),
        }))}
        current={current === undefined ? undefined : workspace.active}
        onAction={act}
        onMove={(address, index) => setWorkspace(moveTab(workspace, address, index))}
        onMenu={(address, anchor) => setMenu({ address, anchor })}
      />
      {menu ? (
        <TabMenu
          title={TITLES[menu.address]?.title ?? ''}
          anchor={menu.anchor}
          onAction={(action) => act(menu.address, action)}
          onClose={() => setMenu(undefined)}
        />
      ) : null}
    </>
  );
}

const meta = {
  component: TabStrip,
  args: {
    tabs: [],
    current: '/data/qc-job-management/7',
    onSelect: fn(),
    onAction: fn(),
    onMove: fn(),
    onMenu: fn(),
  },
  render: (args) => <Host {...args} />,
} satisfies Meta<typeof TabStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvas: { getAllByRole(role: 'link'): HTMLElement[] }) =>
  canvas.getAllByRole('link').map(({ textContent }) => textContent);

export const ByMouse: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('each page is a link with its address; the current one is marked', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Open tabs' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'QC Apps' })).toHaveAttribute(
        'href',
        '#/seq-flow/app-store',
      );
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Batch 7, plasma');
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
        'title',
        'Job Management: Batch 7, plasma',
      );
    });
    await step('the cross shows its name', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Close QC Apps' }));
      await waitFor(() =>
        expect(document.querySelector('[data-slot="icon-tooltip"]')).toHaveTextContent('Close QC Apps'),
      );
    });
    await step('the cross closes; of the active one, the last that remains is shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close QC Apps' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Close Batch 7, plasma' }));
      await expect(titles(canvas)).toEqual(['Overview', 'Notifications']);
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Notifications');
      await expect(args.onAction).toHaveBeenCalledTimes(2);
    });
    await step('the last one has no cross', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close Overview' }));
      await expect(canvas.queryByRole('button', { name: /^Close N/u })).not.toBeInTheDocument();
    });
  },
};

export const ByMenu: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('a right click offers four ways to close', async () => {
      await userEvent.pointer({
        keys: '[MouseRight]',
        target: canvas.getByRole('link', { name: 'QC Apps' }),
      });
      const menu = await screen.findByRole('menu', { name: 'QC Apps' });
      await expect(
        within(menu)
          .getAllByRole('menuitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Close this', 'Close right', 'Close left', 'Close all others']);
      await userEvent.click(within(menu).getByRole('menuitem', { name: 'Close left' }));
      await waitFor(() => expect(titles(canvas)).toEqual(['QC Apps', 'Batch 7, plasma', 'Notifications']));
    });
    await step('the menu offers the same for the current page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close tabs' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Close all others' }));
      await waitFor(() => expect(titles(canvas)).toEqual(['Batch 7, plasma']));
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('one stop for each tab', async () => {
      canvas.getByRole('link', { name: 'Overview' }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'QC Apps' })).toHaveFocus();
    });
    await step('Control and Shift with an arrow moves it, and the focus stays on it', async () => {
      await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
      await expect(titles(canvas)).toEqual(['Overview', 'Batch 7, plasma', 'QC Apps', 'Notifications']);
      await expect(canvas.getByRole('link', { name: 'QC Apps' })).toHaveFocus();
      await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
      await expect(titles(canvas)[0]).toBe('QC Apps');
    });
    await step('the menu key opens the menu, Escape gives the focus back', async () => {
      const link = canvas.getByRole('link', { name: 'QC Apps' });
      // The browser turns the menu key and Shift+F10 into this event; a simulated key does not.
      await fireEvent.contextMenu(link);
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(link).toHaveFocus());
    });
    await step('Delete closes, and the focus goes to the neighbour', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(titles(canvas)).toEqual(['Overview', 'Batch 7, plasma', 'Notifications']);
      await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
    });
  },
};

export const OnAPageThatIsNoTab: Story = {
  args: { current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
};

const many = Array.from({ length: 30 }, (_, index) => `/data/qc-job-management/${index}`);
const LONG = 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_a_name_that_no_tab_is_wide_enough_for';

export const ManyAndLong: Story = {
  render: (args) => (
    <TabStrip
      {...args}
      tabs={many.map((address, index) => ({ address, href: `#${address}`, title: `${index} ${LONG}` }))}
      current={many[25]}
    />
  ),
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('list');
    const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    const box = strip.getBoundingClientRect();
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
    await expect(left >= box.left && right <= box.right).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Close tabs' })).toBeVisible();
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: await canvas.findByRole('link', { name: 'QC Apps' }),
    });
    const menu = await screen.findByRole('menu');
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['关闭当前标签', '关闭右侧', '关闭左侧', '关闭其他']);
  },
};
