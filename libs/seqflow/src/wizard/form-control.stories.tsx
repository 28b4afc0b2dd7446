import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import type { FormValue, ValueField } from '../app-form/form-values';
import { inSeqflowHost } from '../testing/seqflow-host';
import { FormControl } from './form-control';

const changed = fn();

interface FieldProps {
  readonly field: ValueField;
  readonly initial: FormValue;
  readonly error?: string;
}

function Field({ field, initial, error }: FieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <FormControl
      field={field}
      value={value}
      error={error}
      onChange={(next) => {
        changed(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  component: Field,
  decorators: [inSeqflowHost],
  args: { field: { tmplType: 'input', model: 'm', label: 'Adapter' }, initial: null },
  beforeEach: () => void changed.mockClear(),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TextWithAddons: Story = {
  args: {
    field: {
      tmplType: 'input',
      model: 'm',
      label: 'Adapter',
      question: 'Sequence of the adapter.',
      addonBefore: "5'",
      addonAfter: 'bases',
      config: { rules: [{ required: true }] },
    },
    error: 'This is required.',
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Adapter' });
    await expect(input).toBeRequired();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/This is required\..*Sequence of the adapter\./u);
    await expect(canvas.getByText('bases')).toBeVisible();
    await userEvent.type(input, 'AC');
    await expect(changed).toHaveBeenLastCalledWith('AC');
  },
};

/** A cleared number is null, not 0. */
export const NumberCleared: Story = {
  args: { field: { tmplType: 'input_number', model: 'm', label: 'Threads', min: 1, max: 8 }, initial: 4 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Threads' });
    await expect(input).toHaveValue(4);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(changed).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '6');
    await userEvent.tab();
    await expect(changed).toHaveBeenLastCalledWith(6);
  },
};

/** The value of an option has the type of the schema: a number, not its text. */
export const SelectOfNumbers: Story = {
  args: {
    field: {
      tmplType: 'select',
      model: 'm',
      label: 'Depth',
      allowClear: true,
      options: [
        { label: 'Thirty', value: 30 },
        { label: 'Sixty', value: 60 },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const choose = async (option: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Depth' }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Sixty');
    await expect(changed).toHaveBeenLastCalledWith(60);
    await choose('None');
    await expect(changed).toHaveBeenLastCalledWith(null);
  },
};

export const RadioOfFlags: Story = {
  args: {
    field: {
      tmplType: 'radio',
      model: 'm',
      label: 'Trim',
      options: [
        { label: 'Yes', value: true },
        { label: 'No', value: false },
      ],
    },
    initial: true,
    error: 'This value does not fit here.',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(canvas.getByText('This value does not fit here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(changed).toHaveBeenLastCalledWith(false);
  },
};

export const Checkbox: Story = {
  args: { field: { tmplType: 'checkbox', model: 'm', label: 'Save intermediate files' }, initial: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Save intermediate files' }));
    await expect(changed).toHaveBeenLastCalledWith(true);
  },
};

/** A select of several options is a group of check boxes; its value is the list in the order of the choice. */
export const SelectOfSeveral: Story = {
  args: {
    field: {
      tmplType: 'select',
      mode: 'multiple',
      model: 'm',
      label: 'Chromosomes',
      options: [{ label: 'chr1' }, { label: 'chr2' }, { label: 'chrX' }],
    },
    initial: ['chr1'],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Chromosomes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'chrX' }));
    await expect(changed).toHaveBeenLastCalledWith(['chr1', 'chrX']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'chr1' }));
    await expect(changed).toHaveBeenLastCalledWith(['chrX']);
  },
};

/** A script in a schema is text, and a disabled control cannot be changed. */
export const DisabledText: Story = {
  args: {
    field: { tmplType: 'input', model: 'm', label: 'Reference', disabled: true },
    initial: '<script>alert(1)</script>',
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Reference' });
    await expect(input).toHaveValue('<script>alert(1)</script>');
    await userEvent.type(input, 'x');
    await expect(changed).not.toHaveBeenCalled();
  },
};
