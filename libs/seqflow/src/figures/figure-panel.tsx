import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FigureColumn, FigureRow } from '@omics-portal/api';
import type { FigureTable, JobGrouping } from '@omics-portal/resources';
import { Button, Card, deferredComponent, saveFile, Select, Skeleton } from '@omics-portal/ui';
import {
  DataGrid,
  readSort,
  sortRows,
  textOrder,
  useColumnLayout,
  writeSort,
} from '@omics-portal/ui/data-grid';
import { readNames, writeNames, type GivenNames } from '@omics-portal/ui/rename';
import { PanelBoundary } from '@omics-portal/wording';
import { ColumnsButton } from '@omics-portal/wording/columns';
import { Download } from 'lucide-react';
import type { JobManagementSearch } from '../job-search/job-search';
import { useFigureColumns } from './figure-columns';
import { FigureGroupSelect } from './figure-group-select';
import { FigureLegend } from './figure-legend';
import { figuresFile } from './figures-file';
import { figureTitle } from './format-figure';
import { RenameSamples } from './rename-samples';
import { withSampleNames } from './sample-names';

const FigureBoxPlot = lazy(async () => ({ default: (await import('./figure-box-plot')).FigureBoxPlot }));

/** Loaded with the first grouping: its statistics are those of the charts. */
const FigureGroupTable = deferredComponent(
  async () => (await import('./figure-group-table')).FigureGroupTable,
);

interface FigurePanelProps {
  readonly table: FigureTable;
  readonly fileName: string;
  /** Labels and parameters by which the samples can be grouped. */
  readonly groupings: readonly JobGrouping[];
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
}

const FORMATS = [
  { format: 'csv', label: 'CSV', type: 'text/csv' },
  { format: 'tsv', label: 'TSV', type: 'text/tab-separated-values' },
] as const;

const rowKey = ({ job_id, part, series }: FigureRow) => JSON.stringify([job_id, part, series]);

/** Buttons that save all figures as a file. */
function FigureDownloads({
  table,
  fileName,
  names,
}: Pick<FigurePanelProps, 'table' | 'fileName'> & { readonly names: GivenNames }) {
  const { t } = useLingui();
  return FORMATS.map(({ format, label, type }) => (
    <Button
      key={format}
      size="sm"
      icon={<Download />}
      aria-label={t`Download the figures as ${label}`}
      onClick={() =>
        saveFile(`${fileName}.figures.${format}`, new Blob([figuresFile(table, format, names)], { type }))
      }
    >
      {label}
    </Button>
  ));
}

/** Table of the figures of all samples, with downloads, and the box plot of one figure. */
export function FigurePanel(props: FigurePanelProps) {
  const { table: ownTable, fileName, groupings, search, onSearchChange } = props;
  const { t, i18n } = useLingui();
  const openJob = useCallback(
    (job: string) => onSearchChange({ ...search, job, panel: 'details' }),
    [search, onSearchChange],
  );
  const names = useMemo(() => readNames(search.figureNames), [search.figureNames]);
  const table = useMemo(() => withSampleNames(ownTable, names), [ownTable, names]);
  const grouping = groupings.find(({ key }) => key === search.figureGroup);
  const columns = useFigureColumns(table, openJob, grouping);
  const [layout, setLayout] = useColumnLayout(columns, search.figureHidden, (figureHidden) =>
    onSearchChange({ ...search, figureHidden }),
  );
  const sort = readSort(search.figureSort);
  const rows = sortRows(table.rows, columns, sort, textOrder(i18n.locale));
  return (
    <div className="flex flex-col gap-5">
      <Card
        title={t`Figures of the samples`}
        actions={
          <div className="flex flex-wrap gap-2">
            <FigureGroupSelect
              groupings={groupings}
              chosen={grouping}
              onChoose={(figureGroup) => onSearchChange({ ...search, figureGroup })}
            />
            <FigureDownloads table={ownTable} fileName={fileName} names={names} />
            <RenameSamples
              samples={ownTable.rows}
              names={names}
              onNamesChange={(next) => onSearchChange({ ...search, figureNames: writeNames(next) })}
            />
            <ColumnsButton columns={columns} layout={layout} onLayoutChange={setLayout} />
          </div>
        }
      >
        <div className="flex flex-col gap-3">
          <DataGrid
            caption={t`Figures over samples`}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            sort={sort}
            onSortChange={(next) => onSearchChange({ ...search, figureSort: writeSort(next) })}
            layout={layout}
            onLayoutChange={setLayout}
            resizeLabel={(column) => t`Width of the column ${column}`}
            dense
          />
          <FigureLegend />
        </div>
      </Card>
      {grouping ? <FigureGroupTable table={table} grouping={grouping} /> : null}
      <FigureDistribution
        table={table}
        grouping={grouping}
        search={search}
        onSearchChange={onSearchChange}
        onOpenJob={openJob}
      />
    </div>
  );
}

/** Box plot of the figure in the address, by default the first one, with a choice of others. */
function FigureDistribution({
  table,
  grouping,
  search,
  onSearchChange,
  onOpenJob,
}: Omit<FigurePanelProps, 'fileName' | 'groupings'> & {
  readonly grouping: JobGrouping | undefined;
  readonly onOpenJob: (jobId: string) => void;
}) {
  const { t } = useLingui();
  const labelOf = (column: FigureColumn) => {
    const [group, figure] = [column.group, figureTitle(column)];
    return group ? t`${group}: ${figure}` : figure;
  };
  const options = table.columns.flatMap((column) =>
    column.format === 'text' ? [] : [{ value: column.key, label: labelOf(column) }],
  );
  const chosen = options.find(({ value }) => value === search.figure) ?? options[0];
  if (!chosen) {
    return null;
  }
  const title = t`Distribution of a figure`;
  return (
    <Card
      title={title}
      actions={
        <Select
          size="sm"
          aria-label={t`Figure of the box plot`}
          className="w-72 max-w-full"
          value={chosen.value}
          onValueChange={(figure) => onSearchChange({ ...search, figure })}
          options={options}
        />
      }
    >
      <PanelBoundary>
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <FigureBoxPlot
            table={table}
            index={table.columns.findIndex(({ key }) => key === chosen.value)}
            grouping={grouping}
            onOpenJob={onOpenJob}
          />
        </Suspense>
      </PanelBoundary>
    </Card>
  );
}
