import { useMutation } from '@tanstack/react-query';
import { formatStorageLink, putFile, signedUploadUrl } from '@omics-portal/api';
import { createSubmitOnce, fetchReportInputs, submitReport } from '@omics-portal/resources';
import type { LocalFile } from '@omics-portal/ui';
import { useState } from 'react';
import { useReports } from '../ports/reports-ports';
import type { FolderDraft } from './folder-draft';
import { hasMeasurement, submittedMeasurement } from '../measurement/measurement-draft';
import { pathOf } from './read-local-folder';
import type { FolderForm } from './use-folder-form';

/** Progress of the upload of files. */
export interface FolderProgress {
  readonly done: number;
  readonly total: number;
}

interface FolderSubmission {
  readonly draft: FolderDraft;
  /** Folder of the chosen project; null if it is not known. */
  readonly projectFolder: string | null;
  /** Files of this computer to upload. */
  readonly send: readonly LocalFile[];
  readonly signal: AbortSignal;
}

/** Mutation that requests a report on a folder, and the submission of a draft: files of this computer are uploaded first, once. */
export function useSubmitFolder(pluginName: string, { form, attempts }: FolderForm) {
  const { reports, datains, newId } = useReports();
  const [progress, setProgress] = useState<FolderProgress | null>(null);
  const [submitOnce] = useState(() => createSubmitOnce<string | null>({ attempts, newId }));
  const submit = useMutation(submitReport(reports, pluginName, submitOnce));

  const upload = async (files: readonly LocalFile[], signal: AbortSignal): Promise<string> => {
    setProgress({ done: 0, total: files.length });
    const inputs = await fetchReportInputs(datains, signal);
    const folder = { ...inputs, key: `${inputs.key}${newId()}/` };
    for (const [index, local] of files.entries()) {
      const address = { ...folder, key: `${folder.key}${pathOf(local)}` };
      const url = await signedUploadUrl(datains, { ...address, length: local.file.size }, signal);
      await putFile({ url, file: local.file, signal, onProgress: () => undefined });
      setProgress({ done: index + 1, total: files.length });
    }
    return formatStorageLink(folder);
  };

  const linkOf = async ({ draft: { source }, projectFolder, send, signal }: FolderSubmission) => {
    if (source.from === 'storage') {
      return source.link.trim();
    }
    if (source.from === 'project') {
      return projectFolder ?? '';
    }
    const uploaded = source.uploaded ?? (await upload(send, signal));
    form.setValue('source', { ...source, uploaded });
    return uploaded;
  };

  const submissionOf = (submission: FolderSubmission) => ({
    signal: submission.signal,
    content: async () => {
      const { name, description, sequencing, profile, donors, measurement } = submission.draft;
      try {
        return {
          name,
          ...(description && { description }),
          filepath: await linkOf(submission),
          ...(sequencing !== 'auto' && { sequencing }),
          ...(profile !== 'default' && { threshold_profile: profile }),
          ...(hasMeasurement(measurement) && { measurement: submittedMeasurement(measurement) }),
          ...(donors.length > 0 && { metadata: [...donors] }),
        };
      } finally {
        setProgress(null);
      }
    },
  });
  return { submit, submissionOf, progress };
}
