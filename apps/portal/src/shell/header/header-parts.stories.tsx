import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Locale } from '../../composition/message-store';
import { ContactButton } from '../page/contact-button';
import { LanguageSwitch } from './language-switch';
import { BellLink } from '../account/notification-bell';
import { UserMenu, type UserMenuProps } from '../account/user-menu';

const user = {
  name: 'Lin Wei',
  lastName: 'Wei',
  email: 'lin@example.org',
  username: 'lin',
  groups: [],
  roles: [],
  avatar: undefined,
};
const links = { login: '#/user/login', center: '#/account/center', settings: '#/account/settings/base' };

const meta = {
  component: UserMenu,
  args: { isSignedIn: true, user, links, onSignOut: fn() } satisfies UserMenuProps,
  decorators: [
    (Story) => (
      <div className="flex min-h-80 items-start justify-end p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserMenu>;

/** Waits for the name of a button in its tooltip. */
const tooltip = (name: string) =>
  waitFor(() => expect(document.querySelector('[data-slot="icon-tooltip"]')).toHaveTextContent(name));

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account of Lin Wei' });
    await step('shows the whole name on hover', async () => {
      await userEvent.hover(button);
      await tooltip('Account of Lin Wei');
    });
    await step('opens, and closes on Escape with the focus back', async () => {
      await userEvent.click(button);
      await expect(canvas.getByRole('link', { name: 'User Center' })).toHaveAttribute(
        'href',
        '#/account/center',
      );
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('link', { name: 'User Center' })).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    });
    await step('closes when the focus goes elsewhere', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab({ shift: true });
      await userEvent.click(document.body);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('signs out', async () => {
      await userEvent.click(button);
      await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
      await expect(args.onSignOut).toHaveBeenCalledOnce();
    });
  },
};

export const Identifying: Story = {
  args: { user: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const SignedOut: Story = {
  args: { isSignedIn: false, user: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#/user/login');
  },
};

function Languages() {
  const [locale, setLocale] = useState<Locale>('en-US');
  return <LanguageSwitch current={locale} onChoose={async (next) => setLocale(next)} />;
}

export const Language: Story = {
  render: () => <Languages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Language: English' }));
    await tooltip('Language: English');
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    await userEvent.click(canvas.getByRole('button', { name: '中文' }));
    await expect(canvas.getByRole('button', { name: 'Language: 中文' })).toBeVisible();
  },
};

export const NothingUnread: Story = {
  render: () => <BellLink unread={0} href="#/notifications" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /none unread/u })).toHaveAttribute(
      'href',
      '#/notifications',
    );
  },
};

export const SomeUnread: Story = {
  render: () => <BellLink unread={3} href="#/notifications" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /3 unread/u })).toBeVisible();
    await userEvent.tab();
    await tooltip('Notifications');
  },
};

export const Contact: Story = {
  render: () => (
    <div className="mt-60">
      <ContactButton
        repository="https://code.example.org"
        contact="mailto:team@example.org"
        issues={null}
        docs={null}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contact' }));
    await expect(canvas.getByRole('link', { name: 'Email to us' })).toHaveAttribute(
      'href',
      'mailto:team@example.org',
    );
  },
};
