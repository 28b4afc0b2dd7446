import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inPortal, LIN } from '../../testing/in-portal';
import { ToolList } from '../tools/tool-list';
import type { MenuItem } from './menu';
import { MenuDrawer } from './menu-drawer';
import { MenuList } from './menu-list';
import { TopMenu } from './top-menu';

const entry = (label: string, overrides: Partial<MenuItem> = {}): MenuItem => ({
  key: label,
  label,
  href: `#/${label}`,
  icon: 'chart',
  disabled: false,
  current: false,
  children: [],
  ...overrides,
});

const items: MenuItem[] = [
  entry('Overview', { icon: 'overview' }),
  entry('Reference Datasets', {
    current: true,
    children: [
      entry('Browse', { icon: 'download', current: true }),
      entry('Discovery', { children: [entry('Genomics'), entry('Proteomics', { disabled: true })] }),
    ],
  }),
];

const toolsDone = fn();

/** The entries lead to addresses that only the portal has. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) {
    event.preventDefault();
  }
}

const meta = {
  component: TopMenu,
  args: { label: 'Menu', items },
  beforeEach: () => {
    document.addEventListener('click', stayHere);
    return () => document.removeEventListener('click', stayHere);
  },
} satisfies Meta<typeof TopMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Top: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const group = canvas.getByRole('button', { name: 'Reference Datasets' });
    await step('a group shows its links and says where we are', async () => {
      await userEvent.click(group);
      await expect(canvas.getByRole('link', { name: 'Browse' })).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getByRole('link', { name: 'Genomics' })).toHaveAttribute('href', '#/Genomics');
    });
    await step('a disabled entry is visible and is no link', async () => {
      const disabled = canvas.getByRole('link', { name: 'Proteomics' });
      await expect(disabled).toHaveAttribute('aria-disabled', 'true');
      await expect(disabled).not.toHaveAttribute('href');
    });
    await step('following a link closes the group', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Genomics' }));
      await expect(group).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

const MANY = ['Overview', 'Reference Materials', 'Multiomics Data', 'Quality Assessment', 'Publications'];

/** Narrow window: entries that do not fit are in "More", which is marked when the current page is one of them. */
export const NotEnoughRoom: Story = {
  args: { items: MANY.map((label, at) => entry(label, { current: at === MANY.length - 1 })) },
  decorators: [
    (Story) => (
      <div className="h-80 w-96 max-w-full">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More' });
    await expect(canvas.getByRole('link', { name: 'Overview' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Publications' })).not.toBeInTheDocument();
    await step('opens by the keyboard, and Escape gives the focus back', async () => {
      more.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('link', { name: 'Publications' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('link', { name: 'Publications' })).not.toBeInTheDocument();
      await expect(more).toHaveFocus();
    });
  },
};

export const Side: Story = { render: () => <MenuList items={items} /> };

export const InADrawer: Story = {
  render: () => <MenuDrawer items={items} />,
  decorators: [inPortal],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Overview' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** On a phone the drawer also has what stands in the header of a wider window. */
export const ToolsInTheDrawer: Story = {
  render: () => <ToolList onDone={toolsDone} />,
  decorators: [inPortal],
  parameters: { portal: { session: LIN } },
  play: async ({ canvas, step, userEvent }) => {
    await step('the apps are there', async () => {
      await expect(await canvas.findByRole('link', { name: 'File Browser' })).toHaveAttribute(
        'href',
        expect.stringContaining('/seq-flow/file-manager'),
      );
    });
    await step('light becomes dark, and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change to the dark theme' }));
      await expect(toolsDone).toHaveBeenCalledOnce();
      await userEvent.click(await canvas.findByRole('button', { name: 'Change to the light theme' }));
    });
    await step('the theme settings open, and give the focus back', async () => {
      const button = canvas.getByRole('button', { name: 'Theme settings' });
      await userEvent.click(button);
      await expect(await screen.findByRole('dialog', { name: 'Theme settings' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('feedback opens its form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Feedback' }));
      await expect(await screen.findByRole('dialog', { name: 'Feedback' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
  },
};
