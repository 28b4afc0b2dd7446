import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aSession } from '../testing/account-host';
import { ProviderLogin } from './provider-login';

const meta = {
  component: ProviderLogin,
  parameters: { frame: 'login' },
  args: {
    session: aSession(),
    providerName: 'login.example.org',
    registerHref: '#/user/register',
    returnTo: '/data',
    onLeave: fn(),
    onSignedIn: fn(),
  },
} satisfies Meta<typeof ProviderLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheProvider: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/You sign in at login\.example\.org/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to the sign-in' }));
    await expect(args.onLeave).toHaveBeenCalledWith('#/at-the-provider');
  },
};

export const ComesBack: Story = {
  args: { response: 'code=1&state=2' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Completing the sign-in')).toBeInTheDocument();
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith('/data'));
  },
};

export const Refused: Story = {
  args: { response: 'error=access_denied', session: aSession('closed') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The identity provider did not let you in.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue to the sign-in' })).toBeEnabled();
  },
};

export const NotCompleted: Story = {
  args: { response: 'code=1', session: aSession('rejected') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/please begin again/u)).toBeVisible();
  },
};

export const ProviderDown: Story = {
  args: { response: 'code=1', session: aSession('unreachable') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/does not answer/u)).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '前往登录' })).toBeVisible();
  },
};
