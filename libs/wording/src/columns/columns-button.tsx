import { useLingui } from '@lingui/react/macro';
import { ColumnChooser, type ColumnChooserProps } from '@omics-portal/ui/data-grid';
import { PanelBoundary } from '../failure/panel-boundary';

export type ColumnsButtonProps = Omit<ColumnChooserProps, 'labels'>;

/** Column chooser with labels in the language of the page. If its list cannot be loaded, it fails alone. */
export function ColumnsButton(props: ColumnsButtonProps) {
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
