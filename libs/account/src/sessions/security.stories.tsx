import { datainsHttp, sessionHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PasswordCard } from '../password/password-card';
import { inAccountHost } from '../testing/account-host';
import { SessionsCard } from './sessions-card';

const received = fn();
const PASSWORD = 'four words are fine';

const meta = {
  component: SessionsCard,
  decorators: [inAccountHost],
  render: () => (
    <div className="flex flex-col gap-4">
      <PasswordCard />
      <SessionsCard />
    </div>
  ),
  beforeEach: ({ msw }) => {
    received.mockClear();
    msw.use(
      sessionHandlers.list,
      datainsHttp.on('delete', '/api/sessions', ({ response }) => {
        received('others');
        return response(204).empty();
      }),
      datainsHttp.on('delete', '/api/sessions/{id}', ({ params, response }) => {
        received(params.id);
        return response(204).empty();
      }),
      datainsHttp.on('put', '/api/password', async ({ body, response }) => {
        received(await body());
        return response(204).empty();
      }),
    );
  },
} satisfies Meta<typeof SessionsCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

export const SignsOutElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    const here = (await canvas.findByText('This browser')).closest('li') as HTMLElement;
    await expect(within(here).getByText('Firefox on Linux')).toBeVisible();
    await expect(within(here).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Unknown browser' }));
    await waitFor(() => expect(received).toHaveBeenLastCalledWith('session-2'));
    // A busy button has no attribute "disabled": it keeps the focus, and ignores clicks.
    const everywhereElse = canvas.getByRole('button', { name: 'Sign out everywhere else' });
    await waitFor(() => expect(everywhereElse).not.toHaveAttribute('aria-busy'));
    await userEvent.click(everywhereElse);
    await waitFor(() => expect(received).toHaveBeenLastCalledWith('others'));
  },
};

async function fill({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change the password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the password' }));
  await userEvent.type(dialog.getByLabelText(/^Current password/u), 'the old one');
  await userEvent.type(dialog.getByLabelText(/^New password(?! again)/u), PASSWORD);
  await userEvent.type(dialog.getByLabelText(/^New password again/u), PASSWORD);
  await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
  return dialog;
}

export const ChangesPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(await screen.findByText('Password changed')).toBeVisible();
    await expect(received).toHaveBeenCalledWith({ current: 'the old one', password: PASSWORD });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const WrongPassword: Story = {
  beforeEach: ({ msw }) => {
    msw.use(sessionHandlers.changePasswordWrong);
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await fill({ canvas, userEvent });
    await expect(await dialog.findByText('The current password is not right.')).toBeVisible();
  },
};

export const ExternalProvider: Story = {
  parameters: {
    ports: {
      identity: {
        authority: '/identity',
        isLocalUser: false,
        registerUrl: null,
        resetPasswordUrl: 'https://id.example.org/reset',
        contact: null,
      },
    },
  },
  beforeEach: ({ msw }) => {
    msw.use(sessionHandlers.listElsewhere);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ended at the identity provider of this site/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'at the identity provider' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change the password' })).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(sessionHandlers.listError);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sign-ins could not be loaded')).toBeVisible();
  },
};
