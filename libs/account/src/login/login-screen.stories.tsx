import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aSession, inAccountHost } from '../testing/account-host';
import { LoginScreen } from './login-screen';

const meta = {
  component: LoginScreen,
  decorators: [inAccountHost],
  parameters: { frame: 'login' },
  args: { onSignedIn: fn() },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignsIn: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('asks for both before it asks the server', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
      await expect(await canvas.findByText('Please enter your username')).toBeVisible();
      await expect(canvas.getByText('Please enter your password')).toBeVisible();
    });
    await step('leads on after the right pair', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /Username/u }), 'lin');
      await userEvent.type(canvas.getByLabelText(/^Password/u), 'secret{enter}');
      await expect(args.onSignedIn).toHaveBeenCalledOnce();
    });
  },
};

export const WrongPair: Story = {
  parameters: { ports: { session: aSession('rejected') } },
  play: async ({ args, canvas, step, userEvent }) => {
    const password = canvas.getByLabelText(/^Password/u);
    await userEvent.type(canvas.getByRole('textbox', { name: /Username/u }), 'lin');
    await userEvent.type(password, 'wrong{enter}');
    await step('says so, and keeps input and focus', async () => {
      await expect(await canvas.findByText('Username or password is not valid')).toBeVisible();
      await expect(password).toHaveFocus();
      await expect(password).toHaveValue('wrong');
      await expect(args.onSignedIn).not.toHaveBeenCalled();
    });
    await step('the message goes with the first key', async () => {
      await userEvent.type(password, 'x');
      await expect(canvas.queryByText('Username or password is not valid')).not.toBeInTheDocument();
    });
  },
};

export const ServerDown: Story = {
  parameters: { ports: { session: aSession('unreachable') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Username/u }), 'lin');
    await userEvent.type(canvas.getByLabelText(/^Password/u), 'secret{enter}');
    await expect(await canvas.findByText(/does not answer/u)).toBeVisible();
    await expect(canvas.queryByText('Username or password is not valid')).not.toBeInTheDocument();
  },
};

export const Locked: Story = {
  parameters: { ports: { session: aSession('locked') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Username/u }), 'lin');
    await userEvent.type(canvas.getByLabelText(/^Password/u), 'secret{enter}');
    await expect(await canvas.findByText(/Too many attempts/u)).toBeVisible();
  },
};

/** A demo account on a site that others can reach: the password is right, and the form does not call it wrong. */
export const DemoAccountOnAPublicSite: Story = {
  parameters: { ports: { session: aSession('closed') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Username/u }), 'researcher');
    await userEvent.type(canvas.getByLabelText(/^Password/u), 'secret{enter}');
    await expect(await canvas.findByText(/The demo accounts work only on the machine/u)).toBeVisible();
    await expect(canvas.queryByText('Username or password is not valid')).not.toBeInTheDocument();
  },
};

export const ShowsThePassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await expect(canvas.getByLabelText(/^Password/u)).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the password' }));
    await expect(canvas.getByLabelText(/^Password/u)).toHaveAttribute('type', 'password');
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '账户登录' })).toBeVisible();
  },
};

/** Account with a second factor: the right pair leads to a second step. */
export const SecondFactor: Story = {
  parameters: {
    ports: {
      session: {
        ...aSession(),
        signIn: async (_username: string, _password: string, code?: string) =>
          code === undefined ? 'code-needed' : code === '123456' ? 'signed-in' : 'code-wrong',
      },
    },
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Username/u }), 'lin');
    await userEvent.type(canvas.getByLabelText(/^Password/u), 'secret{enter}');
    await expect(await canvas.findByRole('heading', { name: 'Second factor' })).toBeVisible();
    const code = canvas.getByRole('textbox', { name: /^Verification code/u });
    await expect(code).toHaveFocus();
    await step('a wrong code says so, and the way back is open', async () => {
      await userEvent.type(code, '000000{enter}');
      await expect(await canvas.findByText(/The code is not valid/u)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(canvas.getByRole('heading', { name: 'Account Login' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    });
    await step('the right one leads on', async () => {
      await userEvent.type(
        await canvas.findByRole('textbox', { name: /^Verification code/u }),
        '123456{enter}',
      );
      await expect(args.onSignedIn).toHaveBeenCalledOnce();
    });
  },
};
