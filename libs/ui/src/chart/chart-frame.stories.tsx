import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../empty-state/empty-state';
import { ChartFrame } from './chart-frame';
import { CHART_LABELS } from './testing/story-labels';
import { CHART_FRAME_USAGE } from './chart-frame-usage';

const meta = {
  component: ChartFrame,
  parameters: { usage: CHART_FRAME_USAGE },
  args: {
    title: 'Detected proteins',
    summary: 'Between 5,102 and 5,377 proteins per library.',
    table: {
      columns: ['Library', 'Proteins'],
      rows: [
        ['D5_1', 5102],
        ['D6_1', 5377],
      ],
    },
    labels: CHART_LABELS,
    height: 160,
    children: <div className="h-40 rounded-control bg-sunken" />,
  },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Detected proteins' })).toHaveTextContent(
      'Between 5,102',
    );
  },
};

export const Table: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the same figures, as a table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getByRole('rowheader', { name: 'D6_1' })).toBeVisible();
      await expect(canvas.getByRole('cell', { name: '5,377' })).toBeVisible();
    });
    await step('and back, the focus still on the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
      await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('table')).toBeVisible();
    });
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { error: { title: 'The figures could not be loaded', retryLabel: 'Retry', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The figures could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: {
    table: { columns: ['Library', 'Proteins'], rows: [] },
    empty: <EmptyState title="No library passes the filter" description="Remove a filter." />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No library passes the filter')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show as table' })).toBeNull();
  },
};

export const WrongOptions: Story = {
  args: { problems: ['option', 'viewId'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('please set correct chart option');
    await expect(canvas.getByRole('alert')).toHaveTextContent('you must set viewId');
  },
};

export const WithoutSaving: Story = {
  args: { labels: { showTable: 'Show as table', showChart: 'Show as chart' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Detected_proteins_by_library_and_acquisition_method_of_the_second_international_comparison_2026',
    summary: '各文库的检出蛋白数在 5,102 与 5,377 之间。'.repeat(4),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }} data-testid="phone">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const phone = canvas.getByTestId('phone');
    await expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth);
  },
};
