import { Button } from '@omics-portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { useCopy } from './use-copy';
import { USE_COPY_USAGE } from './use-copy-usage';

function CopyButton({ text }: { readonly text: string }) {
  const copy = useCopy();
  return <Button onClick={() => void copy(text)}>Copy it</Button>;
}

const writeText = fn<(text: string) => Promise<void>>();

const meta = {
  component: CopyButton,
  parameters: { usage: USE_COPY_USAGE },
  args: { text: 'minio://projects/wgs/out.vcf' },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    // The clipboard of a headless browser asks for a permission that no test can grant.
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const notices = () => within(screen.getByRole('region', { name: /Notices/u }));

export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy it' }));
    await expect(await notices().findByText('Copied')).toBeVisible();
    await expect(notices().getByText(args.text)).toBeVisible();
    await expect(writeText.mock.calls).toEqual([[args.text]]);
  },
};

export const ALongTextIsNotRepeated: Story = {
  args: { text: 'ACGT'.repeat(200) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy it' }));
    await expect(await notices().findByText('Copied')).toBeVisible();
    await expect(notices().queryByText(args.text)).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy it' }));
    await expect(await notices().findByText('The browser does not allow copying')).toBeVisible();
    await expect(notices().getByText(args.text)).toBeVisible();
  },
};
