import { aShareLink, datainsHttp, shareLinkHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inAccountHost } from '../testing/account-host';
import { ShareLinksCard } from './share-links-card';

const revoked = fn();
const REVOKE = /^Revoke the link to D6\.bam, created on \d/u;

const meta = {
  component: ShareLinksCard,
  decorators: [inAccountHost],
  beforeEach: ({ msw }) => {
    revoked.mockClear();
    msw.use(shareLinkHandlers.list);
  },
} satisfies Meta<typeof ShareLinksCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Revokes: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      datainsHttp.on('delete', '/api/share-links/{id}', ({ params, response }) => {
        revoked(params.id);
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const file = await canvas.findByRole('link', { name: 'D6.bam' });
    await expect(canvas.getByText('minio://users/data/ada/run1/')).toBeVisible();
    await expect(file).toHaveAttribute(
      'href',
      '#/seq-flow/file-manager?path=minio://users/data/ada/run1/D6.bam',
    );
    await userEvent.click(canvas.getByRole('button', { name: REVOKE }));
    await expect(
      await screen.findByRole('alertdialog', { name: 'Revoke the link to "D6.bam"?' }),
    ).toBeVisible();
    await expect(revoked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    await expect(await screen.findByText('Share link revoked')).toBeVisible();
    await expect(revoked).toHaveBeenCalledWith('000000000001');
  },
};

/** A link that another tab has revoked meanwhile. */
export const RevokedBefore: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.delete('*/api/share-links/:id', () => new HttpResponse(null, { status: 404 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: REVOKE }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await expect(await screen.findByText('Share link revoked')).toBeVisible();
  },
};

/** The focus stays in the list when the link that had it is gone. */
export const FocusAfterRevocation: Story = {
  beforeEach: ({ msw }) => {
    let ids = ['000000000001', '000000000002'];
    msw.use(
      datainsHttp.on('get', '/api/share-links', ({ response }) => {
        const data = ids.map((id) => aShareLink({ id, file: 'minio://users/data/ada/run1/D6.bam' }));
        return response(200).json({ total: data.length, data });
      }),
      datainsHttp.on('delete', '/api/share-links/{id}', ({ params, response }) => {
        ids = ids.filter((id) => id !== params.id);
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: REVOKE });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: REVOKE })).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /D6\.bam$/u })).toHaveFocus();
  },
};

export const NotRevoked: Story = {
  beforeEach: ({ msw }) => {
    msw.use(shareLinkHandlers.revokeError);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: REVOKE }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await expect(await screen.findByText('The share link could not be revoked')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(shareLinkHandlers.listEmpty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None of your share links works now.')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(shareLinkHandlers.listError);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The share links could not be loaded')).toBeVisible();
  },
};

export const OlderServer: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/share-links', () => new HttpResponse(null, { status: 404 })));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Share links')).not.toBeInTheDocument());
  },
};
