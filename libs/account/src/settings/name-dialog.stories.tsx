import { datainsHttp, sessionHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aSession, inAccountHost } from '../testing/account-host';
import { BaseSettings } from './base-settings';

const sent = fn();
const refreshed = fn();

const meta = {
  component: BaseSettings,
  decorators: [inAccountHost],
  args: { title: 'Basic Profiles' },
  parameters: { ports: { session: { ...aSession(), refreshUser: refreshed } } },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    refreshed.mockClear();
    msw.use(
      datainsHttp.on('put', '/api/account-name', async ({ body, response }) => {
        sent(await body());
        return response(204).empty();
      }),
    );
  },
} satisfies Meta<typeof BaseSettings>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function enter({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>, name: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Change the name' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the name' }));
  const field = dialog.getByRole('textbox', { name: /Name/u });
  await expect(field).toHaveValue('Lin Wei');
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
  return dialog;
}

export const Changed: Story = {
  play: async (context) => {
    await enter(context, 'Wei Lin ');
    await expect(await screen.findByText('Your name is now Wei Lin')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ name: 'Wei Lin' });
    await expect(refreshed).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Blank: Story = {
  play: async (context) => {
    const dialog = await enter(context, ' ');
    await expect(await dialog.findByText('Please enter a name')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A change that was not sent is not there when the dialog is opened again. */
export const Cancelled: Story = {
  play: async (context) => {
    const dialog = await enter(context, ' ');
    await expect(await dialog.findByText('Please enter a name')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Change the name' }));
    const again = within(await screen.findByRole('dialog', { name: 'Change the name' }));
    await expect(again.getByRole('textbox', { name: /Name/u })).toHaveValue('Lin Wei');
    await expect(again.queryByText('Please enter a name')).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(sessionHandlers.changeNameOfDemo);
  },
  play: async (context) => {
    const dialog = await enter(context, 'Somebody');
    await expect(await dialog.findByText('The name was not changed')).toBeVisible();
    await expect(refreshed).not.toHaveBeenCalled();
  },
};

/** Accounts of another provider are changed there. */
export const AtAnotherProvider: Story = {
  parameters: {
    ports: {
      identity: {
        authority: 'https://id.example.org/realms/omics',
        isLocalUser: false,
        registerUrl: null,
        resetPasswordUrl: null,
        contact: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is changed there/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change the name' })).not.toBeInTheDocument();
  },
};
