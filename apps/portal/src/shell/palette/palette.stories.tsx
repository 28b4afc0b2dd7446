import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { inPortal, LIN } from '../../testing/in-portal';
import { PaletteButton } from './palette';

const meta = {
  component: PaletteButton,
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  decorators: [inPortal],
} satisfies Meta<typeof PaletteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = () => screen.findByRole('combobox', { name: 'Find a page or an action' });

export const ByButton: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Find a page or an action' });
    await userEvent.click(button);
    await step('finds an action by any of its names, in both languages', async () => {
      await userEvent.type(await input(), '主题 暗');
      await expect(screen.getByRole('option', { name: /Dark theme/u })).toBeVisible();
      await expect(screen.getAllByRole('option')).toHaveLength(1);
    });
    await step('says so where nothing has the name', async () => {
      await userEvent.clear(await input());
      await userEvent.type(await input(), 'zzz');
      await expect(screen.getByText(/No page or action has this name/u)).toBeVisible();
    });
    await step('closes on Escape with the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
  },
};

export const ByKeys: Story = {
  parameters: { portal: { session: LIN } },
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('button', { name: 'Find a page or an action' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await step('what holds now is marked', async () => {
      await input();
      await expect(screen.getByRole('option', { name: /English.*in use/u })).toBeVisible();
      await expect(screen.getByRole('option', { name: /Light theme.*in use/u })).toBeVisible();
    });
    await step('who is signed in may log out, and has pages of their own', async () => {
      await expect(screen.getByRole('option', { name: 'Logout' })).toBeVisible();
      await expect(screen.queryByRole('option', { name: 'Login' })).not.toBeInTheDocument();
      await expect(screen.getByRole('option', { name: 'Notifications' })).toBeVisible();
    });
    await step('the same keys close it', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const SignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find a page or an action' }));
    await input();
    await expect(screen.getByRole('option', { name: 'Login' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: 'Notifications' })).not.toBeInTheDocument();
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查找页面或操作' }));
    await userEvent.type(
      await screen.findByRole('combobox', { name: '查找页面或操作' }),
      'request materials',
    );
    await expect(await screen.findByRole('option', { name: '申请参考物质' })).toBeVisible();
  },
};
