import { useLingui } from '@lingui/react/macro';
import {
  Alert,
  Button,
  FileDropZone,
  IconButton,
  Progress,
  saveFile,
  Select,
  Status,
} from '@omics-portal/ui';
import { CircleAlert, Download, FileSpreadsheet, X } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { choiceName, type TableChoice } from './report-draft';
import type { ReportTableProblem } from './table-check';
import type { TableTemplate } from './table-template';
import { TableProblems } from './table-problems';

/** Table in storage. */
export interface StoredTable {
  readonly link: string;
  /** File name. */
  readonly name: string;
  /** Text that distinguishes it from another file of the same name. */
  readonly hint: string;
}

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

/** Field of a table: a file on this computer, from the cart, or of an earlier report. */
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
          <OtherSources label={label} template={template} cart={cart} earlier={earlier} onChoose={onChoose} />
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

/** Ways to a table besides a file of this computer: a template to fill in, the cart, and earlier reports. */
function OtherSources({
  label,
  template,
  cart,
  earlier,
  onChoose,
}: Pick<TableFieldProps, 'label' | 'template' | 'cart' | 'earlier' | 'onChoose'>) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="ghost"
        icon={<Download />}
        aria-label={t`Download a template: ${label}`}
        onClick={() => saveFile(template.name, new Blob([template.text], { type: 'text/csv' }))}
      >
        {t`Template`}
      </Button>
      <StoredSelect
        label={t`${label} from the cart`}
        placeholder={t`From the cart`}
        tables={cart}
        onChoose={onChoose}
      />
      <StoredSelect
        label={t`${label} of an earlier report`}
        placeholder={t`Used before`}
        tables={earlier}
        onChoose={onChoose}
      />
    </div>
  );
}

interface StoredSelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly tables: readonly StoredTable[];
  readonly onChoose: (choice: TableChoice) => void;
}

function StoredSelect({ label, placeholder, tables, onChoose }: StoredSelectProps) {
  const choose = (link: string) => {
    const table = tables.find((one) => one.link === link);
    if (table) {
      onChoose({ from: 'storage', link, name: table.name });
    }
  };
  return tables.length === 0 ? null : (
    <div className="w-full sm:w-72">
      <Select
        size="sm"
        aria-label={label}
        placeholder={placeholder}
        value=""
        onValueChange={choose}
        options={tables.map(({ link, name, hint }) => ({ value: link, label: `${name} · ${hint}` }))}
      />
    </div>
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
