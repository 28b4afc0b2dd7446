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

/** Which columns the file table has, in what order, and how close its rows are. */
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
          moved: (column, place, total) => t`${column} is column ${place} of ${total}`,
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
