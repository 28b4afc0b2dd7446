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

/** Problems that the program of a failed job printed, in the language of the reader; nothing if it printed none. */
export function JobProblems({ job, attempt: number }: JobProblemsProps) {
  const { datains } = useSeqflow();
  const logs = useQuery(jobLogListQuery(datains, job.id, number));
  const attempt = job.attempts.find((one) => one.number === number) ?? job.attempts[0];
  const choices = logChoices(logs.data ?? {});
  const key = logOfFailedStep(choices, attempt?.steps ?? []) ?? choices[0]?.key;
  return key === undefined ? null : (
    <Problems input={{ jobId: job.id, attempt: number, key, stream: 'stderr' }} />
  );
}

function Problems({ input }: { readonly input: LogInput }) {
  const { t } = useLingui();
  const { datains } = useSeqflow();
  const { data } = useQuery({
    ...jobLogQueries(datains).text(input),
    select: ({ text }) => logProblems(text).problems,
  });
  return <ProgramProblemList title={t`What is wrong`} problems={data ?? []} />;
}
