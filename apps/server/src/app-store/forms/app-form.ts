import type { components } from '@omics-portal/api/datains';
import type { WorkflowInput } from './workflow-input.ts';

type AppSchema = components['schemas']['AppSchema'];
type FormField = AppSchema['fields'][number];
type Rule = NonNullable<NonNullable<FormField['config']>['rules']>[number];

/** The form's own limits of a number are 0 and 100, which a workflow does not have. */
const LARGE = 1_000_000_000;
const FASTQ = String.raw`\.(fastq|fq)(\.(gz|bz2))?$`;
const FILTERS: readonly [RegExp, string][] = [
  [/fastq|reads?(_|$|\d)|(^|_)fq/i, FASTQ],
  [/fasta|genome|reference/i, String.raw`\.(fasta|fa|fna)(\.gz)?$`],
  [/bam/i, String.raw`\.bam$`],
  [/vcf/i, String.raw`\.vcf(\.gz)?$`],
  [/bed/i, String.raw`\.bed(\.gz)?$`],
  [/gtf|gff/i, String.raw`\.(gtf|gff3?)(\.gz)?$`],
];

/** Key of an input in the form: its name without the name of the workflow. */
export function fieldModel(name: string): string {
  return name.replace(/^.*\./, '').replaceAll(/\W+/g, '_');
}

/**
 * Form of an app. A job for each sample, where one file or one for each sample can be chosen; one job when an input is a list of
 * files, because a list belongs to one job.
 */
export function appForm(inputs: readonly WorkflowInput[]): AppSchema {
  const isBatch = inputs.every(({ kind }) => kind !== 'files');
  return {
    formMode: isBatch ? 'batch' : 'single',
    fields: [...(isBatch ? [SAMPLES] : []), ...inputs.map((input) => formField(input, isBatch)), ACTIONS],
  };
}

/** Field for the number of samples of a batch. */
export const SAMPLES: FormField = {
  tmplType: 'sample_id',
  model: 'sample_id',
  name: 'sample_id',
  label: 'Number of samples',
  type: 'number',
  min: 1,
  max: 100,
  question: 'One job runs for each sample; the ids are made for you and can be edited in the next step.',
  config: {
    initialValue: 1,
    rules: [{ required: true, type: 'number', message: 'Please enter the number of samples' }],
  },
};

/** Row of buttons at the end of a form. */
export const ACTIONS: FormField = {
  tmplType: 'actions',
  buttons: [
    { type: 'cancel', buttonType: 'default', buttonLabel: 'Cancel', validate: false },
    { type: 'submit', buttonType: 'primary', buttonLabel: 'Next', validate: true },
  ],
};

/** Field of an input. In a batch, one file for each sample can be chosen. */
export function formField(input: WorkflowInput, isBatch: boolean): FormField {
  const model = fieldModel(input.name);
  const label = input.label ?? model.replaceAll('_', ' ');
  const common = { model, name: model, label, ...(input.help !== undefined && { question: input.help }) };
  switch (input.kind) {
    case 'file':
    case 'files':
    case 'folder': {
      const multiple = input.kind === 'files' || isBatch;
      const filterType = input.kind === 'folder' ? '/' : (input.pattern ?? filterOf(model));
      const rules = rulesOf(input, multiple ? 'array' : 'string', `Please choose ${label}`);
      return {
        ...common,
        tmplType: 'file',
        multiple,
        ...(filterType !== undefined && { filterType }),
        ...rules,
      };
    }
    case 'number':
      return {
        ...common,
        tmplType: 'input_number',
        min: input.min ?? -LARGE,
        max: input.max ?? LARGE,
        ...rulesOf(input, 'number', `Please enter ${label}`),
      };
    case 'boolean':
      return {
        ...common,
        tmplType: 'radio',
        options: [
          { label: 'Yes', value: true },
          { label: 'No', value: false },
        ],
        ...rulesOf(input, 'boolean', `Please choose ${label}`),
      };
    case 'text': {
      const { options } = input;
      const rules = rulesOf(input, 'string', `Please enter ${label}`);
      return options === undefined
        ? { ...common, tmplType: 'input', ...rules }
        : {
            ...common,
            tmplType: 'select',
            options: options.map((value) => ({ label: value, value })),
            ...rules,
          };
    }
  }
}

function filterOf(model: string): string | undefined {
  return FILTERS.find(([pattern]) => pattern.test(model))?.[1];
}

function rulesOf(
  input: WorkflowInput,
  type: NonNullable<Rule['type']>,
  message: string,
): Pick<FormField, 'config'> {
  const { required, default: preset, pattern, message: refusal } = input;
  const isText = input.kind === 'text' && pattern !== undefined;
  const rules: Rule[] = [
    ...(required ? [{ required: true, type, message }] : []),
    ...(isText ? [{ type, pattern, ...(refusal !== undefined && { message: refusal }) }] : []),
  ];
  if (rules.length === 0 && preset === undefined) return {};
  return {
    config: {
      ...(preset !== undefined && { initialValue: preset }),
      ...(rules.length > 0 && { rules }),
    },
  };
}
