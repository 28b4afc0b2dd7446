import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChartFrame } from './chart-frame';

const meta = {
  component: ChartFrame,
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
    labels: { showTable: 'Show as table', showChart: 'Show as chart' },
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
      await expect(canvas.getByRole('cell', { name: '5377' })).toBeVisible();
    });
    await step('and back, the focus still on the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
      await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('table')).toBeVisible();
    });
  },
};
