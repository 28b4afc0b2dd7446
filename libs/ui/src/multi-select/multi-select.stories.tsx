import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FormField } from '../form-field/form-field';
import { MultiSelect } from './multi-select';
import { MULTI_SELECT_USAGE } from './multi-select-usage';

const meta = {
  component: MultiSelect,
  parameters: { usage: MULTI_SELECT_USAGE },
  args: {
    'aria-label': 'Groups',
    listLabel: 'Groups to choose',
    value: [],
    onValueChange: fn(),
    placeholder: 'All groups',
    emptyLabel: 'No group of that name',
    chosenLabel: 'Chosen groups',
    removeLabel: (label) => `Remove ${label}`,
    clearLabel: 'Remove all groups',
    options: [
      { value: 'D5', label: 'D5' },
      { value: 'D6', label: 'D6' },
      { value: 'F7', label: 'F7', disabled: true },
      { value: 'M8', label: 'M8' },
    ],
  },
  render: function Controlled({ value, onValueChange, ...props }) {
    const [current, setCurrent] = useState(value);
    return (
      <MultiSelect
        {...props}
        value={current}
        onValueChange={(next) => {
          setCurrent(next);
          onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Groups' });
    await step('Enter chooses, and the list stays open', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['D5']);
      const list = await screen.findByRole('listbox');
      await expect(list).toHaveAttribute('aria-multiselectable', 'true');
      await userEvent.keyboard('m8{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['D5', 'M8']);
      await expect(box).toHaveValue('');
    });
    await step('Enter on a chosen option removes it', async () => {
      await userEvent.keyboard('d5{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['M8']);
    });
    await step('Backspace in the empty input does so too, and only there', async () => {
      await userEvent.keyboard('x{Backspace}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['M8']);
      await userEvent.keyboard('{Backspace}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
  },
};

export const SomeChosen: Story = {
  args: { value: ['D5', 'M8'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Chosen groups' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await step('a tag is removed by its button, and focus goes to the input', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove D5' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['M8']);
      await expect(canvas.getByRole('combobox')).toHaveFocus();
    });
    await step('one button clears all choices', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove all groups' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
      await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    });
  },
};

export const Open: Story = {
  args: { value: ['D6'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await step('chosen options are marked', async () => {
      await expect(await screen.findByRole('option', { name: 'D6' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(screen.getByRole('option', { name: 'D5' })).toHaveAttribute('aria-selected', 'false');
    });
    await step('a press chooses another option', async () => {
      await userEvent.click(screen.getByRole('option', { name: 'M8' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['D6', 'M8']);
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    });
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zebra');
    await expect(await canvas.findByRole('status')).toHaveTextContent('No group of that name');
  },
};

export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Loading groups…', options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading groups…');
  },
};

export const Failed: Story = {
  args: { error: 'The groups could not be loaded.', options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('could not be loaded');
  },
};

export const Disabled: Story = {
  args: { value: ['D5', 'D6'], disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const Invalid: Story = {
  render: (args) => (
    <FormField label="Groups" error="Choose two groups at least.">
      {(control) => <MultiSelect {...args} {...control} aria-label={undefined} />}
    </FormField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Groups' })).toBeInvalid();
  },
};

const MANY = Array.from({ length: 40 }, (_, index) => `Quartet_RNA_ILM_batch_${index + 1}_of_the_year_2026`);

export const ManyLongNames: Story = {
  args: { value: MANY, options: MANY.map((value) => ({ value, label: value })) },
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-slot="multi-select"]');
    await expect(box?.clientHeight).toBeLessThanOrEqual(160);
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};
