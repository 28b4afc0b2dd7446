import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './checkbox';
import { CHECKBOX_USAGE } from './checkbox-usage';

const meta = {
  component: Checkbox,
  parameters: { usage: CHECKBOX_USAGE },
  args: { label: 'FASTQ', checked: false, onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('its label is part of the target', async () => {
      await userEvent.click(canvas.getByText('FASTQ'));
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    });
    await step('space presses it', async () => {
      canvas.getByRole('checkbox').focus();
      await userEvent.keyboard(' ');
      await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    });
  },
};

export const On: Story = { args: { checked: true } };

export const Some: Story = {
  args: { checked: 'indeterminate' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Disabled: Story = { args: { disabled: true, checked: true } };

export const WithHiddenLabel: Story = {
  args: { hideLabel: true, label: 'Select Quartet_D5.csv' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Quartet_D5.csv' })).toBeVisible();
  },
};

export const LongTextNarrow: Story = {
  args: { label: 'Quartet_RNA_BGI_SEQ2000_D5_replicate_1_of_3_20200930.fastq.gz' },
  decorators: [(Story) => <div className="w-56">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('.w-56');
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
    // The box keeps its size beside a long label.
    await expect(canvas.getByRole('checkbox').getBoundingClientRect().width).toBeGreaterThanOrEqual(16);
  },
};
