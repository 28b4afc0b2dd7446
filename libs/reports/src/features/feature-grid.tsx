import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SearchBox } from '@omics-portal/ui';
import {
  contentWidth,
  DataGrid,
  type GridColumn,
  readSort,
  useColumnLayout,
  writeSort,
} from '@omics-portal/ui/data-grid';
import { formatNumber, joinSentences } from '@omics-portal/wording';
import { ColumnsButton } from '@omics-portal/wording/columns';
import { useMemo } from 'react';
import { fullFigure } from '../format/figure';
import { TableDownloads } from '../view/table-downloads';
import { useReportView } from '../view/use-report-view';
import { featureColumnLabel, formatFeatureFigure } from './feature-labels';
import { featuresFile } from './features-file';
import type { FeatureTableContent } from './read-feature-table';
import { useFeatureRows } from './use-feature-rows';

const NAME = 'feature';
const NAME_WIDTH = { min: 110, max: 220 };

/** Grid of all features, to search and sort, with downloads of the rows that it shows. */
export function FeatureGrid({ table, name }: { readonly table: FeatureTableContent; readonly name: string }) {
  const { t, i18n } = useLingui();
  const { view, change } = useReportView();
  const columns = useColumns(table);
  const [layout, setLayout] = useColumnLayout(columns, view.featureHidden, (featureHidden) =>
    change({ featureHidden }),
  );
  const sort = readSort(view.featureSort);
  const rows = useFeatureRows(table, columns, view.feature ?? '', sort);
  const found = formatNumber(rows.length, i18n.locale);
  const all = table.names.length;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3 print:hidden">
        <SearchBox
          label={t`Name of a feature`}
          hideLabel
          placeholder={t`Any part of the name`}
          searchLabel={t`Search`}
          clearLabel={t`Clear the search`}
          value={view.feature ?? ''}
          onSearch={(text) => change({ feature: text || undefined })}
          className="w-full max-w-88"
        />
        <div className="flex flex-wrap gap-2">
          <TableDownloads name={`${name}.features`} textOf={(format) => featuresFile(table, rows, format)} />
          <ColumnsButton columns={columns} layout={layout} onLayoutChange={setLayout} />
        </div>
      </div>
      <DataGrid
        dense
        caption={t`Figures of each feature`}
        className={heightFor(rows.length)}
        columns={columns}
        rows={rows}
        rowKey={String}
        sort={sort}
        onSortChange={(next) => change({ featureSort: writeSort(next) })}
        layout={layout}
        onLayoutChange={setLayout}
        resizeLabel={(column) => t`Width of the column ${column}`}
        empty={all === 0 ? t`The table has no features.` : t`No feature has this in its name.`}
      />
      <p role="status" className="text-xs text-muted">
        {joinSentences([
          t`${found} of ${plural(all, { one: '# feature', other: '# features' })}.`,
          t`The mean is of the log2 values. An empty cell: not measured, or not compared.`,
        ])}
      </p>
    </div>
  );
}

function useColumns(table: FeatureTableContent): readonly GridColumn<number>[] {
  const { t, i18n } = useLingui();
  return useMemo(
    () => [
      {
        id: NAME,
        label: t`Feature`,
        value: (row: number) => table.names[row],
        sortable: true,
        alwaysShown: true,
        frozen: true,
        width: contentWidth(table.names, NAME_WIDTH),
      },
      ...table.columns.map((column): GridColumn<number> => {
        const { id, kind, values } = column;
        return {
          id,
          label: featureColumnLabel(column, i18n),
          value: (row) => values[row],
          cell: (row) => {
            const value = values[row] ?? NaN;
            return Number.isNaN(value) ? null : (
              <span title={fullFigure(value, '')}>{formatFeatureFigure(value, kind, i18n.locale)}</span>
            );
          },
          sortable: true,
          align: 'end',
          width: 120,
        };
      }),
    ],
    [table, t, i18n],
  );
}

/** Height of a grid, in which a few rows leave no empty box. */
function heightFor(rows: number): string {
  if (rows <= 3) return 'h-48';
  return rows <= 8 ? 'h-80' : 'h-[60dvh]';
}
