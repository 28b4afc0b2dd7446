import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateRange } from './date-range';
import { DATE_RANGE_USAGE } from './date-range-usage';

const meta = {
  component: DateRange,
  parameters: { usage: DATE_RANGE_USAGE },
  args: {
    label: 'Finished',
    value: { from: '', to: '' },
    onValueChange: fn(),
    min: '2020-01-01',
    max: '2026-12-31',
    labels: {
      from: 'From',
      to: 'To',
      faults: {
        order: 'The range ends before it begins.',
        'too-early': 'There is nothing before 2020-01-01.',
        'too-late': 'There is nothing after 2026-12-31.',
      },
    },
  },
  render: function Controlled({ value, onValueChange, ...props }) {
    const [current, setCurrent] = useState(value);
    return (
      <DateRange
        {...props}
        value={current}
        onValueChange={(next) => {
          setCurrent(next);
          onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, step }) => {
    const from = canvas.getByLabelText('From');
    const to = canvas.getByLabelText('To');
    await expect(canvas.getByRole('group', { name: 'Finished' })).toBeVisible();
    await step('each end is reported with the other unchanged', async () => {
      await fireEvent.change(from, { target: { value: '2026-02-01' } });
      await fireEvent.change(to, { target: { value: '2026-02-28' } });
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-02-01', to: '2026-02-28' });
    });
    await step('the calendar of the end starts at the start of the range', async () => {
      await expect(to).toHaveAttribute('min', '2026-02-01');
    });
    await step('a reversed range is reported at the end field', async () => {
      await fireEvent.change(to, { target: { value: '2026-01-31' } });
      await expect(to).toBeInvalid();
      await expect(from).toBeValid();
      await expect(to).toHaveAccessibleDescription('The range ends before it begins.');
    });
  },
};

export const Filled: Story = {
  args: { value: { from: '2026-01-01', to: '2026-03-31' }, help: 'By the clock of the server.' },
};

export const TooEarly: Story = {
  args: { value: { from: '1999-01-01', to: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveAccessibleDescription(
      'There is nothing before 2020-01-01.',
    );
    await expect(canvas.getByLabelText('From')).toBeInvalid();
    await expect(canvas.getByLabelText('To')).toBeValid();
  },
};

export const TooLate: Story = { args: { value: { from: '', to: '2027-01-01' } } };

export const RefusedByTheHost: Story = {
  args: { value: { from: '2026-01-01', to: '2026-03-31' }, error: 'Choose a month at most.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription('Choose a month at most.');
    await expect(canvas.getByLabelText('To')).toBeInvalid();
  },
};

export const WithPresets: Story = {
  args: {
    presets: [
      { key: 'q1', label: 'First quarter', range: { from: '2026-01-01', to: '2026-03-31' } },
      { key: 'q2', label: 'Second quarter', range: { from: '2026-04-01', to: '2026-06-30' } },
      { key: 'h1', label: 'First half', range: { from: '2026-01-01', to: '2026-06-30' } },
    ],
    labels: { ...meta.args.labels, clear: 'Any day' },
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const preset = canvas.getByRole('button', { name: 'Second quarter' });
    await step('one press sets both ends', async () => {
      await expect(canvas.queryByRole('button', { name: 'Any day' })).not.toBeInTheDocument();
      await userEvent.click(preset);
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-04-01', to: '2026-06-30' });
      await expect(preset).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getByRole('button', { name: 'First half' })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    });
    await step('another empties them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Any day' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '', to: '' });
      await expect(preset).toHaveAttribute('aria-pressed', 'false');
    });
  },
};

export const LabelHidden: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Finished' })).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: { from: '2026-01-01', to: '2026-03-31' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toBeDisabled();
    await expect(canvas.getByLabelText('To')).toBeDisabled();
  },
};
