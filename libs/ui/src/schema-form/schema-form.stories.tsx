import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import * as v from 'valibot';
import { Button } from '../button/button';
import { Input } from '../input/input';
import { Textarea } from '../input/textarea';
import { SchemaField } from './schema-field';
import { SCHEMA_FORM_USAGE } from './schema-form-usage';
import { useSchemaForm } from './use-schema-form';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('name-required'), v.regex(/^\w*$/u, 'name-pattern')),
  notes: v.pipe(v.string(), v.maxLength(5, 'notes-long')),
});

const messages = {
  'name-required': 'Enter a name for the project.',
  'name-pattern': 'Name: use letters, digits and underscores only.',
  'notes-long': 'Notes: shorten them to 5 characters.',
};

interface ProjectFormProps {
  /** First check of a field. */
  mode?: 'onSubmit' | 'onTouched';
  /** Called with the checked values; the form is busy until its promise settles. */
  onSend: (project: { name: string; notes: string }) => unknown;
}

function ProjectForm({ mode = 'onSubmit', onSend }: ProjectFormProps) {
  const form = useSchemaForm({ schema, messages, mode, defaultValues: { name: '', notes: '' } });
  return (
    <form noValidate onSubmit={form.onSubmit(onSend)} className="flex max-w-sm flex-col gap-4">
      <SchemaField form={form} name="name" label="Name" required help="Letters, digits and underscores.">
        {(control) => <Input {...control} />}
      </SchemaField>
      <SchemaField form={form} name="notes" label="Notes">
        {(control) => <Textarea {...control} rows={2} />}
      </SchemaField>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </form>
  );
}

const meta = {
  component: ProjectForm,
  parameters: { usage: SCHEMA_FORM_USAGE },
  args: { onSend: fn() },
} satisfies Meta<typeof ProjectForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first invalid field gets the focus, and its message goes as soon as the value is right. */
export const FirstInvalidFieldHasFocus: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const notes = canvas.getByRole('textbox', { name: 'Notes' });
    await step('every invalid field says what to do', async () => {
      await userEvent.type(notes, 'longer');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(name).toHaveFocus();
      await expect(name).toHaveAccessibleDescription(/^Enter a name for the project/u);
      await expect(notes).toHaveAccessibleDescription('Notes: shorten them to 5 characters.');
    });
    await step('after the first field is valid, focus moves to the next invalid one', async () => {
      await userEvent.type(name, 'run_1');
      await expect(name).toBeValid();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(notes).toHaveFocus();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('values are sent as the schema returns them', async () => {
      await userEvent.clear(notes);
      await userEvent.type(name, '{End} {Enter}');
      await expect(args.onSend).toHaveBeenCalledWith({ name: 'run_1', notes: '' });
    });
  },
};

/** In a long form, a field is checked as soon as the focus has left it. */
export const CheckedWhenLeft: Story = {
  args: { mode: 'onTouched' },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'a b');
    await expect(name).toBeValid();
    await userEvent.tab();
    await expect(name).toHaveAccessibleDescription(/^Name: use letters/u);
  },
};

const sent = fn();

/** Presses that come while the first submission is under way are ignored. */
export const TwoPressesSendOnce: Story = {
  render: function Slow() {
    const [confirm, setConfirm] = useState<() => void>();
    return (
      <>
        <ProjectForm
          onSend={(project) => {
            sent(project);
            return new Promise<void>((resolve) => setConfirm(() => resolve));
          }}
        />
        <Button className="mt-4" onClick={confirm}>
          Confirm
        </Button>
      </>
    );
  },
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'run_1');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toHaveBeenCalledTimes(2);
  },
};
