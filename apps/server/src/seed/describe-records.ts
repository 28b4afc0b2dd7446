import type { SeedField, SeedValue } from './seed-plan.ts';

/** Maximum number of listed values of a category (contract, section 5). */
const MAX_VALUES = 30;

/** Values or bounds of one field, taken from the records. */
export interface FieldContent {
  values: SeedValue[] | null;
  min: number | null;
  max: number | null;
}

/** Record observer: collects the distinct values or the bounds of each field, with constant memory. */
export class RecordObserver {
  readonly #values = new Map<string, Set<SeedValue> | null>();
  readonly #bounds = new Map<string, { min: number; max: number }>();

  constructor(private readonly fields: readonly SeedField[]) {
    for (const field of fields) this.#values.set(field.key, new Set());
  }

  observe(record: Readonly<Record<string, SeedValue>>): void {
    for (const { key, type } of this.fields) {
      const value = record[key] ?? null;
      if (type === 'category' || type === 'bool') this.#observeCategory(key, value === '' ? null : value);
      else if (typeof value === 'number') this.#observeNumber(key, value);
    }
  }

  contentOf({ key, type }: SeedField): FieldContent {
    if (type === 'number' || type === 'precision')
      return { values: null, ...(this.#bounds.get(key) ?? { min: null, max: null }) };
    const values = this.#values.get(key);
    return { values: values ? [...values].sort(byName) : null, min: null, max: null };
  }

  #observeCategory(key: string, value: SeedValue): void {
    const values = this.#values.get(key);
    if (!values || values.has(value)) return;
    if (values.size === MAX_VALUES) this.#values.set(key, null);
    else values.add(value);
  }

  #observeNumber(key: string, value: number): void {
    const { min, max } = this.#bounds.get(key) ?? { min: value, max: value };
    this.#bounds.set(key, { min: Math.min(min, value), max: Math.max(max, value) });
  }
}

function byName(left: SeedValue, right: SeedValue): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return String(left).localeCompare(String(right), 'en', { numeric: true });
}
