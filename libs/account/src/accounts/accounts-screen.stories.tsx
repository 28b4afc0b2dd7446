import { accountHandlers, anAccount, aOneTimeLink, datainsHttp } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAccountHost } from '../testing/account-host';
import { AccountsScreen } from './accounts-screen';

const received = fn();

const meta = {
  component: AccountsScreen,
  decorators: [inAccountHost],
  args: { title: 'Accounts', search: { page: 1 }, onSearchChange: fn() },
  beforeEach: ({ msw }) => {
    received.mockClear();
    msw.use(
      accountHandlers.list,
      accountHandlers.link,
      accountHandlers.resetSecondFactor,
      datainsHttp.on('put', '/api/accounts/{username}', async ({ body, params, response }) => {
        received(params.username, await body());
        return response(200).json(anAccount());
      }),
      datainsHttp.on('delete', '/api/accounts/{username}/sessions', ({ params, response }) => {
        received(params.username);
        return response(204).empty();
      }),
    );
  },
} satisfies Meta<typeof AccountsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Opens the menu of an account and chooses an action. */
async function choose(
  { canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>,
  user: string,
  item: string,
) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions on ${user}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

export const List: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = (await canvas.findByText('Old Member')).closest('tr') as HTMLElement;
    await expect(within(row).getByText('Disabled')).toBeVisible();
    await expect(within(row).getByText('Access token created')).toBeVisible();
    const fresh = canvas.getByText('New Member').closest('tr') as HTMLElement;
    await expect(within(fresh).getByText('Never')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Disabled' }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ page: 1, state: 'disabled' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find accounts' }), 'lin{Enter}');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ page: 1, q: 'lin' });
  },
};

export const NothingFound: Story = {
  beforeEach: ({ msw }) => {
    msw.use(accountHandlers.listEmpty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No account matches')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(accountHandlers.listLoading);
  },
};

/** With an external provider the server says where the accounts are. */
export const Elsewhere: Story = {
  beforeEach: ({ msw }) => {
    msw.use(accountHandlers.listElsewhere);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The accounts are at the identity provider')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add an account' })).not.toBeInTheDocument();
  },
};

export const Adds: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      datainsHttp.on('post', '/api/accounts', async ({ body, response }) => {
        received(await body());
        return response(201).json({ account: anAccount(), link: aOneTimeLink() });
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an account' }));
    const add = () => userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await step('what is missing is said, and nothing is sent', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /Username/u }), 'Lin');
      await add();
      await expect(await dialog.findByText(/Use lower-case letters/u)).toBeVisible();
      await expect(dialog.getByText('This is not an email address')).toBeVisible();
      await expect(received).not.toHaveBeenCalled();
    });
    await step('the invitation is shown once', async () => {
      await userEvent.clear(dialog.getByRole('textbox', { name: /Username/u }));
      await userEvent.type(dialog.getByRole('textbox', { name: /Username/u }), 'lin');
      await userEvent.type(dialog.getByRole('textbox', { name: /^Name/u }), 'Lin Wei');
      await userEvent.type(dialog.getByRole('textbox', { name: /Email/u }), 'lin@example.org');
      await userEvent.type(dialog.getByRole('textbox', { name: /Groups/u }), 'lab, core');
      await add();
      await expect(await screen.findByText(aOneTimeLink().url)).toBeVisible();
      await expect(received).toHaveBeenCalledWith({
        username: 'lin',
        name: 'Lin Wei',
        email: 'lin@example.org',
        groups: ['lab', 'core'],
      });
      await userEvent.click(screen.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const NameTaken: Story = {
  beforeEach: ({ msw }) => {
    msw.use(accountHandlers.createTaken);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an account' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Username/u }), 'lin');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/u }), 'Lin');
    await userEvent.type(dialog.getByRole('textbox', { name: /Email/u }), 'lin@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText('There is an account with this name already')).toBeVisible();
  },
};

export const ChangesGroups: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'lin', 'Groups and roles');
    const dialog = within(await screen.findByRole('dialog', { name: 'Groups and roles of lin' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Groups/u }), ', core');
    await userEvent.type(dialog.getByRole('textbox', { name: /Roles/u }), 'admin');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    await waitFor(() =>
      expect(received).toHaveBeenCalledWith('lin', { groups: ['lab', 'core'], roles: ['admin'] }),
    );
  },
};

export const DisablesAndEnables: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'lin', 'Disable');
    await expect(received).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(received).toHaveBeenLastCalledWith('lin', { disabled: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await choose({ canvas, userEvent }, 'old', 'Enable');
    await userEvent.click(await screen.findByRole('button', { name: 'Enable' }));
    await waitFor(() => expect(received).toHaveBeenLastCalledWith('old', { disabled: false }));
  },
};

export const OwnAccount: Story = {
  beforeEach: ({ msw }) => {
    msw.use(accountHandlers.updateOwn);
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'ada', 'Disable');
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    await expect(await screen.findByText('This is your own account')).toBeVisible();
  },
};

export const SignsOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'lin', 'Sign out everywhere');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(received).toHaveBeenCalledWith('lin'));
  },
};

export const RemovesSecondFactor: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'ada', 'Remove the second factor');
    await expect(await screen.findByText(/who has lost the authenticator/u)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('ada has no second factor')).toBeVisible();
  },
};

export const MakesLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'lin', 'One-time link for a password');
    await userEvent.click(await screen.findByRole('button', { name: 'Create the link' }));
    await expect(await screen.findByText(aOneTimeLink().url)).toBeVisible();
  },
};

export const InChinese: Story = { globals: { locale: 'zh-CN' } };
