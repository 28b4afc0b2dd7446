import { useLingui } from '@lingui/react/macro';
import { Alert, Spinner } from '@omics-portal/ui';
import { useProgramProblemWords } from '@omics-portal/wording/program-problems';
import type { ReportTableProblem } from './table-check';

/** Maximum number of problems that are shown. */
const MAX_SHOWN = 5;

/** Problems of a chosen table, each with its remedy. */
export function TableProblems({ problems }: { readonly problems: readonly ReportTableProblem[] }) {
  const { t } = useLingui();
  const words = useProgramProblemWords(true);
  const listed = problems.filter(({ code }) => code !== 'more-problems');
  const cut = problems.find(({ code }) => code === 'more-problems');
  const more = Number(cut?.params['count'] ?? listed.length) - MAX_SHOWN;
  return (
    <Alert tone="danger" title={t`This table cannot be used`}>
      {words === null ? (
        <Spinner label={t`Loading the reasons`} />
      ) : (
        <ul className="list-disc ps-4">
          {listed.slice(0, MAX_SHOWN).map((problem, index) => (
            <li key={index}>{words({ file: '', ...problem }) ?? problem.code}</li>
          ))}
        </ul>
      )}
      {more > 0 ? <p>{cut ? t`and at least ${more} more` : t`and ${more} more`}</p> : null}
    </Alert>
  );
}
