import type { FigureValue } from './figure-row.ts';

const MAX_TEXT = 500;
/** Cells by which programs say that there is no value. */
const NO_VALUE = new Set([
  '',
  '-',
  '.',
  'na',
  'n/a',
  'nan',
  'null',
  'none',
  'inf',
  '-inf',
  'infinity',
  '-infinity',
]);
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Figure in a text cell: a number where the cell is one, null where it says that there is none, else its text. */
export function figureOfText(cell: string): FigureValue {
  const text = cell.trim();
  if (NO_VALUE.has(text.toLowerCase())) return null;
  const number = NUMBER.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : shortened(text);
}

/** Figure in a JSON value; undefined for an object or a list, which is no single figure. */
function figureOfJson(value: unknown): FigureValue | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return value === '' ? null : shortened(value);
  if (typeof value === 'boolean') return String(value);
  return value === null ? null : undefined;
}

/** Figures of a JSON object: its numbers, texts, flags and nulls. */
export function figuresOfObject(object: object): Record<string, FigureValue> {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => {
      const figure = figureOfJson(value);
      return figure === undefined ? [] : [[key, figure] as const];
    }),
  );
}

/** Text that the database can store: without NUL characters and halves of surrogate pairs. */
export function storableText(text: string): string {
  return Buffer.from(text.replaceAll('\0', ''), 'utf8').toString('utf8');
}

function shortened(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
}
