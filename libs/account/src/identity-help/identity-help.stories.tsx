import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAccountHost } from '../testing/account-host';
import { RecoverScreen } from './recover-screen';
import { RegisterScreen } from './register-screen';

const LINKS = {
  identity: {
    authority: '/identity',
    isLocalUser: false,
    registerUrl: 'https://id.example.org/register',
    resetPasswordUrl: 'https://id.example.org/reset',
    contact: 'mailto:team@example.org',
  },
};

const meta = {
  component: RegisterScreen,
  args: { title: 'Register' },
  decorators: [inAccountHost],
  parameters: { frame: 'login' },
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RegisterOnRequest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/gives out accounts on request/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'request them' })).toHaveAttribute(
      'href',
      '#/request-materials',
    );
  },
};

export const RegisterAtTheProvider: Story = {
  parameters: { ports: LINKS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register at the identity provider' })).toHaveAttribute(
      'href',
      'https://id.example.org/register',
    );
  },
};

export const RecoverByTheTeam: Story = {
  render: () => <RecoverScreen title="Forget Password" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Please ask them/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '#/user/login');
  },
};

export const RecoverAtTheProvider: Story = {
  render: () => <RecoverScreen title="Forget Password" />,
  parameters: { ports: LINKS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reset the password' })).toHaveAttribute(
      'href',
      'https://id.example.org/reset',
    );
  },
};
