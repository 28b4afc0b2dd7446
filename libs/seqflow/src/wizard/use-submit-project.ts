import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InstalledApp, ProjectSubmit } from '@omics-portal/api';
import { useSeqflow } from '../ports/seqflow-ports';
import { projectQueries } from '../projects/project-queries';
import { toSamples, type SampleRow } from './derive-samples';
import { attemptFor, canonicalJson, fingerprintOf } from './draft';
import type { DraftHandle } from './use-wizard-draft';

/** A project that was made. */
export interface CreatedProject {
  readonly id: string;
  readonly name: string;
}

interface SubmitInput {
  readonly handle: DraftHandle;
  readonly app: InstalledApp;
  readonly rows: readonly SampleRow[];
}

/** Sends a project. The draft stays until the server has said yes, and a second try of the same content makes no second project. */
export function useSubmitProject() {
  const { datains, session, newId } = useSeqflow();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      handle: { draft, update, forget },
      app,
      rows,
    }: SubmitInput): Promise<CreatedProject> => {
      const { name, description, group } = draft.information;
      const content: ProjectSubmit = {
        project_name: name,
        description: description.trim(),
        ...(group && { group_name: group }),
        app_id: app.id,
        app_name: app.name,
        author: session.email ?? '',
        samples: toSamples(rows),
      };
      const attempt = attemptFor(draft.attempt, fingerprintOf(canonicalJson(content)), newId, Date.now());
      update({ attempt });
      const { data } = await datains.POST('/api/projects', {
        params: { header: { 'Idempotency-Key': attempt.key } },
        body: { ...content, started_time: attempt.startedTime },
      });
      if (!data) {
        throw new Error('The answer has no project');
      }
      forget();
      return { id: data.message.id, name };
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: projectQueries(datains).root }),
  });
}
