import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { InstalledApp, ProjectSubmit } from '@omics-portal/api';
import { createSubmitOnce, submitProject, type CreatedProject } from '@omics-portal/resources';
import { toSamples, type SheetTableRow } from '../sheet/sheet';
import type { DraftHandle } from '../draft/use-wizard-draft';
import { useSeqflow } from '../ports/seqflow-ports';
import { NO_REPORT, reportOfDraft } from './project-report';

/** Mutation that submits the wizard, and the content to submit. The draft is stored until the server has confirmed. */
export function useSubmitProject({ draft, attempts }: DraftHandle) {
  const { datains, session, newId } = useSeqflow();
  const [submitOnce] = useState(() => createSubmitOnce<CreatedProject>({ attempts, newId }));
  const submit = useMutation(submitProject(datains, submitOnce));
  const content = (app: InstalledApp, table: readonly SheetTableRow[]): ProjectSubmit => {
    const { name, description, group } = draft.information;
    const report = reportOfDraft(app, draft);
    return {
      project_name: name,
      description: description.trim(),
      ...(group && { group_name: group }),
      app_id: app.id,
      app_name: app.name,
      author: session.email ?? '',
      ...(report !== NO_REPORT && {
        report,
        ...(draft.reportProfile && { report_profile: draft.reportProfile }),
        ...(draft.reportSequencing && { report_sequencing: draft.reportSequencing }),
      }),
      samples: toSamples(table),
    };
  };
  return { submit, content };
}
