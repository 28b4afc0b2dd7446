import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatStorageLink, putFile, signedUploadUrl } from '@omics-portal/api';
import { createSubmitOnce, reportInputsQuery, submitReport } from '@omics-portal/resources';
import { useState } from 'react';
import { hasMeasurement, submittedMeasurement } from '../measurement/measurement-draft';
import { safeFileName } from '../files/file-name';
import { useReports } from '../ports/reports-ports';
import { donorRows } from '../qc-source/folder-source';
import { type SubmittedSource, useFolderLink } from '../qc-source/use-folder-link';
import type { CompleteDraft, TableChoice } from './report-draft';
import type { TableRole } from './table-check';
import type { ReportForm } from './use-report-form';

/** Progress of each upload, 0 to 100; a table that is not being uploaded has none. */
export type UploadProgress = Readonly<Partial<Record<SentTable, number>>>;

type SentTable = TableRole | 'fpkm';

type DraftWithTables = Exclude<CompleteDraft, { basis: 'files' }>;

type SubmittedAt = Pick<SubmittedSource, 'findProjectFolder' | 'filesToSend' | 'signal'>;

/** Mutation that requests a report, and the submission of a draft: its tables are uploaded first, each once. */
export function useSubmitReport(pluginName: string, { form, attempts }: ReportForm) {
  const { reports, datains, newId } = useReports();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<UploadProgress>({});
  const [submitOnce] = useState(() => createSubmitOnce<string | null>({ attempts, newId }));
  const folderLink = useFolderLink();
  const submit = useMutation(submitReport(reports, pluginName, submitOnce));

  const linkOf = async (role: SentTable, choice: TableChoice, signal: AbortSignal): Promise<string> => {
    if (choice.from === 'storage') {
      return choice.link;
    }
    const { file, link: uploaded } = choice;
    if (uploaded !== undefined) {
      return uploaded;
    }
    const folder = await queryClient.query(reportInputsQuery(datains));
    const address = { ...folder, key: `${folder.key}${newId()}/${safeFileName(file.name)}` };
    const link = formatStorageLink(address);
    const onProgress = (sent: number) =>
      setProgress((now) => ({ ...now, [role]: file.size > 0 ? (100 * sent) / file.size : 0 }));
    onProgress(0);
    const url = await signedUploadUrl(datains, { ...address, length: file.size }, signal);
    await putFile({ url, file, signal, onProgress });
    onProgress(file.size);
    form.setValue(role, { ...choice, link });
    return link;
  };

  /** Fields of the outputs of quality control, for RNA. */
  const filesOf = async ({ source, donors }: CompleteDraft, at: SubmittedAt) => {
    const onUploaded = (next: CompleteDraft['source']) => form.setValue('source', next);
    return {
      filepath: await folderLink.linkOf({ ...at, source, onUploaded }),
      ...(donors.length > 0 && { metadata: donorRows(donors) }),
    };
  };

  const tablesOf = async ({ data, metadata, fpkm, scale }: DraftWithTables, signal: AbortSignal) => ({
    data_file: await linkOf('data', data, signal),
    metadata_file: await linkOf('metadata', metadata, signal),
    ...(fpkm && { fpkm_file: await linkOf('fpkm', fpkm, signal) }),
    ...(scale !== 'auto' && { scale }),
  });

  /** Content of the request by what the report is made from. */
  const contentOf = async (draft: CompleteDraft, at: SubmittedAt) => {
    const { name, description, profile, measurement } = draft;
    const common = {
      name,
      ...(description && { description }),
      ...(profile !== 'default' && { threshold_profile: profile }),
      ...(hasMeasurement(measurement) && { measurement: submittedMeasurement(measurement) }),
    };
    switch (draft.basis) {
      case 'tables':
        return { ...common, ...(await tablesOf(draft, at.signal)) };
      case 'files':
        return { ...common, ...(await filesOf(draft, at)) };
      case 'both':
        return { ...common, ...(await tablesOf(draft, at.signal)), ...(await filesOf(draft, at)) };
      default:
        return draft satisfies never;
    }
  };

  const submissionOf = (draft: CompleteDraft, at: SubmittedAt) => ({
    signal: at.signal,
    content: async () => {
      try {
        return await contentOf(draft, at);
      } finally {
        setProgress({});
      }
    },
  });
  return { submit, submissionOf, progress, folderProgress: folderLink.progress };
}
