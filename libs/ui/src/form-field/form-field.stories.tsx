import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Input } from '../input/input';
import { FormField } from './form-field';
import { FORM_FIELD_USAGE } from './form-field-usage';

const meta = {
  component: FormField,
  parameters: { usage: FORM_FIELD_USAGE },
  args: {
    label: 'Project name',
    children: (control) => <Input {...control} placeholder="Enter project name" />,
  },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Project name'));
    await expect(canvas.getByRole('textbox', { name: 'Project name' })).toHaveFocus();
  },
};

export const Required: Story = {
  args: { required: true, help: 'You find the project by it later on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const WithError: Story = {
  args: {
    required: true,
    help: 'You find the project by it later on.',
    error: 'Please Enter a Name for the Assessment',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Project name' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      'Please Enter a Name for the Assessment You find the project by it later on.',
    );
  },
};

export const RefusedLater: Story = {
  render: function Validated(args) {
    const [name, setName] = useState('');
    return (
      <FormField {...args} error={name.includes(' ') ? 'Only letters, digits and underscores.' : undefined}>
        {(control) => <Input {...control} value={name} onChange={({ target }) => setName(target.value)} />}
      </FormField>
    );
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Project name' });
    const live = canvasElement.querySelector('[aria-live="polite"]');
    await step('the live region of the error exists before it, without taking space', async () => {
      await expect(live).toBeEmptyDOMElement();
      const field = canvasElement.querySelector('[data-slot="form-field"]');
      await expect(field?.getBoundingClientRect().bottom).toBeCloseTo(box.getBoundingClientRect().bottom, 0);
    });
    await step('the error appears in it, so that it is announced', async () => {
      await userEvent.type(box, 'batch 7');
      await expect(live).toHaveTextContent('Only letters, digits and underscores.');
      await expect(box).toHaveAccessibleDescription('Only letters, digits and underscores.');
      await expect(box).toHaveFocus();
    });
  },
};

export const LabelHidden: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Project name' })).toBeVisible();
  },
};

const LONG = 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_with_a_name_that_no_form_is_wide_enough_for';

export const LongTextNarrow: Story = {
  args: { label: LONG, help: LONG, error: LONG },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('[data-slot="form-field"]');
    await expect(field?.scrollWidth).toBe(field?.clientWidth);
  },
};
