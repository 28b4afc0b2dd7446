import { useLingui } from '@lingui/react/macro';
import { HttpError } from '@omics-portal/api';
import { Alert, Button } from '@omics-portal/ui';
import type { SheetPosition } from '@omics-portal/ui/sheet-grid';
import { useErrorText } from '@omics-portal/wording';
import { useMemo } from 'react';
import { useFirstEntries } from '../long-list/use-first-entries';
import { CellLink } from '../preflight/cell-link';
import { rowsOfSamples, type SheetTableRow } from '../sheet/sheet';
import type { SheetColumn } from '../sheet/sheet-columns';

interface SubmissionErrorProps {
  readonly error: Error;
  readonly columns: readonly SheetColumn[];
  readonly table: readonly SheetTableRow[];
  /** Goes back to the information about the project. */
  readonly onInformation: () => void;
  /** Goes back to a cell of the sheet. */
  readonly onCell: (cell: SheetPosition) => void;
}

/** Field of a sample in a request, such as `samples.0.read1`. */
const SAMPLE_FIELD = /^samples\.(\d+)\.(.+)$/u;

/** Refusal of a project. Each problem of the server names its field as the form does, and leads to it. */
export function SubmissionError({ error, table, ...at }: SubmissionErrorProps) {
  const { t } = useLingui();
  const rows = useMemo(() => rowsOfSamples(table), [table]);
  const errorText = useErrorText();
  const { shown, moreButton } = useFirstEntries(error instanceof HttpError ? error.details : []);
  return (
    <Alert tone="danger" title={t`The project was not created. What you entered is preserved.`}>
      <p>{errorText(error)}</p>
      {shown.length > 0 ? (
        <ul className="flex max-h-96 flex-col gap-1 overflow-auto">
          {shown.map(({ field, message }) => (
            <li key={`${field}/${message}`}>
              <FieldLink {...at} rows={rows} hasRows={table.length > 1} field={field} /> {message}
            </li>
          ))}
        </ul>
      ) : null}
      {moreButton}
    </Alert>
  );
}

interface FieldLinkProps extends Pick<SubmissionErrorProps, 'columns' | 'onInformation' | 'onCell'> {
  readonly field: string;
  /** Row index of each sample of the request. */
  readonly rows: readonly number[];
  /** True for a sheet of several rows, whose number is part of a name. */
  readonly hasRows: boolean;
}

/** Name of a field of the request, which leads to it; the path for a field that the form does not have. */
function FieldLink({ field, columns, rows, hasRows, onInformation, onCell }: FieldLinkProps) {
  const { t } = useLingui();
  if (field === 'project_name') {
    return (
      <Button size="sm" variant="link" className="h-auto px-0" onClick={onInformation}>
        {t`Assessment Name`}
      </Button>
    );
  }
  const [, sample, model] = SAMPLE_FIELD.exec(field) ?? [];
  const index = sample === undefined ? undefined : rows[Number(sample)];
  const known = columns.find((each) => each.model === model);
  if (index === undefined || known === undefined) {
    return <code>{field}</code>;
  }
  const cell = { row: index, column: known.model };
  return <CellLink cell={cell} columns={columns} hasRows={hasRows} onCell={onCell} />;
}
