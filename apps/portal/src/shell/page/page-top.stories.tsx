import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageTop } from './page-top';

const meta = {
  component: PageTop,
  args: {
    fixed: true,
    autoHide: true,
    children: <div className="border-b border-border bg-surface p-4">Multi-omics Portal</div>,
  },
  decorators: [
    (Story) => (
      <div className="h-[300vh] bg-canvas">
        <Story />
        <p className="p-4">The page below</p>
      </div>
    ),
  ],
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof PageTop>;

export default meta;
type Story = StoryObj<typeof meta>;

const top = (root: HTMLElement) => root.querySelector('[data-slot="page-top"]');

/** Below 300 px it goes with the scrolling down, and comes with the scrolling up. */
export const AutoHiding: Story = {
  play: async ({ canvasElement, step }) => {
    await step('stays within the first 300 px', async () => {
      window.scrollTo(0, 200);
      await waitFor(() => expect(window.scrollY).toBe(200));
      await expect(top(canvasElement)).not.toHaveAttribute('data-hidden');
    });
    await step('gives way further down', async () => {
      window.scrollTo(0, 700);
      await waitFor(() => expect(top(canvasElement)).toHaveAttribute('data-hidden'));
    });
    await step('and is back on the way up', async () => {
      window.scrollTo(0, 500);
      await waitFor(() => expect(top(canvasElement)).not.toHaveAttribute('data-hidden'));
      await expect(top(canvasElement)?.getBoundingClientRect().top).toBe(0);
    });
  },
};

export const Fixed: Story = {
  args: { autoHide: false },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 700);
    await waitFor(() => expect(top(canvasElement)?.getBoundingClientRect().top).toBe(0));
    await expect(top(canvasElement)).not.toHaveAttribute('data-hidden');
  },
};

export const Flowing: Story = {
  args: { fixed: false },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 700);
    await waitFor(() => expect(top(canvasElement)?.getBoundingClientRect().bottom).toBeLessThan(0));
  },
};
