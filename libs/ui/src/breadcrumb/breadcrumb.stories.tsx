import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './breadcrumb';
import { BREADCRUMB_USAGE } from './breadcrumb-usage';

const meta = {
  component: Breadcrumb,
  parameters: { usage: BREADCRUMB_USAGE },
  args: {
    label: 'Breadcrumb',
    items: [
      { label: 'Home', href: '#/' },
      { label: 'Multiomics Data', href: '#/data' },
      { label: 'Browse & Download' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Multiomics Data' })).toHaveAttribute('href', '#/data');
    await expect(canvas.getByText('Browse & Download')).toHaveAttribute('aria-current', 'page');
  },
};

const LONG = 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_with_a_name_that_no_line_is_wide_enough_for';

export const LongTextNarrow: Story = {
  args: { items: [{ label: 'Home', href: '#/' }, { label: LONG, href: '#/long' }, { label: LONG }] },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
  play: async ({ canvas }) => {
    const way = canvas.getByRole('navigation');
    await expect(way.scrollWidth).toBe(way.clientWidth);
  },
};
