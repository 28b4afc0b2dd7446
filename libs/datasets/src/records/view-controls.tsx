import { useLingui } from '@lingui/react/macro';
import type { DataFile } from '@omics-portal/api';
import { Button } from '@omics-portal/ui';
import { ColumnChooser, type GridColumn } from '@omics-portal/ui/data-grid';
import { Rows3 } from 'lucide-react';
import type { TableView } from './use-table-view';

interface ViewControlsProps {
  readonly columns: readonly GridColumn<DataFile>[];
  readonly view: TableView;
}

/** Controls of the file table: column layout and density. */
export function ViewControls({ columns, view }: ViewControlsProps) {
  const { t } = useLingui();
  return (
    <>
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
      <Button
        size="sm"
        icon={<Rows3 />}
        aria-pressed={view.dense}
        onClick={() => view.setDense(!view.dense)}
      >{t`Compact rows`}</Button>
    </>
  );
}
