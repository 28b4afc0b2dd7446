import { lazy, Suspense } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FieldSchema } from '@omics-portal/api';
import type { DataQuery } from '@omics-portal/data-query';
import { SkeletonLines } from '@omics-portal/ui';
import type { FieldLabels } from '../fields/field-labels';
import { FilesTable } from './files-table';
import type { Files } from './use-files';

/** Charts, loaded when they are first opened. */
const ResultCharts = lazy(async () => ({ default: (await import('../charts/result-charts')).ResultCharts }));

/** Props of the tab with the files. */
export interface FilesTabProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly labels: FieldLabels;
  /** Fields of the collection; empty while they load. */
  readonly fields: readonly FieldSchema[];
  readonly files: Files;
}

/** Tab with the files of a query: charts and table. */
export function FilesTab({ query, onQueryChange, labels, fields, files }: FilesTabProps) {
  const { t } = useLingui();
  const { charts, setCharts } = files;
  return (
    <div className="flex flex-col gap-3">
      {charts.open && fields.length > 0 ? (
        <Suspense fallback={<SkeletonLines lines={6} label={t`Loading the charts`} />}>
          <ResultCharts
            query={query}
            onQueryChange={onQueryChange}
            labels={labels}
            fields={fields}
            chosen={charts.fields}
            onChoose={(next) => setCharts({ ...charts, fields: next })}
          />
        </Suspense>
      ) : null}
      <FilesTable query={query} onQueryChange={onQueryChange} labels={labels} files={files} />
    </div>
  );
}
