import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { MenuItem } from './menu';
import { Sidebar } from './sidebar';

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

const ITEMS: MenuItem[] = [
  entry('Overview', { icon: 'overview' }),
  entry('Reference Materials', { icon: 'materials' }),
  entry('Quality Assessment', {
    current: true,
    children: [
      entry('QC Apps', { current: true }),
      entry('DNA-Seq & RNA-Seq Pipelines of all reference materials'),
    ],
  }),
];

const SIDEBAR_PX = 256;
const FOLDED_PX = 80;

const meta = {
  component: Sidebar,
  args: {
    items: ITEMS,
    logo: { href: '#/dashboard', text: 'Quartet', src: null },
    folded: false,
    fixed: false,
    withoutHeader: false,
    onToggle: fn(),
    onShowHeader: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-144 bg-canvas">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('complementary', { name: 'Sidebar' });
    await expect(aside.getBoundingClientRect().width).toBe(SIDEBAR_PX);
    const menu = within(aside).getByRole('navigation', { name: 'Menu' });
    await expect(within(menu).getByRole('link', { name: 'QC Apps' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Show the header' })).toBeNull();
  },
};

export const Folded: Story = {
  args: { folded: true },
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('complementary', { name: 'Sidebar' });
    await expect(aside.getBoundingClientRect().width).toBe(FOLDED_PX);
    await expect(within(aside).getByRole('link', { name: /Overview/u })).toBeVisible();
  },
};

/** Sidebar of a page without its header: it holds the toggle, and the button that shows the header again. */
export const WithoutHeader: Story = {
  args: { withoutHeader: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the header' }));
    await expect(args.onShowHeader).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse the sidebar' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const FoldedWithoutHeader: Story = {
  args: { folded: true, withoutHeader: true },
  globals: { theme: 'dark' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand the sidebar' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
