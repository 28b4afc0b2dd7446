import { datainsHttp, oneTimeLinkHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inAccountHost } from '../testing/account-host';
import { OneTimeLinkScreen } from './one-time-link-screen';

const received = fn();
const PASSWORD = 'four words are fine';

const meta = {
  component: OneTimeLinkScreen,
  decorators: [inAccountHost],
  args: { title: 'Choose a password', link: 'one-time-secret' },
  beforeEach: ({ msw }) => {
    received.mockClear();
    msw.use(
      oneTimeLinkHandlers.check,
      datainsHttp.on('post', '/api/one-time-links/use', async ({ body, response }) => {
        received(await body());
        return response(204).empty();
      }),
    );
  },
} satisfies Meta<typeof OneTimeLinkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function fill({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>, repeated = PASSWORD) {
  await userEvent.type(await canvas.findByLabelText(/^New password(?! again)/u), PASSWORD);
  await userEvent.type(canvas.getByLabelText(/^New password again/u), repeated);
  await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
}

export const Sets: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(await canvas.findByText('Your password is set')).toBeVisible();
    await expect(received).toHaveBeenCalledWith({ link: 'one-time-secret', password: PASSWORD });
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#/user/login');
  },
};

export const Differs: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'something else');
    await expect(await canvas.findByText('The two passwords differ')).toBeVisible();
    await expect(received).not.toHaveBeenCalled();
  },
};

export const Easy: Story = {
  beforeEach: ({ msw }) => {
    msw.use(oneTimeLinkHandlers.useEasy);
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(await canvas.findByText('The new password is easy to guess')).toBeVisible();
  },
};

export const Ended: Story = {
  beforeEach: ({ msw }) => {
    msw.use(oneTimeLinkHandlers.checkEnded);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link does not work any more')).toBeVisible();
    await expect(canvas.queryByLabelText(/New password/u)).not.toBeInTheDocument();
  },
};
