import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, type FormEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/** Options of {@link useSchemaForm}. */
export interface SchemaFormOptions<Input extends FieldValues, Output> {
  /** Valibot schema of the values. Its messages are codes, which `messages` translates. */
  readonly schema: GenericSchema<Input, Output>;
  /** Sentences in the user's language, by the code in the schema. Each names the field and the remedy. */
  readonly messages: Readonly<Record<string, string>>;
  /** Values before the first change; one for each field. */
  readonly defaultValues: DefaultValues<Input>;
  /**
   * First check of a field: on submit, or when the focus has left it. Afterwards at each change.
   *
   * @default onSubmit
   */
  readonly mode?: 'onSubmit' | 'onTouched';
}

/** Form of {@link useSchemaForm}. */
export interface SchemaForm<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  /** Sentence about the value of a field; undefined while it is valid or unchecked. */
  readonly errorOf: (field: FieldPath<Input>) => string | undefined;
  /**
   * Submit handler of the form element. Passes checked values to `send`, or moves the focus to the first invalid field.
   * Until the promise of `send` settles, further submits are ignored; its rejection is left to the mutation behind it.
   */
  readonly onSubmit: (send: (values: Output) => unknown) => (event: FormEvent) => void;
}

/**
 * Form whose values are checked by a valibot schema. Every form of the product uses it, so that messages, focus and repeated
 * submits behave alike.
 */
export function useSchemaForm<Input extends FieldValues, Output>({
  schema,
  messages,
  defaultValues,
  mode = 'onSubmit',
}: SchemaFormOptions<Input, Output>): SchemaForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    mode,
    resolver: valibotResolver<Input, unknown, Output>(schema, undefined, { mode: 'sync' }),
  });
  const { errors, submitCount } = form.formState;
  const isRefused = submitCount > 0 && Object.keys(errors).length > 0;
  useEffect(() => {
    if (isRefused) showFocusedField();
  }, [submitCount, isRefused]);
  // A second press can come before React has rendered the first one's effect: only a ref is quick enough.
  const isSubmitting = useRef(false);
  const errorOf = (field: FieldPath<Input>) => {
    const code = (get(errors, field) as FieldError | undefined)?.message;
    return code === undefined ? undefined : (messages[code] ?? code);
  };
  const submit = async (send: (values: Output) => unknown) => {
    if (isSubmitting.current) {
      return;
    }
    isSubmitting.current = true;
    try {
      await form.handleSubmit((values) => Promise.allSettled([send(values)]))();
    } finally {
      isSubmitting.current = false;
    }
  };
  const onSubmit = (send: (values: Output) => unknown) => (event: FormEvent) => {
    event.preventDefault();
    // React passes events of a dialog on to the form that opened it, which must not be submitted as well.
    event.stopPropagation();
    void submit(send);
  };
  return { ...form, errorOf, onSubmit };
}

/** Scrolls to the whole field that has the focus: the browser scrolled to its control before the error below it was there. */
function showFocusedField(): void {
  document.activeElement?.closest('[data-slot=form-field]')?.scrollIntoView({ block: 'nearest' });
}
