import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './switch';
import { SWITCH_USAGE } from './switch-usage';

const meta = {
  component: Switch,
  parameters: { usage: SWITCH_USAGE },
  args: { label: 'Weak colour mode', checked: false, onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Weak colour mode'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const On: Story = {
  args: { checked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Weak colour mode' })).toBeChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledWithReason: Story = {
  args: { disabled: true, description: 'Needs a fixed header' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Weak colour mode' })).toHaveAccessibleDescription(
      'Needs a fixed header',
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const LabelHidden: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Weak colour mode' })).toBeVisible();
  },
};
