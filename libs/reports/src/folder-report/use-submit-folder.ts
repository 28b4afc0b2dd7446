import { useMutation } from '@tanstack/react-query';
import { createSubmitOnce, submitReport } from '@omics-portal/resources';
import { useState } from 'react';
import { hasMeasurement, submittedMeasurement } from '../measurement/measurement-draft';
import { useReports } from '../ports/reports-ports';
import { donorRows } from '../qc-source/folder-source';
import { useFolderLink, type SubmittedSource } from '../qc-source/use-folder-link';
import type { FolderDraft } from './folder-draft';
import type { FolderForm } from './use-folder-form';

interface FolderSubmission extends Pick<SubmittedSource, 'findProjectFolder' | 'filesToSend' | 'signal'> {
  readonly draft: FolderDraft;
}

/** Mutation that requests a report on a folder, and the submission of a draft: files of this computer are uploaded first, once. */
export function useSubmitFolder(pluginName: string, { form, attempts }: FolderForm) {
  const { reports, newId } = useReports();
  const { linkOf, progress } = useFolderLink();
  const [submitOnce] = useState(() => createSubmitOnce<string | null>({ attempts, newId }));
  const submit = useMutation(submitReport(reports, pluginName, submitOnce));

  const submissionOf = ({ draft, ...at }: FolderSubmission) => ({
    signal: at.signal,
    content: async () => {
      const { source, name, description, sequencing, profile, donors, measurement } = draft;
      const onUploaded = (next: FolderDraft['source']) => form.setValue('source', next);
      return {
        name,
        ...(description && { description }),
        filepath: await linkOf({ ...at, source, onUploaded }),
        ...(sequencing !== 'auto' && { sequencing }),
        ...(profile !== 'default' && { threshold_profile: profile }),
        ...(hasMeasurement(measurement) && { measurement: submittedMeasurement(measurement) }),
        ...(donors.length > 0 && { metadata: donorRows(donors) }),
      };
    },
  });
  return { submit, submissionOf, progress };
}
