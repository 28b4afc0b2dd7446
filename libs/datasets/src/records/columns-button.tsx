import { useLingui } from '@lingui/react/macro';
import type { DataFile } from '@omics-portal/api';
import { ColumnChooser, type GridColumn } from '@omics-portal/ui/data-grid';
import { PanelBoundary } from '@omics-portal/wording';
import type { TableView } from './use-table-view';

interface ColumnsButtonProps {
  readonly columns: readonly GridColumn<DataFile>[];
  readonly view: TableView;
}

/** Button that opens the chooser of columns. */
export function ColumnsButton({ columns, view }: ColumnsButtonProps) {
  const { t } = useLingui();
  return (
    <PanelBoundary>
      <ColumnChooser
        columns={columns}
        layout={view.layout}
        onLayoutChange={view.setLayout}
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
