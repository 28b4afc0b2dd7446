import type { components } from '@omics-portal/api/datains';
import { acceptsFile, readFileFilter } from '@omics-portal/api/file-filter';
import { oneOf, REQUIRED, type FieldProblem } from '../../../http/api-error.ts';
import type { Sentence } from '../../../http/preferred-language.ts';
import { parseStorageLink } from '../../../objects/storage-link.ts';
import type { SampleValues } from '../../../engines/job-engine.ts';
import type { ProjectProfiles } from '../../../jobs/tables.ts';

type AppSchema = components['schemas']['AppSchema'];
type FormField = components['schemas']['FormField'];
type FormRule = components['schemas']['FormRule'];

const USED_TWICE: Sentence = {
  'en-US': 'is used by another sample of this project',
  'zh-CN': '已用于此项目的另一个样本',
};
const NOT_A_LINK: Sentence = {
  'en-US': 'must be the link of a stored file, such as minio://users/data/a.csv',
  'zh-CN': '须为已存储文件的链接，例如 minio://users/data/a.csv',
};
const NOT_A_FOLDER: Sentence = {
  'en-US': 'must be a folder: its link ends with a slash',
  'zh-CN': '须为文件夹：其链接以斜杠结尾',
};
const NOT_A_FILE: Sentence = { 'en-US': 'must be a file, not a folder', 'zh-CN': '须为文件，而不是文件夹' };
const NOT_A_NUMBER: Sentence = { 'en-US': 'must be a number', 'zh-CN': '须为数字' };
const AGAINST_RULES: Sentence = {
  'en-US': 'does not fit the rules of this field',
  'zh-CN': '不符合此字段的规则',
};

/** Chinese messages of the rules of a form. */
type ChineseMessages = ReadonlyMap<FormRule, string>;

interface CheckOptions {
  /** The same form in Chinese, for the messages of its rules. */
  readonly chinese?: AppSchema;
  /** Threshold profiles of the caller that the samples name, which fields may have beside their options. */
  readonly profiles?: ProjectProfiles;
}

/** Problems of a project's samples, by the form of its app; `samples.0.read1` names a sample and a field. */
export function checkSamples(
  schema: AppSchema,
  samples: readonly SampleValues[],
  { chinese = schema, profiles = {} }: CheckOptions = {},
): FieldProblem[] {
  const messages = chineseMessages(schema, chinese);
  const known = schema.fields.map((field) => withProfiles(field, profiles));
  return [
    ...repeatedIds(samples),
    ...samples.flatMap((sample, index) =>
      checkSample({ ...schema, fields: known }, sample, `samples.${index}`, messages),
    ),
  ];
}

/** Field with the ids of profiles among its options. */
function withProfiles(field: FormField, profiles: ProjectProfiles): FormField {
  const ids = Object.keys(profiles[field.model ?? ''] ?? {});
  return ids.length > 0
    ? { ...field, options: [...(field.options ?? []), ...ids.map((value) => ({ value }))] }
    : field;
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

function repeatedIds(samples: readonly SampleValues[]): FieldProblem[] {
  const seen = new Set<string>();
  return samples.flatMap(({ sample_id }, index) => {
    if (seen.has(sample_id)) return [{ field: `samples.${index}.sample_id`, message: USED_TWICE }];
    seen.add(sample_id);
    return [];
  });
}

function checkSample(
  schema: AppSchema,
  sample: SampleValues,
  path: string,
  messages: ChineseMessages,
): FieldProblem[] {
  return schema.fields.flatMap((field) => {
    const { model } = field;
    // The form has the number of samples, but each sample has its own id.
    if (field.tmplType === 'sample_id') return checkId(field, sample, path, messages);
    if (model === undefined || !isShown(field, sample)) return [];
    const problem = problemOf(field, valuesOf(sample[model]), messages);
    return problem === undefined ? [] : [{ field: `${path}.${model}`, message: problem }];
  });
}

function checkId(
  { idRules = [] }: FormField,
  { sample_id }: SampleValues,
  path: string,
  messages: ChineseMessages,
): FieldProblem[] {
  const problem = firstOf(idRules, (rule) => ruleProblem(rule, [sample_id], messages));
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

function problemOf(
  field: FormField,
  values: readonly unknown[],
  messages: ChineseMessages,
): Sentence | undefined {
  const rules = field.config?.rules ?? [];
  const required = rules.find((rule) => rule.required === true);
  if (values.length === 0) return required && messageOf(required, messages, REQUIRED);
  return (
    firstOf(values, (value) => kindProblem(field, value)) ??
    firstOf(rules, (rule) => ruleProblem(rule, values, messages))
  );
}

function kindProblem(field: FormField, value: unknown): Sentence | undefined {
  if (field.tmplType === 'file') return fileProblem(field.filterType ?? '', value);
  if (field.tmplType === 'input_number') return numberProblem(value, field.min, field.max);
  if (field.tmplType === 'select' || field.tmplType === 'radio') return optionProblem(field, value);
  return undefined;
}

function fileProblem(filter: string, value: unknown): Sentence | undefined {
  const location = parseStorageLink(value);
  if (!location) return NOT_A_LINK;
  if (filter === '/') return location.key.endsWith('/') ? undefined : NOT_A_FOLDER;
  if (location.key.endsWith('/')) return NOT_A_FILE;
  return acceptsFile(filter, location.key) ? undefined : refusedName(filter);
}

function refusedName(filterType: string): Sentence {
  const filter = readFileFilter(filterType);
  const endings = filter.kind === 'extensions' ? filter.extensions.join(', ') : undefined;
  return endings === undefined
    ? {
        'en-US': `must be a file whose name matches the regular expression ${filterType}`,
        'zh-CN': `文件名须符合正则表达式 ${filterType}`,
      }
    : { 'en-US': `must be a file that ends in ${endings}`, 'zh-CN': `须为以 ${endings} 结尾的文件` };
}

function numberProblem(value: unknown, min = -Infinity, max = Infinity): Sentence | undefined {
  const number = Number(value);
  if (!Number.isFinite(number)) return NOT_A_NUMBER;
  if (number < min) return { 'en-US': `must be at least ${min}`, 'zh-CN': `不能小于 ${min}` };
  return number > max ? { 'en-US': `must be at most ${max}`, 'zh-CN': `不能大于 ${max}` } : undefined;
}

// Older forms exchange label and value of an option, so both are accepted.
function optionProblem({ options = [], profiles }: FormField, value: unknown): Sentence | undefined {
  if (options.length === 0 || options.some((option) => option.value === value || option.label === value))
    return undefined;
  const names = options.map((option) => String(option.value ?? option.label));
  return profiles
    ? {
        'en-US': `must be one of: ${names.join(', ')}; or the id of a threshold profile of yours for this kind of data`,
        'zh-CN': `须为下列之一：${names.join('、')}；或您的适用于此类数据的限值方案的编号`,
      }
    : oneOf(names);
}

function ruleProblem(
  rule: FormRule,
  values: readonly unknown[],
  messages: ChineseMessages,
): Sentence | undefined {
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
  return fits ? undefined : messageOf(rule, messages, AGAINST_RULES);
}

/** Message of a rule: that of the app, or else `general`. */
function messageOf(rule: FormRule, messages: ChineseMessages, general: Sentence): Sentence {
  const { message } = rule;
  return message === undefined ? general : { 'en-US': message, 'zh-CN': messages.get(rule) ?? message };
}

/** Pairs the rules of a form with those of its translation, which has them in the same order. */
function chineseMessages(schema: AppSchema, chinese: AppSchema): ChineseMessages {
  const translated = chinese.fields.map(rulesOf);
  return new Map(
    schema.fields.flatMap((field, at) =>
      rulesOf(field).flatMap((rule, index) => {
        const message = translated[at]?.[index]?.message;
        return message === undefined ? [] : [[rule, message] as const];
      }),
    ),
  );
}

function rulesOf({ config, idRules = [] }: FormField): FormRule[] {
  return [...(config?.rules ?? []), ...idRules];
}

function firstOf<Item>(
  items: readonly Item[],
  problem: (item: Item) => Sentence | undefined,
): Sentence | undefined {
  return items.map(problem).find((found) => found !== undefined);
}
