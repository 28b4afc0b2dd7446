import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden';
import { VISUALLY_HIDDEN_USAGE } from './visually-hidden-usage';

const meta = {
  component: VisuallyHidden,
  parameters: { usage: VISUALLY_HIDDEN_USAGE },
  args: { children: 'Passed:' },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> 12 of 12 checks
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeVisibleText: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Passed:').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Passed: 12 of 12 checks');
  },
};
