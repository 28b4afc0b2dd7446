import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AppSchema } from '@omics-portal/api';
import { jobQueries, projectFactQueries } from '@omics-portal/resources';
import { ErrorState, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { schemaFingerprint } from '../draft/draft-fit';
import type { DraftHandle } from '../draft/use-wizard-draft';
import { useSeqflow, type EarlierRun } from '../ports/seqflow-ports';
import { draftOfRun } from './draft-of-run';
import { ReplaceDraft } from './replace-draft';

interface RunAgainNoticeProps {
  readonly run: EarlierRun;
  readonly schema: AppSchema;
  readonly handle: DraftHandle;
  /** Called when the run was copied into the draft, or the user keeps the draft. */
  readonly onDone: () => void;
}

/** Copies an earlier run into the draft. A draft with content is replaced only after a confirmation. */
export function RunAgainNotice({ run, schema, handle, onDone }: RunAgainNoticeProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { source, refetch, error } = useEarlierRun(run);
  const { newId } = useSeqflow();
  if (error) {
    return (
      <ErrorState
        title={t`The earlier run could not be loaded`}
        message={errorText(error)}
        retryLabel={t`Retry`}
        onRetry={refetch}
      />
    );
  }
  if (!source) {
    return <SkeletonLines lines={3} label={t`Loading the earlier run`} />;
  }
  const { name } = source;
  return (
    <ReplaceDraft
      question={t`You have a draft for this app. Replace it with a copy of ${name}?`}
      handle={handle}
      content={() => {
        const { values, rows } = draftOfRun(schema, source.samples, newId);
        return {
          information: { name: '', description: source.description, group: source.group },
          values,
          rows,
          fingerprint: schemaFingerprint(schema),
          origin: { project: run.project, job: run.job ?? null, name, values, rows },
        };
      }}
      onDone={onDone}
    />
  );
}

/** Samples of an earlier run, and the information about its project; null until they are loaded. */
function useEarlierRun({ project: id, job: jobId }: EarlierRun) {
  const { datains } = useSeqflow();
  const project = useQuery(projectFactQueries(datains).detail(id));
  const samples = useQuery({ ...projectFactQueries(datains).samples(id), enabled: jobId === undefined });
  const job = useQuery({ ...jobQueries(datains).detail(jobId ?? ''), enabled: jobId !== undefined });
  const error = project.error ?? samples.error ?? job.error;
  const found = job.data ? [{ ...job.data.job_params, sample_id: job.data.sample_id }] : samples.data;
  const refetch = () =>
    [project, samples, job].filter(({ isError }) => isError).forEach((query) => void query.refetch());
  const source =
    project.data && found
      ? {
          name: project.data.project_name,
          description: project.data.description ?? '',
          group: project.data.group_name ?? '',
          samples: found,
        }
      : null;
  return { source, error, refetch };
}
