import { fieldOptions, holdsNumber, type FormValue, type ScalarValue, type ValueField } from './form-values';

/** Parses the text of a cell in the type of its column: a number, the value of an option, or null if it is empty. */
export function parseCell(field: ValueField | null, text: string): FormValue {
  const trimmed = text.trim();
  if (trimmed === '') {
    return null;
  }
  if (field && holdsNumber(field)) {
    const number = Number(trimmed);
    return Number.isFinite(number) ? number : trimmed;
  }
  return field ? optionValue(field, trimmed) : trimmed;
}

function optionValue(field: ValueField, text: string): ScalarValue {
  const option = fieldOptions(field).find(({ label, value }) => String(value) === text || label === text);
  if (option) {
    return option.value;
  }
  return field.tmplType === 'checkbox' && (text === 'true' || text === 'false') ? text === 'true' : text;
}
