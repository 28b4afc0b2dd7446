import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Pagination } from './pagination';
import { PAGINATION_USAGE } from './pagination-usage';

const meta = {
  component: Pagination,
  parameters: { usage: PAGINATION_USAGE },
  args: {
    page: 1,
    pageSize: 10,
    total: 96,
    onChange: fn(),
    labels: {
      nav: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      pageSize: 'Rows per page',
      range: (from, to, total) => `${from}-${to} of ${total}`,
      page: (page) => `Page ${page}`,
      pageNumber: (page) => page.toLocaleString('en-US'),
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('describes the rows shown', () => expect(canvas.getByText('1-10 of 96')).toBeVisible());
    await step('there is no earlier page', () =>
      expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled(),
    );
    await step('continues', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2, pageSize: 10 });
    });
  },
};

export const InTheMiddle: Story = {
  args: { page: 5 },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('marks this page', () =>
      expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page'),
    );
    await step('a new size keeps the first row visible', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Rows per page' }));
      await userEvent.click(await screen.findByRole('option', { name: '25' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2, pageSize: 25 });
    });
  },
};

export const LastPage: Story = {
  args: { page: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('91-96 of 96')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const Nothing: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0-0 of 0')).toBeVisible();
  },
};

export const ManyPages: Story = { args: { page: 5000, pageSize: 100, total: 1_000_000 } };
