import type { AppSchema } from '@omics-portal/api';
import { isEmptyValue, type FormValues } from '../app-form/form-values';
import { validateFields, type Problem } from '../app-form/validate-fields';
import { formFields, sheetColumns } from './sheet-columns';
import { sheetTable } from './sheet';
import { isBlankRow, type SheetRow } from './sheet-row';

/**
 * Problems of the common values, by model. An empty common value is no problem if every sample has its own value in this column, or
 * does not need one: the sheet may hold what the form asks for.
 */
export function formProblems(
  schema: AppSchema,
  values: FormValues,
  rows: readonly SheetRow[],
): Readonly<Record<string, Problem>> {
  const fields = formFields(schema, values);
  const problems = validateFields(fields, values);
  const filled = rows.filter((row) => !isBlankRow(row));
  const empty = Object.keys(problems).filter((model) => isEmptyValue(values[model]));
  if (filled.length === 0 || empty.length === 0) {
    return problems;
  }
  const table = sheetTable(sheetColumns(schema, values, filled), filled, values);
  const needed = new Set(
    empty.filter((model) =>
      table.some(({ cells }) => cells[model]?.applies && isEmptyValue(cells[model].value)),
    ),
  );
  return Object.fromEntries(
    Object.entries(problems).filter(([model]) => !empty.includes(model) || needed.has(model)),
  );
}
