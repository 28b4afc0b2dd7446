import { useLingui } from '@lingui/react/macro';
import { Alert, FileDropZone, IconButton, Progress, Status } from '@omics-portal/ui';
import { CircleAlert, FileSpreadsheet, X } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { choiceName, type TableChoice } from './report-draft';
import type { ReportTableProblem } from './table-check';
import { TableProblems } from './table-problems';
import { TableSources } from './table-sources';
import type { StoredTable } from './stored-table';
import type { TableTemplate } from './table-template';

interface TableFieldProps {
  /** Receives the focus if the table is missing or invalid. */
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly label: string;
  /** True for a table that may be left out. */
  readonly optional?: boolean;
  /** Help text with the required columns. */
  readonly columns: string;
  readonly template: TableTemplate;
  readonly choice: TableChoice | null;
  readonly onChoose: (choice: TableChoice | null) => void;
  /** Name of the file that was chosen before a reload, and must be chosen again. */
  readonly lostFile: string | undefined;
  readonly cart: readonly StoredTable[];
  readonly earlier: readonly StoredTable[];
  readonly reading: boolean;
  readonly unread: boolean;
  /** True if its check requires the other table first. */
  readonly waits: boolean;
  readonly problems: readonly ReportTableProblem[];
  /** Progress of the upload, 0 to 100. */
  readonly progress: number | undefined;
  readonly disabled: boolean;
  readonly error: string | undefined;
  /** Control that opens the table as a sheet. */
  readonly sheet: ReactNode;
}

/** Field of a table: a file on this computer or in storage, a result of a project, from the cart, or of an earlier report. */
export function TableField({
  ref,
  label,
  optional = false,
  columns,
  template,
  choice,
  onChoose,
  lostFile,
  cart,
  earlier,
  error,
  disabled,
  sheet,
  ...state
}: TableFieldProps) {
  const { t } = useLingui();
  const errorId = useId();
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="text-sm font-medium">
        {label}
        {optional ? null : (
          <span aria-hidden className="ms-1 text-danger">
            *
          </span>
        )}
      </legend>
      <p className="text-xs text-muted">{columns}</p>
      {choice ? (
        <ChosenTable choice={choice} disabled={disabled} onRemove={() => onChoose(null)} {...state} />
      ) : (
        <>
          {lostFile === undefined ? null : (
            <Alert
              tone="warning"
              title={t`Choose ${lostFile} again: the browser does not store files when the page is reloaded.`}
            />
          )}
          <FileDropZone
            className="py-4"
            accept=".csv,.tsv,.txt"
            label={t`Choose or drop the file: ${label}`}
            hint={t`CSV or TSV`}
            disabled={disabled}
            onFiles={([file]) => (file ? onChoose({ from: 'computer', file }) : undefined)}
          />
          <TableSources
            label={label}
            template={template}
            cart={cart}
            earlier={earlier}
            disabled={disabled}
            onChoose={onChoose}
          />
        </>
      )}
      {sheet}
      <div aria-live="polite" className="empty:-mt-2">
        {error ? (
          <p id={errorId} className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
            {error}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}

interface ChosenTableProps extends Pick<
  TableFieldProps,
  'reading' | 'unread' | 'waits' | 'problems' | 'progress' | 'disabled'
> {
  readonly choice: TableChoice;
  readonly onRemove: () => void;
}

function ChosenTable({ choice, problems, progress, disabled, onRemove, ...state }: ChosenTableProps) {
  const { t } = useLingui();
  const name = choiceName(choice);
  return (
    <div className="flex flex-col gap-2 rounded-card border border-border bg-surface p-3">
      <div className="flex items-center gap-2">
        <FileSpreadsheet aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1 text-sm wrap-anywhere">{name}</span>
        <IconButton size="sm" label={t`Remove ${name}`} icon={<X />} disabled={disabled} onClick={onRemove} />
      </div>
      {progress === undefined ? null : <Progress value={progress} label={t`Upload of ${name}`} />}
      {problems.length > 0 ? <TableProblems problems={problems} /> : <CheckState {...state} />}
    </div>
  );
}

/** State of the check of a table without known problems. */
function CheckState({ reading, unread, waits }: Pick<TableFieldProps, 'reading' | 'unread' | 'waits'>) {
  const { t } = useLingui();
  if (reading) {
    return <Status tone="pending" label={t`Reading the columns`} />;
  }
  if (unread) {
    return (
      <Status
        tone="warning"
        label={t`Could not be read here; the server will check it`}
        className="whitespace-normal"
      />
    );
  }
  return waits ? (
    <Status
      tone="pending"
      label={t`Checked once the metadata table can be used`}
      className="whitespace-normal"
    />
  ) : (
    <Status tone="success" label={t`No problem found`} />
  );
}
