import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import { FormField, type FormControlProps, type FormFieldProps } from '../form-field/form-field';
import type { SchemaForm } from './use-schema-form';

/** Properties of {@link SchemaField}. */
export interface SchemaFieldProps<Input extends FieldValues, Output> extends Omit<
  FormFieldProps,
  'error' | 'children'
> {
  /** Form of useSchemaForm that has the value. */
  form: SchemaForm<Input, Output>;
  /** Path of the value in the form. */
  name: FieldPath<Input>;
  /** Renders a native control (Input, Textarea) with the properties it must spread. */
  children: (control: FormControlProps & UseFormRegisterReturn) => ReactNode;
}

/** Form field bound to a value of a schema form: label, native control, help, and the message of the schema. */
export function SchemaField<Input extends FieldValues, Output>({
  form,
  name,
  children,
  ...field
}: SchemaFieldProps<Input, Output>) {
  return (
    <FormField {...field} error={form.errorOf(name)}>
      {(control) => children({ ...control, ...form.register(name) })}
    </FormField>
  );
}
