import type { AppSchema, FormField, ThresholdProfile } from '@omics-portal/api';
import type { FormValues } from './form-values';

/** True if a form has a field of limits that takes the profiles of the user. */
export function takesProfiles({ fields }: AppSchema): boolean {
  return fields.some(({ profiles }) => profiles !== undefined);
}

/**
 * Form with the user's own threshold profiles among the options of its fields of limits: those for the kind of data that the values
 * say, or of every kind without values.
 */
export function withProfileOptions(
  schema: AppSchema,
  profiles: readonly ThresholdProfile[],
  values: FormValues | null,
): AppSchema {
  return { ...schema, fields: schema.fields.map((field) => withOptions(field, profiles, values)) };
}

/** Form whose fields of limits explain in their help why the user's own profiles are not among the options. */
export function withProfileHelp(schema: AppSchema, help: string): AppSchema {
  return {
    ...schema,
    fields: schema.fields.map((field) => (field.profiles ? { ...field, question: help } : field)),
  };
}

function withOptions(
  field: FormField,
  profiles: readonly ThresholdProfile[],
  values: FormValues | null,
): FormField {
  const { profiles: source, options = [] } = field;
  if (!source) {
    return field;
  }
  const kind = source.omics ?? values?.[source.field ?? ''];
  const own = profiles.filter(({ shipped, omics }) => !shipped && (omics === kind || (!values && !kind)));
  return { ...field, options: [...options, ...own.map(({ id, name }) => ({ label: name, value: id }))] };
}
