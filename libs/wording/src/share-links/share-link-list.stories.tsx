import { aShareLink } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ShareLinkList } from './share-link-list';
import { SHARE_LINK_LIST_USAGE } from './share-link-list-usage';

const LONG = `${'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_'.repeat(7)}R1.fastq.gz`;

const meta = {
  component: ShareLinkList,
  parameters: { usage: SHARE_LINK_LIST_USAGE },
  args: {
    links: [aShareLink({ id: '000000000001' }), aShareLink({ id: '000000000002', created_time: 0 })],
    revoke: fn<(id: string) => Promise<void>>(async () => undefined),
  },
} satisfies Meta<typeof ShareLinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two links of one file have buttons of different names; Escape revokes nothing. */
export const LinksOfOneFile: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', {
      name: /^Revoke the link to D5_1_R1\.fastq\.gz/u,
    });
    await expect(first).not.toHaveAccessibleName(second?.getAttribute('aria-label') ?? '');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(args.revoke).not.toHaveBeenCalled();
  },
};

export const NotRevoked: Story = {
  args: {
    revoke: fn<(id: string) => Promise<void>>(async () => {
      throw new Error('away');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button');
    await userEvent.click(first!);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await expect(await screen.findByText('The share link could not be revoked')).toBeVisible();
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** A name without a break point stays within a phone, and so does the question. */
export const LongNameOnAPhone: Story = {
  args: {
    links: [aShareLink({ file: `minio://users/data/ada/${LONG}` })],
    renderFile: ({ file }) => <p className="wrap-anywhere">{file}</p>,
  },
  globals: { locale: 'zh-CN' },
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBe(list.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: /^撤销 Quartet_DNA.* 的链接（/u }));
    const question = await screen.findByRole('alertdialog');
    await expect(question.scrollWidth).toBe(question.clientWidth);
  },
};
