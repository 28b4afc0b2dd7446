import { useLingui } from '@lingui/react/macro';
import { type ChosenColumn, ColumnChooser, type GridLayout } from '@omics-portal/ui/data-grid';
import { PanelBoundary } from '@omics-portal/wording';

interface ReportColumnsProps {
  readonly columns: readonly ChosenColumn[];
  readonly layout: GridLayout;
  readonly onLayoutChange: (next: GridLayout) => void;
}

/** Chooser of the columns of a table of a report. */
export function ReportColumns(props: ReportColumnsProps) {
  const { t } = useLingui();
  return (
    <PanelBoundary>
      <ColumnChooser
        {...props}
        labels={{
          open: t`Columns`,
          panel: t`Columns`,
          moveUp: (column) => t`Move ${column} up`,
          moveDown: (column) => t`Move ${column} down`,
          moved: (column, position, total) => t`${column} is column ${position} of ${total}`,
          reset: t`Reset the columns`,
        }}
      />
    </PanelBoundary>
  );
}
