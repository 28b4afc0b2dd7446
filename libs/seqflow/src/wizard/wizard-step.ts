import * as v from 'valibot';
import type { AppSchema } from '@omics-portal/api';
import { draftState, shownRows, shownValues } from '../draft/draft-fit';
import { type WizardDraft } from '../draft/wizard-draft';
import { informationSchema } from '../projects/project-information';
import { formProblems } from '../sheet/form-problems';
import { invalidSheetCells, sheetTable } from '../sheet/sheet';
import { sheetColumns } from '../sheet/sheet-columns';

/** Last step that can be shown, from 0. Each step requires the ones before it to be complete. */
export function furthestStep(draft: WizardDraft, appId: string, schema: AppSchema | undefined): 0 | 1 | 2 {
  const information = { ...draft.information, app: appId };
  if (!v.safeParse(informationSchema({ apps: appId ? [appId] : [] }), information).success) {
    return 0;
  }
  if (!schema || draftState(draft, schema) !== 'fits') {
    return 1;
  }
  const values = shownValues(draft, schema);
  const rows = shownRows(draft, schema);
  if (Object.keys(formProblems(schema, values, rows)).length > 0) {
    return 1;
  }
  const columns = sheetColumns(schema, values, rows);
  const table = sheetTable(columns, rows, values);
  const isComplete = table.some(({ blank }) => !blank) && invalidSheetCells(columns, table).length === 0;
  return isComplete ? 2 : 1;
}

/** Step of an address, from 0: `step`, or else the page number, which counts from 1; the first one by default. */
export function wantedStep(step: number | undefined, pageNo: number | undefined): number {
  return step ?? Math.min(2, Math.max(0, (pageNo ?? 1) - 1));
}
