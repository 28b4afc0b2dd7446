import { useLingui } from '@lingui/react/macro';
import type { QcSampleTable } from '@omics-portal/qc-metrics';
import {
  DataGrid,
  readSort,
  shownColumns,
  sortRows,
  textOrder,
  useColumnLayout,
  writeSort,
} from '@omics-portal/ui/data-grid';
import { readNames, writeNames } from '@omics-portal/ui/rename';
import { joinSentences } from '@omics-portal/wording';
import { ColumnsButton } from '@omics-portal/wording/columns';
import { useMemo } from 'react';
import { ReportSection } from '../figures/report-section';
import { TableDownloads } from '../view/table-downloads';
import { useReportView } from '../view/use-report-view';
import { RenameColumns } from './rename-columns';
import { useFigureNames, useSampleColumns } from './sample-columns';
import { sampleTableText } from './sample-table-text';

const ROW_HEIGHT = 32;
/** Height of the head of the grid with a scroll bar, in pixels. */
const HEAD_HEIGHT = 56;
const MAX_HEIGHT = 520;

/**
 * Matrix of samples by figures: sorted by a figure, tinted by the position of each value, with marks on outliers. Columns can be
 * hidden, moved and renamed; what is chosen is in the address.
 */
export function SampleTablePanel({
  samples,
  name,
}: {
  readonly samples: QcSampleTable;
  readonly name: string;
}) {
  const { t, i18n } = useLingui();
  const { view, change } = useReportView();
  const names = useMemo(() => readNames(view.matrixNames), [view.matrixNames]);
  const figures = useFigureNames(samples);
  const columns = useSampleColumns(samples, names);
  const [layout, setLayout] = useColumnLayout(columns, view.matrixHidden, (matrixHidden) =>
    change({ matrixHidden }),
  );
  const sort = readSort(view.matrixSort ?? 'sample');
  const rows = sortRows(samples.rows, columns, sort, textOrder(i18n.locale));
  const shown = shownColumns(columns, layout);
  return (
    <ReportSection
      id="samples"
      title={t`Figures of each sample`}
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <TableDownloads
            name={`${name}.samples`}
            textOf={(format) => sampleTableText(shown, rows, format)}
          />
          <RenameColumns
            items={figures}
            names={names}
            onNamesChange={(next) => change({ matrixNames: writeNames(next) })}
          />
          <ColumnsButton columns={columns} layout={layout} onLayoutChange={setLayout} />
        </div>
      }
    >
      <div style={{ height: Math.min(MAX_HEIGHT, HEAD_HEIGHT + rows.length * ROW_HEIGHT) }}>
        <DataGrid
          dense
          className="h-full"
          caption={t`Figures of each sample, by the programs that computed them`}
          columns={columns}
          rows={rows}
          rowKey={({ sample }) => sample}
          sort={sort}
          onSortChange={(next) => change({ matrixSort: writeSort(next) })}
          layout={layout}
          onLayoutChange={setLayout}
          resizeLabel={(column) => t`Width of the column ${column}`}
        />
      </div>
      <p className="mt-2 text-xs text-muted">
        {joinSentences([
          t`The darker a cell, the higher its value among the samples. ▲ and ▼: outliers, more than 3.5 robust deviations from the median.`,
          samples.rows.some(({ read }) => read !== undefined)
            ? t`First and second reads of pairs are compared apart.`
            : null,
        ])}
      </p>
      <p className="mt-2 hidden text-xs text-muted print:block">
        {t`A table that is larger than the paper is cut here. The PDF document of the report and the file of the table have all of it.`}
      </p>
    </ReportSection>
  );
}
