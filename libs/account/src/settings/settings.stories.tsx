import {
  accessTokenHandlers,
  notificationHandlers,
  secondFactorHandlers,
  sessionHandlers,
  shareLinkHandlers,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AccountCenterScreen } from '../center/account-center-screen';
import { aSession, inAccountHost } from '../testing/account-host';
import { BaseSettings } from './base-settings';
import { BindingSettings } from './binding-settings';
import { CustomSettings } from './custom-settings';
import { NotificationSettings } from './notification-settings';
import { SecuritySettings } from './security-settings';
import { SettingsLayout } from './settings-layout';

const meta = {
  component: SettingsLayout,
  decorators: [inAccountHost],
  args: {
    title: 'Settings',
    pageTitles: {
      base: 'Basic Profiles',
      security: 'Secure Profiles',
      custom: 'Customization',
      binding: 'Binding Settings',
      notification: 'Notification',
    },
    current: 'base',
    children: <BaseSettings title="Basic Profiles" />,
  },
} satisfies Meta<typeof SettingsLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const NO_PAGES = { isLocalUser: false, registerUrl: null, resetPasswordUrl: null, contact: null };
const ANOTHER_PROVIDER = { ...NO_PAGES, authority: 'https://id.example.org/realms/omics' };

export const Base: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Basic Profiles' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByText('lin@example.org')).toBeVisible();
    await expect(canvas.getByText(/An admin of this site changes groups and roles/)).toBeVisible();
  },
};

export const BaseInChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('默认组')).toBeVisible();
    await expect(canvas.getByText('quartet')).toBeVisible();
    await expect(canvas.queryByText('default')).not.toBeInTheDocument();
  },
};

/** A small picture, drawn here: nothing is fetched. */
async function aPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 40;
  canvas.height = 40;
  canvas.getContext('2d')?.fillRect(0, 0, 20, 40);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'me.png', { type: 'image/png' });
}

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function chooseAvatar({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Change avatar' }));
  // The dialog and its cropper are fetched by this press.
  const dialog = within(await screen.findByRole('dialog', { name: 'Change avatar' }));
  const input = screen.getByRole('dialog').querySelector('input[type=file]');
  await userEvent.upload(input as HTMLElement, await aPicture());
  await dialog.findByRole('img', { name: 'Preview' });
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

export const OwnAvatar: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('a picture is cut, kept and shown, and the page says where it is kept', async () => {
      await chooseAvatar({ canvas, userEvent });
      await expect(await canvas.findByText(/stored in this browser only/u)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('it can be removed, and the removal taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove the picture' }));
      await expect(canvas.queryByText(/stored in this browser only/u)).not.toBeInTheDocument();
      const notice = (await screen.findByText('Picture removed')).closest('li') as HTMLElement;
      await userEvent.click(within(notice).getByRole('button', { name: 'Undo' }));
      await expect(await canvas.findByText(/stored in this browser only/u)).toBeVisible();
    });
  },
};

export const NoRoomForAnAvatar: Story = {
  parameters: {
    ports: {
      avatars: {
        get: () => undefined,
        set: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
        subscribe: () => () => undefined,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await chooseAvatar({ canvas, userEvent });
    await expect(
      await dialog.findByText('This browser has no space left to store the picture.'),
    ).toBeVisible();
  },
};

const onClearLocalData = fn();

export const Security: Story = {
  args: { current: 'security', children: <SecuritySettings /> },
  parameters: { ports: { onClearLocalData } },
  beforeEach: ({ msw }) =>
    msw.use(accessTokenHandlers.list, secondFactorHandlers.off, sessionHandlers.list, shareLinkHandlers.list),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing is stored.')).toBeVisible();
    await expect(await canvas.findByText('This browser')).toBeVisible();
    await expect(await canvas.findByText('Night run on the cluster')).toBeVisible();
    await expect(canvas.queryByText(/could not be loaded/u)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove local data' }));
    await expect(onClearLocalData).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove local data' }));
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

/** Token of a subject, as a provider signs it; nothing here verifies it. */
const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.signature`;

export const Binding: Story = {
  args: { current: 'binding', children: <BindingSettings title="Binding Settings" /> },
  parameters: { ports: { session: { ...aSession(), accessToken: () => tokenOf('4f2c') } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Account of this site')).toBeVisible();
    await expect(canvas.getByText(`${location.origin}/identity`)).toBeVisible();
    await expect(canvas.getByText('4f2c')).toBeVisible();
  },
};

export const BaseOfAnotherProvider: Story = {
  parameters: { ports: { identity: ANOTHER_PROVIDER } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/comes from the identity provider id\.example\.org/)).toBeVisible();
  },
};

export const BindingOfAnotherProvider: Story = {
  args: { current: 'binding', children: <BindingSettings title="Binding Settings" /> },
  parameters: { ports: { identity: ANOTHER_PROVIDER } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://id.example.org/realms/omics')).toBeVisible();
    await expect(canvas.getByText('id.example.org', { exact: true })).toBeVisible();
    await expect(canvas.getByText('lin@example.org')).toBeVisible();
    await expect(canvas.getByText('The access token does not contain it')).toBeVisible();
    await expect(canvas.queryByText('Account of this site')).not.toBeInTheDocument();
  },
};

const NOTIFICATION = {
  current: 'notification',
  children: <NotificationSettings title="Notification" />,
} as const;
const CHART_ALERTS = 'a report breaks a rule of its control chart';

export const Notification: Story = {
  args: NOTIFICATION,
  beforeEach: ({ msw }) => msw.use(notificationHandlers.choices, notificationHandlers.choose),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/New notifications appear within 60 seconds/u)).toBeVisible();
    const alerts = await canvas.findByRole('switch', { name: CHART_ALERTS });
    await expect(alerts).toBeChecked();
    await userEvent.click(alerts);
    await waitFor(() => expect(alerts).not.toBeChecked());
    await expect(canvas.getByRole('switch', { name: 'a report is ready or has failed' })).toBeChecked();
  },
};

/** A project has one notification, or each of its jobs; the choice is of no use where projects are switched off. */
export const NotificationOfEachJob: Story = {
  args: NOTIFICATION,
  beforeEach: ({ msw }) => msw.use(notificationHandlers.choices, notificationHandlers.choose),
  play: async ({ canvas, userEvent }) => {
    const digest = await canvas.findByRole('radio', { name: /^One for the project when it ends/u });
    await expect(digest).toBeChecked();
    const each = canvas.getByRole('radio', { name: /^One for each job/u });
    await userEvent.click(each);
    await waitFor(() => expect(each).toBeChecked());
    await userEvent.click(canvas.getByRole('switch', { name: 'a project has succeeded or failed' }));
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull());
  },
};

/** A choice that the server did not save is taken back. */
export const NotificationNotSaved: Story = {
  args: NOTIFICATION,
  beforeEach: ({ msw }) => msw.use(notificationHandlers.choices, notificationHandlers.chooseError),
  play: async ({ canvas, userEvent }) => {
    const alerts = await canvas.findByRole('switch', { name: CHART_ALERTS });
    await userEvent.click(alerts);
    await expect(await screen.findByText('The choice could not be saved')).toBeVisible();
    await waitFor(() => expect(alerts).toBeChecked());
  },
};

export const NotificationOfOlderServer: Story = {
  args: NOTIFICATION,
  beforeEach: ({ msw }) => msw.use(notificationHandlers.choicesOlder),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It does not let you choose the events/u)).toBeVisible();
  },
};

export const NotificationNotLoaded: Story = {
  args: NOTIFICATION,
  beforeEach: ({ msw }) => msw.use(notificationHandlers.choicesError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The choices could not be loaded')).toBeVisible();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
  },
};

export const Center: Story = {
  render: () => <AccountCenterScreen title="User Center" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Lin Wei' })).toBeVisible();
  },
};

export const CustomInChinese: Story = {
  args: { current: 'custom', children: <CustomSettings /> },
  globals: { locale: 'zh-CN' },
};
