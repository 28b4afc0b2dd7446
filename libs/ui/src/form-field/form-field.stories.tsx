import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Input } from '../input/input';
import { FormField } from './form-field';

const meta = {
  component: FormField,
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
