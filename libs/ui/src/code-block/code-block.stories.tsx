import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CodeBlock } from './code-block';
import { CODE_BLOCK_USAGE } from './code-block-usage';

const writeText = fn<(text: string) => Promise<void>>().mockResolvedValue();

const meta = {
  component: CodeBlock,
  parameters: { usage: CODE_BLOCK_USAGE },
  args: {
    code: 'curl -X POST \'/dataseq/api/collections/quartet_proteomics?page=1&per_page=10\' \\\n  -H \'Content-Type: application/json\' \\\n  -d \'{"type":"group","operator":"and","children":[]}\'',
    label: 'curl',
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
  },
  beforeEach: () => {
    // The clipboard of a headless browser asks for a permission that no test can grant.
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(writeText).toHaveBeenLastCalledWith(args.code);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

export const LongLines: Story = {
  args: { code: `md5sum ${'Quartet_DNA_BGI_SEQ2000_'.repeat(20)}.vcf.gz` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'curl' })).toHaveAttribute('tabindex', '0');
  },
};

/** Without clipboard permission, as on a page without TLS, the code is selected for copying by keyboard. */
export const ClipboardRefused: Story = {
  beforeEach: () => {
    writeText.mockRejectedValueOnce(new Error('NotAllowedError'));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(window.getSelection()?.toString()).toBe(args.code));
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};
