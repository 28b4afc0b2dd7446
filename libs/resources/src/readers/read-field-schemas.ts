import { type FieldSchema, isObject, ResponseShapeError } from '@omics-portal/api';

type Scalar = string | number | boolean | null;

/**
 * Fields of a collection in one shape: numeric fields with `min` and `max` beside the key (null when unknown), other
 * fields with a list of plain values if there is one. Older servers put the bounds into `values[0]`. Entries without a
 * key are dropped, and so are labels that are not text.
 * @throws ResponseShapeError for anything but a list
 */
export function readFieldSchemas(body: unknown): FieldSchema[] {
  if (!Array.isArray(body)) {
    throw new ResponseShapeError('a list of fields');
  }
  return body.filter(isField).map(normalise);
}

function isField(value: unknown): value is FieldSchema {
  return isObject(value) && typeof value.key === 'string' && typeof value.type === 'string';
}

function normalise({ labels, ...rest }: FieldSchema): FieldSchema {
  const readable = readLabels(labels);
  return { ...normaliseValues(rest), ...(readable && { labels: readable }) };
}

function readLabels(labels: unknown): FieldSchema['labels'] {
  if (!isObject(labels)) return undefined;
  return Object.fromEntries(
    Object.entries(labels).flatMap(([language, byValue]) =>
      isObject(byValue) ? [[language, textsOf(byValue)]] : [],
    ),
  );
}

function textsOf(byValue: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(byValue).flatMap(([value, label]) => (typeof label === 'string' ? [[value, label]] : [])),
  );
}

function normaliseValues({ values, min, max, ...field }: FieldSchema): FieldSchema {
  if (field.type === 'number' || field.type === 'precision') {
    const [nested] = values ?? [];
    const bounds = isObject(nested) ? nested : {};
    return {
      ...field,
      min: numberOrNull(min) ?? numberOrNull(bounds.min),
      max: numberOrNull(max) ?? numberOrNull(bounds.max),
    };
  }
  return values === undefined ? field : { ...field, values: (values as unknown[]).filter(isScalar) };
}

function numberOrNull(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
