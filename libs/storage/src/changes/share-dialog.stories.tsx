import { aShareLink, aStorageObject, datainsHttp, shareLinkHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inStorageHost } from '../testing/storage-host';
import { ShareDialog } from './share-dialog';

const KEY = 'data/ada/D5_1_R1.fastq.gz';
const FILE = `minio://users/${KEY}`;
const sent = fn();

const meta = {
  component: ShareDialog,
  decorators: [inStorageHost],
  args: { entry: aStorageObject({ key: KEY, path: FILE }), onClose: fn() },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(shareLinkHandlers.list, shareLinkHandlers.create, shareLinkHandlers.revoke);
  },
} satisfies Meta<typeof ShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Service whose links are those that were created and not revoked. */
export const CreatedAndRevoked: Story = {
  beforeEach: ({ msw }) => {
    let links = [aShareLink({ id: '000000000001', file: 'minio://users/data/ada/other.txt' })];
    msw.use(
      datainsHttp.on('get', '/api/share-links', ({ response }) =>
        response(200).json({ total: links.length, data: links }),
      ),
      datainsHttp.on('post', '/api/share-links', async ({ body, response }) => {
        const link = await body();
        sent(link);
        const created = aShareLink({ id: '000000000002', file: link.file });
        links = [created, ...links];
        return response(201).json({ url: '/datains/api/shared-files/secret', share_link: created });
      }),
      datainsHttp.on('delete', '/api/share-links/{id}', ({ params, response }) => {
        sent(params.id);
        links = links.filter(({ id }) => id !== params.id);
        return response(204).empty();
      }),
    );
  },
  play: async ({ step, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Share D5_1_R1.fastq.gz' }));
    await step('a link of another file is not shown', async () => {
      await expect(dialog.queryByText('Links to this file')).not.toBeInTheDocument();
    });
    await step('the link is shown once, with its end', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Create the link' }));
      const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
      await expect(link.value).toMatch(/^http.*\/datains\/api\/shared-files\/secret$/u);
      await expect(dialog.getByText(/^It works until 2030-01-01 08:00\. Copy it now/u)).toBeVisible();
      await expect(sent).toHaveBeenCalledWith({ file: FILE, seconds: 86_400 });
    });
    await step('it has the focus and is selected, and stays while another time is chosen', async () => {
      const link = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
      await expect(link).toHaveFocus();
      await expect(link.selectionEnd).toBe(link.value.length);
      await userEvent.click(dialog.getByRole('combobox', { name: 'The link works for' }));
      await userEvent.click(await screen.findByRole('option', { name: '1 hour' }));
      await expect(link).toBeVisible();
    });
    await step('revoked, it is shown no more', async () => {
      const name = /^Revoke the link to D5_1_R1\.fastq\.gz, created on/u;
      await userEvent.click(await dialog.findByRole('button', { name }));
      const question = within(
        await screen.findByRole('alertdialog', { name: 'Revoke the link to "D5_1_R1.fastq.gz"?' }),
      );
      await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
      await expect(await screen.findByText('Share link revoked')).toBeVisible();
      await expect(sent).toHaveBeenCalledWith('000000000002');
      await waitFor(() => expect(dialog.queryByText('Links to this file')).not.toBeInTheDocument());
      await expect(dialog.queryByRole('textbox', { name: 'Link' })).not.toBeInTheDocument();
    });
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(shareLinkHandlers.createForbidden, shareLinkHandlers.listError),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create the link' }));
    await expect(await screen.findByText('The link could not be created')).toBeVisible();
    await expect(await screen.findByText('The links to this file could not be loaded')).toBeVisible();
  },
};
