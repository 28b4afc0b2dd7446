import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@omics-portal/ui';
import { useFieldMessages } from '../app-form/field-messages';
import { useFirstEntries } from '../long-list/use-first-entries';
import type { InvalidSheetCell } from '../sheet/sheet';

interface ProblemListProps {
  readonly cells: readonly InvalidSheetCell[];
  /** Moves to a cell. */
  readonly onGo: (row: number, column: string) => void;
}

/** List of the invalid cells of the sheet. Each entry moves to its cell. */
export function ProblemList({ cells, onGo }: ProblemListProps) {
  const { t } = useLingui();
  const { problemText } = useFieldMessages();
  const { shown, moreButton } = useFirstEntries(cells);
  const count = cells.length;
  if (count === 0) {
    return null;
  }
  return (
    <Alert tone="danger" title={t`Please correct these cells (${count})`}>
      <ul className="flex max-h-48 flex-col gap-1 overflow-auto">
        {shown.map(({ row, column, problem }) => {
          const rowNumber = row + 1;
          const label = column.label ?? t`Sample ID`;
          const text = problemText(problem);
          return (
            <li key={`${row}/${column.model}`}>
              <Button
                size="sm"
                variant="link"
                className="h-auto px-0 text-start whitespace-normal wrap-anywhere"
                onClick={() => onGo(row, column.model)}
              >
                {t`Row ${rowNumber}, ${label}: ${text}`}
              </Button>
            </li>
          );
        })}
      </ul>
      {moreButton}
    </Alert>
  );
}
