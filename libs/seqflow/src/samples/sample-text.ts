import { fieldOptions, type ValueField } from '../app-form/form-values';
import { fileNameOf } from '../results/file-name';

/** Text of a value of a sample, whatever the app's form is: a list is joined by commas. Empty if there is none. */
export function sampleText(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(sampleText).join(', ');
  }
  if (value === null || value === undefined) {
    return '';
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

/** Short text of a value: choices by their labels in the app's form, and storage links as file names. */
export function shortSampleText(value: unknown, field?: ValueField): string {
  if (Array.isArray(value)) {
    return value.map((item) => shortSampleText(item, field)).join(', ');
  }
  const option = field && fieldOptions(field).find((each) => each.value === value);
  return option?.label ?? fileOfLink(sampleText(value));
}

/** File name of a storage link, `service://bucket/folder/file`; any other text is unchanged. */
function fileOfLink(text: string): string {
  return /^[a-z][a-z0-9-]*:\/\/./u.test(text) ? fileNameOf(text) : text;
}
