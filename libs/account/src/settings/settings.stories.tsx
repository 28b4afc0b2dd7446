import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AccountCenterScreen } from '../center/account-center-screen';
import { inAccountHost } from '../testing/account-host';
import { BaseSettings } from './base-settings';
import { BindingSettings } from './binding-settings';
import { CustomSettings } from './custom-settings';
import { NotificationSettings } from './notification-settings';
import { SecuritySettings } from './security-settings';
import { SettingsLayout } from './settings-layout';

const meta = {
  component: SettingsLayout,
  decorators: [inAccountHost],
  args: { current: 'base', children: <BaseSettings /> },
} satisfies Meta<typeof SettingsLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Basic Profiles' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByText('lin@example.org')).toBeVisible();
  },
};

const onClearLocalData = fn();

export const Security: Story = {
  args: { current: 'security', children: <SecuritySettings /> },
  parameters: { ports: { onClearLocalData } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove local data' }));
    await expect(onClearLocalData).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(onClearLocalData).toHaveBeenCalledOnce();
  },
};

export const Custom: Story = {
  args: { current: 'custom', children: <CustomSettings /> },
  play: async ({ canvas, step, userEvent }) => {
    await step('a choice holds at once', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
      await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    });
    await step('fluid content is for the top menu alone', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Sidebar Navigator' }));
      await expect(canvas.getByRole('radio', { name: 'Fluid' })).toBeDisabled();
      await expect(canvas.getByRole('radio', { name: 'Fixed' })).toBeChecked();
    });
  },
};

export const Binding: Story = { args: { current: 'binding', children: <BindingSettings /> } };

export const Notification: Story = {
  args: { current: 'notification', children: <NotificationSettings /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/every 60 seconds/u)).toBeVisible();
  },
};

export const Center: Story = {
  render: () => <AccountCenterScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Lin Wei' })).toBeVisible();
  },
};

export const CustomInChinese: Story = {
  args: { current: 'custom', children: <CustomSettings /> },
  globals: { locale: 'zh-CN' },
};
