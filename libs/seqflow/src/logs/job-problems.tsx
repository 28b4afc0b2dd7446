import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { WorkflowDetail } from '@omics-portal/api';
import { jobLogListQuery, jobLogQueries, type LogInput } from '@omics-portal/resources';
import { logProblems, ProgramProblemList } from '@omics-portal/wording/program-problems';
import { logChoices, logOfFailedStep } from './log-keys';
import { useSeqflow } from '../ports/seqflow-ports';

interface JobProblemsProps {
  readonly job: WorkflowDetail;
  /** Number of the attempt. Default: the newest one. */
  readonly attempt?: number | undefined;
}

/**
 * Problems that the program of a failed job printed, in the language of the reader; nothing if it printed none, or only the one
 * that is the reason of the failure.
 */
export function JobProblems({ job, attempt: number }: JobProblemsProps) {
  const { datains } = useSeqflow();
  const attempt = job.attempts.find((one) => one.number === number) ?? job.attempts[0];
  // Older servers know no codes: then the log alone says it.
  const { problem } = attempt ?? {};
  const isPrinted = problem === undefined || (problem !== null && !problem.code.startsWith('run.'));
  const logs = useQuery({ ...jobLogListQuery(datains, job.id, number), enabled: isPrinted });
  const choices = logChoices(logs.data ?? {});
  const key = logOfFailedStep(choices, attempt?.steps ?? []) ?? choices[0]?.key;
  return key === undefined ? null : (
    <Problems input={{ jobId: job.id, attempt: number, key, stream: 'stderr' }} reasons={problem ? 1 : 0} />
  );
}

interface ProblemsProps {
  readonly input: LogInput;
  /** Number of problems that are shown already, as the reason of the failure. */
  readonly reasons: 0 | 1;
}

function Problems({ input, reasons }: ProblemsProps) {
  const { t } = useLingui();
  const { datains } = useSeqflow();
  const { data } = useQuery({
    ...jobLogQueries(datains).text(input),
    select: ({ text }) => logProblems(text).problems,
  });
  const problems = data ?? [];
  return problems.length > reasons ? (
    <ProgramProblemList title={t`What is wrong`} problems={problems} />
  ) : null;
}
