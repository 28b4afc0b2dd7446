import { useMutation } from '@tanstack/react-query';
import type { InstalledApp, ProjectSubmit } from '@omics-portal/api';
import { attemptFor, submitProject } from '@omics-portal/resources';
import { useSeqflow } from '../ports/seqflow-ports';
import { toSamples, type SampleRow } from './derive-samples';
import { canonicalJson, fingerprintOf } from './draft';
import type { DraftHandle } from './use-wizard-draft';

/** A created project. */
export interface CreatedProject {
  readonly id: string;
  readonly name: string;
}

interface SubmitInput {
  readonly handle: DraftHandle;
  readonly app: InstalledApp;
  readonly rows: readonly SampleRow[];
}

/** Mutation that submits the wizard. The draft stays until the server has confirmed, and a retry creates no second project. */
export function useSubmitProject() {
  const { datains, session, newId } = useSeqflow();
  const submit = useMutation(submitProject(datains));
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
      const id = await submit.mutateAsync({ content, attempt });
      forget();
      return { id, name };
    },
  });
}
