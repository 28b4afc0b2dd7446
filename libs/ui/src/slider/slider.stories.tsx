import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Slider } from './slider';
import { SLIDER_USAGE } from './slider-usage';

const meta = {
  component: Slider,
  parameters: { usage: SLIDER_USAGE },
  args: {
    value: [20],
    onValueChange: fn(),
    onValueCommit: fn(),
    thumbLabels: ['Most missing values'],
    min: 0,
    max: 100,
    step: 5,
    format: (value) => `${value} %`,
  },
  render: function Controlled({ value, onValueChange, ...props }) {
    const [current, setCurrent] = useState(value);
    return (
      <Slider
        {...props}
        value={current}
        onValueChange={(next) => {
          setCurrent(next);
          onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneNumber: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const thumb = canvas.getByRole('slider', { name: 'Most missing values' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await step('the arrow keys move it by a step, and its value text has the unit', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([25]);
      await expect(thumb).toHaveAttribute('aria-valuetext', '25 %');
      await expect(canvas.getByText('25 %')).toBeVisible();
      await expect(args.onValueCommit).toHaveBeenLastCalledWith([25]);
    });
    await step('Home and End move to the ends and stop there', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(thumb).toHaveAttribute('aria-valuenow', '100');
      await userEvent.keyboard('{Home}{ArrowDown}');
      await expect(thumb).toHaveAttribute('aria-valuenow', '0');
    });
    await step('Page Up and Page Down move ten steps', async () => {
      await userEvent.keyboard('{PageUp}{PageUp}{PageDown}');
      await expect(thumb).toHaveAttribute('aria-valuenow', '50');
    });
  },
};

export const Range: Story = {
  args: { value: [20, 60], thumbLabels: ['Least', 'Most'] },
  play: async ({ args, canvas, userEvent }) => {
    const [min, max] = canvas.getAllByRole('slider');
    await expect(max).toHaveAccessibleName('Most');
    max?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([20, 55]);
    await expect(min).toHaveAttribute('aria-valuenow', '20');
  },
};

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([25]);
  },
};

export const AtTheStart: Story = { args: { value: [0] } };
export const AtTheEnd: Story = { args: { value: [100] } };
export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const thumb = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(thumb).not.toHaveFocus();
    await expect(thumb).toHaveAttribute('data-disabled');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  args: {
    value: [1200, 98000],
    max: 100000,
    thumbLabels: ['Least', 'Most'],
    format: (value) => `${value} reads`,
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const slider = canvasElement.querySelector('[data-slot="slider"]');
    await expect(slider?.scrollWidth).toBe(slider?.clientWidth);
  },
};
