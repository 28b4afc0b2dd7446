import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from './text-link';
import { TEXT_LINK_USAGE } from './text-link-usage';

const meta = {
  component: TextLink,
  parameters: { usage: TEXT_LINK_USAGE },
  args: { href: '#policies', children: 'data policies' },
  decorators: [
    (Story) => (
      <p>
        Please read the <Story /> before you download.
      </p>
    ),
  ],
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Internal: Story = {};

export const External: Story = {
  args: { external: true, href: 'https://example.org/policies' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'data policies' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const LongTextNarrow: Story = {
  args: {
    external: true,
    href: 'https://example.org',
    children: 'https://example.org/policies/of/the/consortium/for/reference/data',
  },
  decorators: [(Story) => <span className="block w-56">{Story()}</span>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.w-56');
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};
