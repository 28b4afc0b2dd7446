import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioGroup } from './radio-group';
import { RADIO_GROUP_USAGE } from './radio-group-usage';

const meta = {
  component: RadioGroup,
  parameters: { usage: RADIO_GROUP_USAGE },
  args: {
    label: 'Materials',
    value: 'dna',
    onValueChange: fn(),
    options: [
      { value: 'dna', label: 'DNA', description: '10 µg each' },
      { value: 'rna', label: 'RNA', description: '5 µg each' },
      { value: 'protein', label: 'Protein', disabled: true },
    ],
  },
  render: function Controlled({ value, onValueChange, ...props }) {
    const [current, setCurrent] = useState(value);
    return (
      <RadioGroup
        {...props}
        value={current}
        onValueChange={(next) => {
          setCurrent(next);
          onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('is a named group', () =>
      expect(canvas.getByRole('radiogroup', { name: 'Materials' })).toBeVisible(),
    );
    await step('a description belongs to its option', () =>
      expect(canvas.getByRole('radio', { name: 'RNA' })).toHaveAccessibleDescription('5 µg each'),
    );
    await step('a click on the label chooses', async () => {
      await userEvent.click(canvas.getByText('RNA'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('rna');
    });
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    /** Holds the key for a moment: an immediate release comes before the selection. */
    const press = async (key: string, chosen: string) => {
      await userEvent.keyboard(`{${key}>}`);
      await waitFor(() => expect(radio(chosen)).toBeChecked());
      await userEvent.keyboard(`{/${key}}`);
      await expect(radio(chosen)).toHaveFocus();
    };
    await step('Tab moves to the chosen option', async () => {
      await userEvent.tab();
      await expect(radio('DNA')).toHaveFocus();
    });
    await step('Down chooses the next option, skips disabled ones and wraps', async () => {
      await press('ArrowDown', 'RNA');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('rna');
      await press('ArrowDown', 'DNA');
    });
    await step('Up, Left and Right work too', async () => {
      await press('ArrowUp', 'RNA');
      await press('ArrowLeft', 'DNA');
      await press('ArrowRight', 'RNA');
    });
  },
};

export const NothingChosen: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'DNA' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dna');
  },
};

export const LongTextNarrow: Story = {
  args: {
    options: [
      {
        value: 'dna',
        label: 'Quartet_DNA_BGI_SEQ2000_D5_replicate_1_of_3_20200930',
        description: '每个样本 10 微克，装于一管，随附一份说明书',
      },
      { value: 'rna', label: 'RNA' },
    ],
  },
  decorators: [(Story) => <div className="w-56">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.w-56');
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};
