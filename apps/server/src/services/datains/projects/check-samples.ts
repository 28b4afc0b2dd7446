import type { components } from '@omics-portal/api/datains';
import type { ErrorDetail } from '../../../http/api-error.ts';
import { parseStorageLink } from '../../../objects/storage-link.ts';
import type { SampleValues } from '../../../engines/job-engine.ts';

type AppSchema = components['schemas']['AppSchema'];
type FormField = components['schemas']['FormField'];
type FormRule = components['schemas']['FormRule'];

/** Problems of a project's samples, by the form of its app; `samples.0.read1` names a sample and a field. */
export function checkSamples(schema: AppSchema, samples: readonly SampleValues[]): ErrorDetail[] {
  return [
    ...repeatedIds(samples),
    ...samples.flatMap((sample, index) => checkSample(schema, sample, `samples.${index}`)),
  ];
}

/** Storage links of the file fields of one sample, each with the path of its field. */
export function fileLinks(
  schema: AppSchema,
  sample: SampleValues,
  path: string,
): { field: string; link: string }[] {
  return schema.fields
    .filter((field) => field.tmplType === 'file' && field.model !== undefined && isShown(field, sample))
    .flatMap((field) =>
      valuesOf(sample[field.model ?? '']).map((link) => ({
        field: `${path}.${field.model}`,
        link: String(link),
      })),
    );
}

function repeatedIds(samples: readonly SampleValues[]): ErrorDetail[] {
  const seen = new Set<string>();
  return samples.flatMap(({ sample_id }, index) => {
    if (seen.has(sample_id))
      return [{ field: `samples.${index}.sample_id`, message: 'is used by another sample of this project' }];
    seen.add(sample_id);
    return [];
  });
}

function checkSample(schema: AppSchema, sample: SampleValues, path: string): ErrorDetail[] {
  return schema.fields.flatMap((field) => {
    const { model } = field;
    // The form has the number of samples, but each sample has its own id.
    if (field.tmplType === 'sample_id') return checkId(field, sample, path);
    if (model === undefined || !isShown(field, sample)) return [];
    const problem = problemOf(field, valuesOf(sample[model]));
    return problem === undefined ? [] : [{ field: `${path}.${model}`, message: problem }];
  });
}

function checkId({ idRules = [] }: FormField, { sample_id }: SampleValues, path: string): ErrorDetail[] {
  const problem = firstOf(idRules, (rule) => ruleProblem(rule, [sample_id]));
  return problem === undefined ? [] : [{ field: `${path}.sample_id`, message: problem }];
}

function isShown(field: FormField, sample: SampleValues): boolean {
  return (
    field.visibleVariable === undefined ||
    String(sample[field.visibleVariable]) === String(field.expectedValue)
  );
}

function valuesOf(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (entry) => entry !== undefined && entry !== null && entry !== '',
  );
}

function problemOf(field: FormField, values: readonly unknown[]): string | undefined {
  const rules = field.config?.rules ?? [];
  const required = rules.find((rule) => rule.required === true);
  if (values.length === 0) return required ? (required.message ?? 'is required') : undefined;
  return (
    firstOf(values, (value) => kindProblem(field, value)) ??
    firstOf(rules, (rule) => ruleProblem(rule, values))
  );
}

function kindProblem(field: FormField, value: unknown): string | undefined {
  if (field.tmplType === 'file') return fileProblem(field.filterType ?? '', value);
  if (field.tmplType === 'input_number') return numberProblem(value, field.min, field.max);
  if (field.tmplType === 'select' || field.tmplType === 'radio')
    return optionProblem(field.options ?? [], value);
  return undefined;
}

function fileProblem(filter: string, value: unknown): string | undefined {
  const location = parseStorageLink(value);
  if (!location) return 'must be the link of a stored file, such as minio://users/data/a.csv';
  if (filter === '/')
    return location.key.endsWith('/') ? undefined : 'must be a folder: its link ends with a slash';
  if (location.key.endsWith('/')) return 'must be a file, not a folder';
  return filter === '' || new RegExp(filter).test(location.key)
    ? undefined
    : `must be a file whose name fits ${filter}`;
}

function numberProblem(value: unknown, min = -Infinity, max = Infinity): string | undefined {
  const number = Number(value);
  if (!Number.isFinite(number)) return 'must be a number';
  if (number < min) return `must be at least ${min}`;
  return number > max ? `must be at most ${max}` : undefined;
}

// Older forms exchange label and value of an option, so both are accepted.
function optionProblem(options: NonNullable<FormField['options']>, value: unknown): string | undefined {
  if (options.length === 0 || options.some((option) => option.value === value || option.label === value))
    return undefined;
  return `must be one of ${options.map((option) => String(option.value ?? option.label)).join(', ')}`;
}

function ruleProblem(rule: FormRule, values: readonly unknown[]): string | undefined {
  const amount =
    rule.type === 'array'
      ? values.length
      : rule.type === 'number'
        ? Number(values[0])
        : String(values[0]).length;
  const fits =
    amount >= (rule.min ?? -Infinity) &&
    amount <= (rule.max ?? Infinity) &&
    (rule.len === undefined || amount === rule.len) &&
    (rule.pattern === undefined ||
      values.every((value) => new RegExp(rule.pattern ?? '').test(String(value)))) &&
    !(rule.whitespace === true && values.some((value) => String(value).trim() === ''));
  return fits ? undefined : (rule.message ?? 'does not fit the rules of this field');
}

function firstOf<Item>(
  items: readonly Item[],
  problem: (item: Item) => string | undefined,
): string | undefined {
  return items.map(problem).find((text) => text !== undefined);
}
