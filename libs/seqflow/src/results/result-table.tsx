import { useMemo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ResultFile } from '@omics-portal/api';
import {
  DataTable,
  TextLink,
  useMaxWidth,
  type DataTableColumn,
  type DataTableProps,
} from '@omics-portal/ui';
import { formatFileSize, Moment } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';
import { ResultActions } from './result-actions';

interface ResultTableProps extends Pick<
  DataTableProps<ResultFile>,
  'rows' | 'loading' | 'sort' | 'onSortChange' | 'selection' | 'onSelectionChange'
> {
  readonly empty: ReactNode;
  readonly error?: ReactNode;
  /** Called with the link of a file whose preview is requested. */
  readonly onOpen: (path: string) => void;
  /** True for the results of one job: project and job are the same in every row. */
  readonly jobFixed: boolean;
  readonly projectFixed: boolean;
}

/** Width of the window up to which the table scrolls sideways, in CSS pixels. */
const NARROW = 1279;

/** Table of result files, with preview and download of each. */
export function ResultTable({ onOpen, jobFixed, projectFixed, ...table }: ResultTableProps) {
  const { t } = useLingui();
  const { links } = useSeqflow();
  const isNarrow = useMaxWidth(NARROW);
  // The drawer of a job has room for few columns at any width.
  const compact = isNarrow || jobFixed;
  const columns = useMemo<DataTableColumn<ResultFile>[]>(
    () => [
      {
        id: 'file_name',
        sortable: true,
        header: t`File Name`,
        cell: (row) => (
          <FileCell row={row} compact={compact} jobFixed={jobFixed} onOpen={() => onOpen(row.path)} />
        ),
      },
      { id: 'file_index', sortable: true, header: t`File Index`, cell: (row) => row.file_index },
      {
        id: 'project_name',
        sortable: true,
        header: t`Project`,
        hidden: projectFixed || jobFixed,
        cell: (row) => <TextLink href={links.project(row.project_id)}>{row.project_name}</TextLink>,
      },
      { id: 'job_name', sortable: true, header: t`Job Name`, hidden: jobFixed, cell: (row) => row.job_name },
      { id: 'file_type', sortable: true, header: t`File Type`, cell: (row) => row.file_type || '–' },
      {
        id: 'size',
        sortable: true,
        header: t`Size`,
        align: 'end',
        cell: (row) => formatFileSize(row.size) || '–',
      },
      {
        id: 'created_time',
        sortable: true,
        header: t`Created At`,
        cell: (row) => <Moment ms={row.created_time} />,
      },
      {
        id: 'actions',
        header: t`Actions`,
        align: 'end',
        hidden: compact,
        cell: (row) => <ResultActions file={row} onOpen={() => onOpen(row.path)} />,
      },
    ],
    [t, links, onOpen, jobFixed, projectFixed, compact],
  );
  return (
    <DataTable
      {...table}
      caption={t`Results`}
      columns={columns}
      rowKey={(row) => row.path}
      selectAllLabel={t`Select all files of this page`}
      selectRowLabel={(row) => {
        const { file_name: name, job_name: job } = row;
        return t`Select ${name} of ${job}`;
      }}
      loadingLabel={t`Loading the results`}
    />
  );
}

interface FileCellProps {
  readonly row: ResultFile;
  /** Shows the job, the size and the actions below the name: their columns are out of view. */
  readonly compact: boolean;
  readonly jobFixed: boolean;
  readonly onOpen: () => void;
}

/** Cell with the name of a file, which opens its preview. */
function FileCell({ row, compact, jobFixed, onOpen }: FileCellProps) {
  const name = (
    <button
      type="button"
      className="min-w-32 text-start font-medium wrap-anywhere text-primary-text hover:underline pointer-coarse:min-h-11"
      onClick={onOpen}
    >
      {row.file_name}
    </button>
  );
  if (!compact) {
    return name;
  }
  const facts = [jobFixed ? '' : row.job_name, formatFileSize(row.size)].filter((fact) => fact !== '');
  return (
    <div className="flex w-56 flex-col items-start gap-1">
      {name}
      {facts.length > 0 ? (
        <span className="text-xs wrap-anywhere text-muted">{facts.join(' · ')}</span>
      ) : null}
      <div className="-ms-2 pointer-coarse:-ms-3">
        <ResultActions file={row} onOpen={onOpen} />
      </div>
    </div>
  );
}
