import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, DataTable, DescriptionList, type DataTableColumn } from '@omics-portal/ui';
import { fileNameOf } from '../results/file-name';
import type { FormValue } from '../app-form/form-values';
import { ValueText } from '../app-form/value-text';
import type { SheetTableRow } from '../sheet/sheet';
import type { SheetColumn } from '../sheet/sheet-columns';
import { summariseSamples } from './sample-summary';

interface SamplesCardProps {
  readonly columns: readonly SheetColumn[];
  readonly table: readonly SheetTableRow[];
  readonly onEdit: () => void;
}

interface ShownSample {
  readonly number: number;
  readonly row: SheetTableRow;
}

/** Summary of the samples: their number, what all have in common, what differs, and a few of them. */
export function SamplesCard({ columns, table, onEdit }: SamplesCardProps) {
  const { t } = useLingui();
  const summary = useMemo(() => summariseSamples(columns, table), [columns, table]);
  const { count, same, different, shown } = summary;
  const labelOf = ({ label }: SheetColumn) => label ?? t`Sample ID`;
  const tableColumns = useMemo<DataTableColumn<ShownSample>[]>(
    () => [
      { id: 'row', header: t`Row`, cell: ({ number }) => number, align: 'end' },
      ...different.map(({ column }) => ({
        id: column.model,
        header: column.label ?? t`Sample ID`,
        cell: ({ row }: ShownSample) => (
          <CellText column={column} value={row.cells[column.model]?.value ?? null} />
        ),
      })),
    ],
    [different, t],
  );
  const hidden = count - shown.length;
  return (
    <Card
      title={t`Jobs to run (${count})`}
      actions={<Button size="sm" onClick={onEdit}>{t`Edit the samples`}</Button>}
    >
      <div className="flex flex-col gap-4">
        {same.length > 0 ? (
          <DescriptionList
            columns={2}
            items={same.map(({ column, value }) => ({
              term: labelOf(column),
              detail: (
                <>
                  <ValueText field={column.field} value={value} />{' '}
                  <span className="text-sm text-muted">{t`(for all samples)`}</span>
                </>
              ),
            }))}
          />
        ) : null}
        {shown.length > 0 ? (
          <DataTable
            dense
            caption={t`First samples and the last one`}
            columns={tableColumns}
            rows={shown}
            rowKey={({ row }) => row.rowId}
          />
        ) : null}
        {hidden > 0 ? (
          <p className="text-sm text-muted">{t`${hidden} more samples are between these rows.`}</p>
        ) : null}
      </div>
    </Card>
  );
}

function CellText({ column, value }: { readonly column: SheetColumn; readonly value: FormValue }) {
  return column.field?.tmplType === 'file' && typeof value === 'string' ? (
    <span className="block min-w-36 break-all" title={value}>
      {fileNameOf(value)}
    </span>
  ) : (
    <ValueText field={column.field} value={value} />
  );
}
