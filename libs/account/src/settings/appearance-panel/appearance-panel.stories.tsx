import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { choose } from './appearance';
import { AppearancePanel, type AppearancePanelProps } from './appearance-panel';

/** Settles every choice as a host does. */
function Host({ value, onChange }: AppearancePanelProps) {
  const [current, setCurrent] = useState(value);
  return (
    <div className="max-w-[21.875rem]">
      <AppearancePanel
        value={current}
        onChange={(patch) => {
          onChange(patch);
          setCurrent((before) => choose(before, patch));
        }}
      />
    </div>
  );
}

const meta = {
  component: AppearancePanel,
  render: (props) => <Host {...props} />,
  args: {
    value: {
      themeMode: 'light',
      primaryColour: '#1890FF',
      colourWeak: false,
      layout: 'topmenu',
      contentWidth: 'Fluid',
      fixedHeader: true,
      hiddenHeader: false,
      autoHideHeader: false,
      fixedSidebar: false,
      multiTab: true,
    },
    onChange: fn(),
  },
} satisfies Meta<typeof AppearancePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TopMenu: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the eight colours have names', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dusk' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ primaryColour: '#F5222D' });
      await expect(canvas.getByRole('radio', { name: 'Dusk' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'Blue Dawn (Default)' })).not.toBeChecked();
    });
    await step('what the top menu rules out is off, and says why', async () => {
      for (const name of ['Hide Header', 'Fix Sidebar Menu']) {
        const control = canvas.getByRole('switch', { name });
        await expect(control).toBeDisabled();
        await expect(control).toHaveAccessibleDescription('Valid Only When [SideBar Navigation]');
      }
      await expect(canvas.getByRole('radio', { name: 'Fluid' })).toBeEnabled();
    });
  },
};

export const Sidebar: Story = {
  args: { value: { ...meta.args.value, layout: 'sidemenu', contentWidth: 'Fixed', fixedSidebar: true } },
  play: async ({ canvas, step, userEvent }) => {
    const fixHeader = canvas.getByRole('switch', { name: 'Fix Header' });
    const hideHeader = canvas.getByRole('switch', { name: 'Hide Header' });
    const autoHide = canvas.getByRole('switch', { name: 'Hide Header When Scroll Down' });
    await step('fluid content needs the top menu', async () => {
      await expect(canvas.getByRole('radio', { name: 'Fluid' })).toBeDisabled();
      await expect(canvas.getByText('Valid Only When [TopBar Navigation]')).toBeVisible();
    });
    await step('letting the header go ends its hiding while scrolling', async () => {
      await userEvent.click(autoHide);
      await expect(autoHide).toBeChecked();
      await userEvent.click(fixHeader);
      await expect(autoHide).not.toBeChecked();
      await expect(autoHide).toHaveAccessibleDescription('Valid Only When [Fixed Header]');
    });
    await step('fixing the header brings it back', async () => {
      await userEvent.click(hideHeader);
      await expect(hideHeader).toBeChecked();
      await userEvent.click(fixHeader);
      await expect(hideHeader).not.toBeChecked();
      await expect(hideHeader).toBeDisabled();
    });
    await step('choosing the other layout lets go of the fixed sidebar', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Topbar Navigator' }));
      await expect(canvas.getByRole('switch', { name: 'Fix Sidebar Menu' })).not.toBeChecked();
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Blue Dawn (Default)' })).toHaveFocus();
  },
};

export const InChinese: Story = { globals: { locale: 'zh-CN' } };

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  args: { value: { ...meta.args.value, themeMode: 'dark', layout: 'sidemenu', colourWeak: true } },
};
