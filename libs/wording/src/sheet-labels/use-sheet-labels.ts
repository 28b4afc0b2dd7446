import { useLingui } from '@lingui/react';
import type { SheetGridLabels } from '@omics-portal/ui/sheet-grid';
import { use, useMemo } from 'react';
import { loadSheetLabels } from './load-sheet-labels';

/** Labels of a sheet; `newRow` labels the row that is added. Suspends until the catalog is loaded. */
export function useSheetLabels(newRow: string): SheetGridLabels {
  const labels = use(loadSheetLabels(useLingui().i18n.locale));
  return useMemo(() => ({ ...labels, newRow }), [labels, newRow]);
}
