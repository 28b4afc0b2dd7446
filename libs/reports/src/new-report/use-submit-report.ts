import { useMutation } from '@tanstack/react-query';
import { formatStorageLink, putFile, signedUploadUrl } from '@omics-portal/api';
import { createSubmitOnce, submitReport, type Attempt } from '@omics-portal/resources';
import { useRef, useState } from 'react';
import { safeFileName } from '../files/file-name';
import { useReports } from '../ports/reports-ports';
import type { ReportDraft, TableChoice } from './report-draft';
import type { TableRole } from './table-check';

/** Where tables for reports are uploaded to. */
const UPLOADS = { service: 'minio', bucket: 'tservice' } as const;

/** How far each upload is, 0..100; a table that is not being uploaded has none. */
export type UploadProgress = Readonly<Partial<Record<TableRole, number>>>;

/** Report draft whose tables are chosen. */
export type CompleteDraft = ReportDraft & { readonly data: TableChoice; readonly metadata: TableChoice };

/** Mutation that requests a report, and the submission of a draft: its tables are uploaded first, each once. */
export function useSubmitReport(pluginName: string) {
  const { reports, datains, session, newId } = useReports();
  const [progress, setProgress] = useState<UploadProgress>({});
  const uploaded = useRef(new WeakMap<File, string>());
  const attempt = useRef<Attempt | null>(null);
  const [submitOnce] = useState(() =>
    createSubmitOnce<string | null>({
      attempts: {
        load: () => attempt.current,
        save: (next) => (attempt.current = next),
        clear: () => (attempt.current = null),
      },
      newId,
    }),
  );
  const submit = useMutation(submitReport(reports, pluginName, submitOnce));

  const linkOf = async (role: TableRole, choice: TableChoice, signal: AbortSignal): Promise<string> => {
    if (choice.from === 'storage') {
      return choice.link;
    }
    const known = uploaded.current.get(choice.file);
    if (known) {
      return known;
    }
    const key = [session.email ?? '', newId(), safeFileName(choice.file.name)].filter(Boolean).join('/');
    const address = { ...UPLOADS, key };
    const link = formatStorageLink(address);
    const { file } = choice;
    const onProgress = (sent: number) =>
      setProgress((now) => ({ ...now, [role]: file.size > 0 ? (100 * sent) / file.size : 0 }));
    onProgress(0);
    await putFile({ url: await signedUploadUrl(datains, address, signal), file, signal, onProgress });
    onProgress(file.size);
    uploaded.current.set(file, link);
    return link;
  };

  const submissionOf = (draft: CompleteDraft, signal: AbortSignal) => ({
    signal,
    content: async () => {
      try {
        return {
          name: draft.name.trim(),
          ...(draft.description.trim() && { description: draft.description.trim() }),
          data_file: await linkOf('data', draft.data, signal),
          metadata_file: await linkOf('metadata', draft.metadata, signal),
          ...(draft.scale !== 'auto' && { scale: draft.scale }),
        };
      } finally {
        setProgress({});
      }
    },
  });
  return { submit, submissionOf, progress };
}
