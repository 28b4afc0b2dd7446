import type { AppSchema } from '@omics-portal/api';
import type { FormValue, FormValues } from '../app-form/form-values';
import { SAMPLE_ID } from '../app-form/sample-id';
import { sheetTable } from '../sheet/sheet';
import { sheetColumns, type SheetColumn } from '../sheet/sheet-columns';
import type { SheetRow } from '../sheet/sheet-row';

interface RunInput {
  readonly values: FormValues;
  readonly rows: readonly SheetRow[];
}

/** Differences of a draft from the run that it was copied from. Samples are compared by their ids. */
export interface RunDifferences {
  /** Ids of samples that the run did not have. */
  readonly added: readonly string[];
  /** Ids of samples of the run that are no longer there. */
  readonly removed: readonly string[];
  /** Columns whose values differ in samples of both, with the number of these samples and one of them. */
  readonly changed: readonly {
    readonly column: SheetColumn;
    readonly samples: number;
    readonly before: FormValue;
    readonly now: FormValue;
  }[];
}

function valuesById(schema: AppSchema, { values, rows }: RunInput) {
  const columns = sheetColumns(schema, values, rows);
  const table = sheetTable(columns, rows, values).filter(({ blank }) => !blank);
  return { columns, byId: new Map(table.map(({ cells }) => [String(cells[SAMPLE_ID]?.value ?? ''), cells])) };
}

/** Compares a draft with the run that it was copied from. */
export function runDifferences(schema: AppSchema, before: RunInput, now: RunInput): RunDifferences {
  const old = valuesById(schema, before);
  const current = valuesById(schema, now);
  const shared = [...current.byId.keys()].filter((id) => old.byId.has(id));
  const changed = current.columns.flatMap((column) => {
    const { model } = column;
    const pairs = shared.flatMap((id) => {
      const was = old.byId.get(id)?.[model]?.value ?? null;
      const is = current.byId.get(id)?.[model]?.value ?? null;
      return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ before: was, now: is }];
    });
    const [first] = pairs;
    return first ? [{ column, samples: pairs.length, ...first }] : [];
  });
  return {
    added: [...current.byId.keys()].filter((id) => !old.byId.has(id)),
    removed: [...old.byId.keys()].filter((id) => !current.byId.has(id)),
    changed,
  };
}
