import { useLingui } from '@lingui/react/macro';
import { Alert, Spinner } from '@omics-portal/ui';
import { useProgramProblemWords } from '@omics-portal/wording/program-problems';
import type { ReportTableProblem } from './table-check';

/** Maximum number of problems that are listed. */
const MAX_PROBLEMS = 5;

/** Problems of a chosen table, each with its remedy. */
export function TableProblems({ problems }: { readonly problems: readonly ReportTableProblem[] }) {
  const { t } = useLingui();
  const words = useProgramProblemWords(true);
  const more = problems.length - MAX_PROBLEMS;
  return (
    <Alert tone="danger" title={t`This table cannot be used`}>
      {words === null ? (
        <Spinner label={t`Loading the reasons`} />
      ) : (
        <ul className="list-disc ps-4">
          {problems.slice(0, MAX_PROBLEMS).map((problem, index) => (
            <li key={index}>{words({ file: '', ...problem }) ?? problem.code}</li>
          ))}
        </ul>
      )}
      {more > 0 ? t`and ${more} more of the same kind` : null}
    </Alert>
  );
}
