import { datainsHttp, secondFactorHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAccountHost } from '../testing/account-host';
import { SecondFactorCard } from './second-factor-card';

const received = fn();

const meta = {
  component: SecondFactorCard,
  decorators: [inAccountHost],
  beforeEach: ({ msw }) => {
    received.mockClear();
    msw.use(secondFactorHandlers.off, secondFactorHandlers.begin, secondFactorHandlers.confirm);
  },
} satisfies Meta<typeof SecondFactorCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Opens a dialog by a button of the card and gives the password. */
async function givePassword(
  { canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>,
  name: string,
  submit: string,
) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  await userEvent.type(dialog.getByLabelText(/^Current password/u), 'my password');
  await userEvent.click(dialog.getByRole('button', { name: submit }));
  return dialog;
}

/** Closes the dialog: one that stands open would be in the way of the next story. */
async function cancel(dialog: ReturnType<typeof within>, userEvent: PlayContext['userEvent']) {
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export const SetsUp: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const dialog = await givePassword({ canvas, userEvent }, 'Set up a second factor', 'Continue');
    await step('shows the secret as QR code and as text', async () => {
      await expect(await dialog.findByRole('img', { name: /QR code/u })).toBeVisible();
      await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    });
    await step('asks for six digits', async () => {
      await userEvent.type(dialog.getByLabelText(/^Code from the authenticator/u), '12{enter}');
      await expect(await dialog.findByText(/enter the six digits/u)).toBeVisible();
    });
    await step('shows the recovery codes once', async () => {
      await userEvent.type(dialog.getByLabelText(/^Code from the authenticator/u), '3456{enter}');
      await expect(await dialog.findByText(/AAAA-BBBB-CCCC-DDDD/u)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'I have saved the codes' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const WrongCode: Story = {
  beforeEach: ({ msw }) => {
    msw.use(secondFactorHandlers.confirmWrong);
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await givePassword({ canvas, userEvent }, 'Set up a second factor', 'Continue');
    await userEvent.type(await dialog.findByLabelText(/^Code from the authenticator/u), '000 000{enter}');
    await expect(await dialog.findByText('The code is not right.')).toBeVisible();
    await cancel(dialog, userEvent);
  },
};

export const WrongPassword: Story = {
  beforeEach: ({ msw }) => {
    msw.use(secondFactorHandlers.beginWrong);
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await givePassword({ canvas, userEvent }, 'Set up a second factor', 'Continue');
    await expect(await dialog.findByText('The current password is not right.')).toBeVisible();
    await cancel(dialog, userEvent);
  },
};

export const Removes: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      secondFactorHandlers.on,
      datainsHttp.on('post', '/api/second-factor/removal', async ({ body, response }) => {
        received(await body());
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/9 recovery codes are left/u)).toBeVisible();
    await givePassword({ canvas, userEvent }, 'Remove the second factor', 'Remove');
    await expect(await screen.findByText('Second factor removed')).toBeVisible();
    await expect(received).toHaveBeenCalledWith({ password: 'my password' });
  },
};

export const ExternalProvider: Story = {
  beforeEach: ({ msw }) => {
    msw.use(secondFactorHandlers.elsewhere);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/set up at the identity provider/u)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(secondFactorHandlers.error);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The second factor could not be loaded')).toBeVisible();
  },
};
