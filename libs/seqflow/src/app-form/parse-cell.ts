import {
  fieldOptions,
  holdsList,
  holdsNumber,
  isList,
  type FormValue,
  type ScalarValue,
  type ValueField,
} from './form-values';

/**
 * Parses the text of a cell in the type of its column: a number, yes or no, the value of an option, a list, or null if it is empty.
 * Text that does not fit stays text, so that nothing is lost and the check of the cell names the problem.
 */
export function parseCell(field: ValueField | null, text: string): FormValue {
  const trimmed = text.trim();
  if (trimmed === '') {
    return null;
  }
  if (field === null) {
    return trimmed;
  }
  if (holdsNumber(field)) {
    const number = Number(trimmed);
    return Number.isFinite(number) ? number : trimmed;
  }
  return holdsList(field) ? parseList(field, trimmed) : parseScalar(field, trimmed);
}

/** Text of a value as `parseCell` reads it: the label of an option, and the items of a list with semicolons between them. */
export function cellText(field: ValueField | null, value: FormValue): string {
  const textOf = (item: ScalarValue): string => {
    const label = field && fieldOptions(field).find((option) => option.value === item)?.label;
    return label !== undefined && label !== null && field && parseScalar(field, label) === item
      ? label
      : String(item);
  };
  if (isList(value)) {
    return value.map(textOf).join('; ');
  }
  return value === null ? '' : textOf(value);
}

const YES = new Set(['true', 'yes', 'y', '1', '是']);
const NO = new Set(['false', 'no', 'n', '0', '否']);

function parseList(field: ValueField, text: string): FormValue {
  const whole = optionOf(field, text);
  if (whole !== undefined) {
    return [whole];
  }
  const items = text.split(/[;；\r\n]/u).flatMap((item) => item.trim() || []);
  return items.map((item) => optionOf(field, item) ?? item);
}

function parseScalar(field: ValueField, text: string): ScalarValue {
  const option = optionOf(field, text);
  if (option !== undefined) {
    return option;
  }
  if (field.tmplType !== 'checkbox') {
    return text;
  }
  const word = text.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : text;
}

/** Value of the option with this label or value; upper and lower case count only if several options differ in nothing else. */
function optionOf(field: ValueField, text: string): ScalarValue | undefined {
  const options = fieldOptions(field);
  const word = text.toLowerCase();
  const found =
    options.find(({ label }) => label === text) ??
    options.find(({ value }) => String(value) === text) ??
    options.find(({ label, value }) => label.toLowerCase() === word || String(value).toLowerCase() === word);
  return found?.value;
}
