import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@omics-portal/ui';
import type { CellProblem } from './cell-problem';
import type { MetadataRow, MetadataTable } from './metadata-table';
import { PROBLEM_MESSAGES } from './problem-messages';

/** Maximum number of problems that are listed. */
const MAX_SHOWN = 20;

interface MetadataProblemsProps {
  readonly table: MetadataTable;
  /** Problem of a cell. */
  readonly problemOf: (row: MetadataRow, column: number) => CellProblem | null;
  /** Moves to a cell. */
  readonly onGo: (row: number, column: number) => void;
}

/** List of the cells that the program would refuse. Each entry moves to its cell. */
export function MetadataProblems({ table, problemOf, onGo }: MetadataProblemsProps) {
  const { t, i18n } = useLingui();
  const found = table.rows.flatMap((cells, row) =>
    table.header.flatMap((name, column) => {
      const problem = problemOf(cells, column);
      return problem ? [{ row, column, name, problem }] : [];
    }),
  );
  const count = found.length;
  if (count === 0) {
    return null;
  }
  const more = count - MAX_SHOWN;
  return (
    <Alert tone="warning" title={t`Cells to correct: ${count}`}>
      <ul className="flex max-h-28 flex-col gap-1 overflow-auto">
        {found.slice(0, MAX_SHOWN).map(({ row, column, name, problem }) => {
          const rowNumber = row + 1;
          const text = i18n._(PROBLEM_MESSAGES[problem]);
          return (
            <li key={`${row}/${column}`}>
              <Button
                size="sm"
                variant="link"
                className="h-auto px-0 text-start whitespace-normal wrap-anywhere"
                onClick={() => onGo(row, column)}
              >
                {t`Row ${rowNumber}, ${name}: ${text}`}
              </Button>
            </li>
          );
        })}
      </ul>
      {more > 0 ? <p>{t`and ${more} more`}</p> : null}
    </Alert>
  );
}
