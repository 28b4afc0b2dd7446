import { accessTokenHandlers, anAccessToken, datainsHttp, TOKEN_TEXT } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAccountHost } from '../testing/account-host';
import { AccessTokensCard } from './access-tokens-card';

const received = fn();

const meta = {
  component: AccessTokensCard,
  decorators: [inAccountHost],
  beforeEach: ({ msw }) => {
    received.mockClear();
    msw.use(accessTokenHandlers.list, accessTokenHandlers.create, accessTokenHandlers.remove);
  },
} satisfies Meta<typeof AccessTokensCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Night run on the cluster')).toBeVisible();
    await expect(canvas.getByText('files:read')).toBeVisible();
    await expect(canvas.getByText(/Expires on/u)).toBeVisible();
    await expect(canvas.getByText('Never used')).toBeVisible();
  },
};

export const Expired: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      datainsHttp.on('get', '/api/access-tokens', ({ response }) =>
        response(200).json({ total: 1, data: [anAccessToken({ expires_time: 1, last_used_time: 1 })] }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Expired on/u)).toBeVisible();
    await expect(canvas.getByText(/Last used on/u)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(accessTokenHandlers.listEmpty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tokens yet')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(accessTokenHandlers.listLoading);
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(accessTokenHandlers.listError);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The tokens could not be loaded')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New token' })).not.toBeInTheDocument();
  },
};

export const OlderServer: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/access-tokens', () => new HttpResponse(null, { status: 404 })));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The server of this site does not offer access tokens.'),
    ).toBeVisible();
  },
};

export const Creates: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      datainsHttp.on('post', '/api/access-tokens', async ({ body, response }) => {
        received(await body());
        return response(201).json({ token: TOKEN_TEXT, access_token: anAccessToken() });
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
    const create = () => userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await step('without a name and a scope nothing is sent, and the form says why', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: /Read work/u }));
      await userEvent.click(dialog.getByRole('checkbox', { name: /Read files/u }));
      await create();
      await expect(await dialog.findByText('Please enter a name')).toBeVisible();
      await expect(dialog.getByText('Please choose what the token may do')).toBeVisible();
      await expect(received).not.toHaveBeenCalled();
    });
    await step('the token is shown once, with a call that uses it and does not contain it', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /Name/u }), ' Night run ');
      await userEvent.click(dialog.getByRole('checkbox', { name: /Change files/u }));
      await userEvent.click(dialog.getByRole('checkbox', { name: /Read work/u }));
      await create();
      await expect(await screen.findByText(TOKEN_TEXT)).toBeVisible();
      await expect(received).toHaveBeenCalledWith({
        name: 'Night run',
        scopes: ['work:read', 'files:write'],
        days: 90,
      });
      await userEvent.click(screen.getByRole('radio', { name: 'Python' }));
      await expect(screen.getByText(/os\.environ\["PORTAL_TOKEN"\]/u)).toBeVisible();
    });
    await step('after that it is gone', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'I have stored it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'New token' }));
      await expect(await screen.findByRole('textbox', { name: /Name/u })).toHaveValue('');
      await expect(screen.queryByText(TOKEN_TEXT)).not.toBeInTheDocument();
    });
  },
};

export const NameTaken: Story = {
  beforeEach: ({ msw }) => {
    msw.use(accessTokenHandlers.createTaken);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New token' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/u }), 'Again');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await expect(await screen.findByText('You have another access token of this name')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /Name/u })).toHaveValue('Again');
  },
};

export const Revokes: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      datainsHttp.on('delete', '/api/access-tokens/{id}', ({ params, response }) => {
        received(params.id);
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Night run on the cluster' }));
    await expect(received).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await expect(await screen.findByText('Token revoked')).toBeVisible();
    await expect(received).toHaveBeenCalledWith('3f9c21d07a4e');
  },
};
