import { useLingui } from '@lingui/react/macro';
import { MAX_TABLE_PROBLEMS } from '@omics-portal/qc-metrics';
import { Alert, Spinner } from '@omics-portal/ui';
import { useProgramProblemWords } from '@omics-portal/wording/program-problems';
import type { ReportTableProblem } from './table-check';

/** Maximum number of problems that are shown. */
const MAX_SHOWN = 5;

/** Problems of a chosen table, each with its remedy. */
export function TableProblems({ problems }: { readonly problems: readonly ReportTableProblem[] }) {
  const { t } = useLingui();
  const words = useProgramProblemWords(true);
  const isWhole = problems.length < MAX_TABLE_PROBLEMS;
  const more = problems.length - MAX_SHOWN;
  return (
    <Alert tone="danger" title={t`This table cannot be used`}>
      {words === null ? (
        <Spinner label={t`Loading the reasons`} />
      ) : (
        <ul className="list-disc ps-4">
          {problems.slice(0, MAX_SHOWN).map((problem, index) => (
            <li key={index}>{words({ file: '', ...problem }) ?? problem.code}</li>
          ))}
        </ul>
      )}
      {more > 0 ? (
        <p>
          {isWhole ? t`and ${more} more` : t`and ${more} more; the check ends there, so there may be others`}
        </p>
      ) : null}
    </Alert>
  );
}
