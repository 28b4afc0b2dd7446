import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from '@omics-portal/ui/charts';
import { expect } from 'storybook/test';
import { useChartLabels } from '@omics-portal/wording';

interface WrongChartProps {
  readonly viewId: string;
  readonly height: number;
}

/** Chart of a collection with invalid options. */
function WrongChart({ viewId, height }: WrongChartProps) {
  return (
    <BarChart
      viewId={viewId}
      height={height}
      title="Files by Donor"
      summary="No file"
      data={[]}
      table={{ columns: ['Donor', 'Files'], rows: [] }}
      xLabel="Files"
      yLabel="Donor"
      labels={useChartLabels()}
      empty="Nothing found"
    />
  );
}

const meta = {
  component: WrongChart,
  args: { viewId: '', height: 0 },
} satisfies Meta<typeof WrongChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WrongOptions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('please set correct chart option');
    await expect(canvas.getByRole('alert')).toHaveTextContent('you must set viewId');
  },
};

export const WrongOptionsInChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('请设置正确的图表选项');
    await expect(canvas.getByRole('alert')).toHaveTextContent('必须设置 viewId');
  },
};
