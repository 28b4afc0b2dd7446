import type { FormField } from '@omics-portal/api';
import { acceptsFile } from '@omics-portal/api/file-filter';
import {
  fieldOptions,
  holdsNumber,
  isEmptyValue,
  isList,
  numberBounds,
  type FormValue,
  type FormValues,
  type ValueField,
} from './form-values';

/** Problem of a value: a code that the screen translates, or the message of the app if it has one. */
export type Problem =
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'required' }
  | { readonly kind: 'number' }
  | { readonly kind: 'whole-number' }
  | { readonly kind: 'email' }
  | { readonly kind: 'url' }
  | { readonly kind: 'type' }
  | { readonly kind: 'range'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'length'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'pattern'; readonly expects?: string; readonly example?: string }
  | { readonly kind: 'file-type'; readonly filterType: string; readonly path: string }
  | { readonly kind: 'option' }
  | { readonly kind: 'id-characters' }
  | { readonly kind: 'duplicate' };

/** Rule of an app for a value. */
export type Rule = NonNullable<NonNullable<FormField['config']>['rules']>[number];

/** Email address: text, at sign, text, dot, text, without blanks. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

function between(value: number, { min, max, len }: Rule, kind: 'range' | 'length'): Problem | null {
  const least = len ?? min;
  const most = len ?? max;
  const outside = (least !== undefined && value < least) || (most !== undefined && value > most);
  return outside
    ? { kind, ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) }
    : null;
}

const compiled = new Map<string, RegExp | null>();

function compileOnce(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern);
  } catch {
    return null;
  }
}

/** Compiled pattern of a rule; null if it is invalid, so that a mistake in an app does not block its users. */
function compile(pattern: string): RegExp | null {
  const known = compiled.get(pattern);
  if (known !== undefined) {
    return known;
  }
  const expression = compileOnce(pattern);
  compiled.set(pattern, expression);
  return expression;
}

const TYPE_CHECKS: Record<NonNullable<Rule['type']>, (value: NonNullable<FormValue>) => Problem | null> = {
  string: (value) => (typeof value === 'string' ? null : { kind: 'type' }),
  number: (value) => (typeof value === 'number' && Number.isFinite(value) ? null : { kind: 'number' }),
  array: (value) => (Array.isArray(value) ? null : { kind: 'type' }),
  boolean: (value) => (typeof value === 'boolean' ? null : { kind: 'type' }),
  email: (value) => (typeof value === 'string' && EMAIL.test(value) ? null : { kind: 'email' }),
  url: (value) => (typeof value === 'string' && URL.canParse(value) ? null : { kind: 'url' }),
};

function sizeProblem(value: NonNullable<FormValue>, rule: Rule): Problem | null {
  if (typeof value === 'number') {
    return between(value, rule, 'range');
  }
  return typeof value === 'boolean' ? null : between(value.length, rule, 'length');
}

/**
 * Problem of a value that does not match the pattern of a rule: the description of the rule, and an example that matches.
 * The regular expression itself is never shown to users.
 */
function patternProblem(rule: Rule, expression: RegExp, example: string | undefined): Problem {
  const expects = rule['x-expects']?.trim();
  return {
    kind: 'pattern',
    ...(expects && { expects }),
    ...(example && expression.test(example) && { example }),
  };
}

function ruleProblem(value: FormValue, rule: Rule, example: string | undefined): Problem | null {
  if (value === null || isEmptyValue(value)) {
    const onlyBlanks = rule.whitespace === true && typeof value === 'string' && value !== '';
    return rule.required || onlyBlanks ? { kind: 'required' } : null;
  }
  const typeProblem = rule.type ? TYPE_CHECKS[rule.type](value) : null;
  const expression = rule.pattern ? compile(rule.pattern) : null;
  const misfit =
    expression && !expression.test(String(value)) ? patternProblem(rule, expression, example) : null;
  return typeProblem ?? sizeProblem(value, rule) ?? misfit;
}

function numberProblem(field: FormField, value: FormValue): Problem | null {
  if (isEmptyValue(value)) {
    return field.tmplType === 'sample_id' ? { kind: 'required' } : null;
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return { kind: 'number' };
  }
  if (field.tmplType === 'sample_id' && !Number.isInteger(value)) {
    return { kind: 'whole-number' };
  }
  return between(value, numberBounds(field), 'range');
}

function fileProblem(field: FormField, value: FormValue): Problem | null {
  const paths = (isList(value) ? value : [value]).filter(
    (path): path is string => typeof path === 'string' && path !== '',
  );
  const refused = paths.find((path) => !acceptsFile(field.filterType, path));
  return refused === undefined
    ? null
    : { kind: 'file-type', filterType: field.filterType ?? '', path: refused };
}

function optionProblem(field: FormField, value: FormValue): Problem | null {
  const known = fieldOptions(field).map((option) => option.value);
  const chosen = isList(value) ? value : [value];
  const free = field.mode === 'tags' || known.length === 0 || isEmptyValue(value);
  return free || chosen.every((one) => one !== null && known.includes(one)) ? null : { kind: 'option' };
}

/** Problem of a value by the kind of its control, before the rules of the app. */
function controlProblem(field: FormField, value: FormValue): Problem | null {
  if (holdsNumber(field)) {
    return numberProblem(field, value);
  }
  switch (field.tmplType) {
    case 'file':
      return fileProblem(field, value);
    case 'checkbox':
      return fieldOptions(field).length === 0 && typeof value === 'string' && value !== ''
        ? { kind: 'type' }
        : optionProblem(field, value);
    case 'select':
    case 'radio':
      return optionProblem(field, value);
    default:
      return null;
  }
}

/** Example of a field's value: its placeholder, or else its initial value. */
function exampleOf(field: ValueField): string | undefined {
  const initial = field.config?.initialValue;
  return field.placeholder ?? (typeof initial === 'string' ? initial : undefined);
}

/** First problem of a value by these rules, or null. The message of a rule takes precedence. */
export function validateRules(rules: readonly Rule[], value: FormValue, example?: string): Problem | null {
  for (const rule of rules) {
    const problem = ruleProblem(value, rule, example);
    if (problem) {
      return rule.message ? { kind: 'message', message: rule.message } : problem;
    }
  }
  return null;
}

/** First problem of a field's value, or null. */
export function validateField(field: ValueField, value: FormValue): Problem | null {
  return validateRules(field.config?.rules ?? [], value, exampleOf(field)) ?? controlProblem(field, value);
}

/** Problems of a form by the model of each field; empty if it is valid. The caller omits hidden fields. */
export function validateFields(
  fields: readonly ValueField[],
  values: FormValues,
): Readonly<Record<string, Problem>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = validateField(field, values[field.model] ?? null);
      return problem ? [[field.model, problem] as const] : [];
    }),
  );
}
