import type { components } from '@omics-portal/api/datains';
import type { Language } from '../../http/preferred-language.ts';
import { ACTIONS, appForm, formField, SAMPLES } from './app-form.ts';
import { noteText, type FormNote } from './form-notes.ts';
import { objectOf, type Json } from './json-values.ts';
import {
  nextflowParameters,
  OUTPUT_FOLDER,
  parameterInput,
  SHEET_PARAMETER,
  type NextflowParameter,
} from './nextflow-parameters.ts';
import { sampleColumns } from './sample-columns.ts';
import type { WorkflowInput } from './workflow-input.ts';

type AppSchema = components['schemas']['AppSchema'];
type FormField = components['schemas']['FormField'];

/** Schemas of an nf-core pipeline: that of its parameters, and that of its sample sheet. Undefined where it has none. */
export interface NfCoreSchemas {
  readonly parameters: unknown;
  readonly samples: unknown;
}

/**
 * Form of an app from the schemas of an nf-core pipeline. With a schema of the sample sheet, each row of the sheet is a job, and
 * parameters are common values; without one, the form has the parameters only. `notes` say what the form cannot check.
 */
export function nfCoreForm({ parameters, samples }: NfCoreSchemas, language: Language): AppSchema {
  const sheet = samples === undefined ? undefined : sampleColumns(objectOf(samples));
  const columns = new Set(sheet?.fields.flatMap(({ model }) => model ?? []));
  const all = nextflowParameters(objectOf(parameters)).filter(
    ({ name }) => name !== OUTPUT_FOLDER && !(sheet && name === SHEET_PARAMETER),
  );
  const shown = all.filter(({ hidden }) => !hidden);
  const inputs = shown.flatMap((parameter) => parameterInput(parameter) ?? []);
  const notes = [...(sheet?.notes ?? []), ...parameterNotes(all, columns)];
  const texts = [...new Set(notes.map((note) => noteText(note, language)))];
  const form = sheet
    ? {
        formMode: 'batch',
        fields: [
          { ...SAMPLES, ...(sheet.idRules.length > 0 && { idRules: [...sheet.idRules] }) },
          ...sheet.fields,
          ...inputs.filter(({ name }) => !columns.has(name)).map(commonField),
          ACTIONS,
        ],
      }
    : appForm(inputs);
  return { ...form, ...(texts.length > 0 && { notes: texts }) };
}

/** Field of a parameter for all samples. Its messages are those of the client, in the language of the user. */
function commonField(input: WorkflowInput): FormField {
  const field = formField(input, false);
  if (input.kind === 'boolean') {
    const { options: _options, ...rest } = field;
    return { ...rest, tmplType: 'checkbox', config: { initialValue: input.default === true } };
  }
  const { config, ...rest } = field;
  const rules = config?.rules?.map((rule): typeof rule => {
    const { message: _message, ...plain } = rule;
    return rule.required ? plain : rule;
  });
  return config ? { ...rest, config: { ...config, ...(rules && { rules }) } } : rest;
}

function parameterNotes(
  parameters: readonly NextflowParameter[],
  columns: ReadonlySet<string>,
): readonly FormNote[] {
  return parameters.flatMap((parameter): FormNote[] => {
    const { name, property, required, hidden } = parameter;
    if (columns.has(name)) return [{ code: 'same-name', name }];
    const isOpen = required && property['default'] === undefined;
    if (hidden) return isOpen ? [{ code: 'required-without-field', name }] : [];
    if (parameterInput(parameter) === undefined) {
      return [{ code: isOpen ? 'required-without-field' : 'no-field', name }];
    }
    return unchecked(property).map((rule) => ({ code: 'rule', name, detail: rule }));
  });
}

/** Rules of a parameter that its field does not check. */
function unchecked(property: Json): readonly string[] {
  return ['anyOf', 'oneOf', 'not', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'].filter(
    (rule) => rule in property,
  );
}
