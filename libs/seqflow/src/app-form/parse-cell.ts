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
    const number = Number(withoutUnit(field, trimmed));
    return Number.isFinite(number) ? number : trimmed;
  }
  if (!holdsList(field)) {
    return parseScalar(field, trimmed);
  }
  const items = parseList(field, trimmed);
  return field.severalPerSample === true ? filesOfSample(items) : items;
}

/** Files of a sample as the value of a cell: a list only where there are several. */
export function filesOfSample(files: readonly ScalarValue[]): FormValue {
  return files.length > 1 ? files : (files[0] ?? null);
}

/** Unit of a number field; undefined if it has none. */
export function unitOf({ addonAfter, suffix }: ValueField): string | undefined {
  return addonAfter ?? suffix ?? undefined;
}

/** Text of a number without the unit of its field behind it, as people type it and spreadsheets have it. */
function withoutUnit(field: ValueField, text: string): string {
  const unit = unitOf(field)?.trim() ?? '';
  const isUnit = unit !== '' && text.toLowerCase().endsWith(unit.toLowerCase());
  const number = isUnit ? text.slice(0, -unit.length).trim() : '';
  return number === '' ? text : number;
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

function parseList(field: ValueField, text: string): readonly ScalarValue[] {
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
