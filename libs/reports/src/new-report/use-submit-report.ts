import { useMutation } from '@tanstack/react-query';
import { formatStorageLink, putFile, signedUploadUrl } from '@omics-portal/api';
import { attemptFor, submitReport, type Attempt } from '@omics-portal/resources';
import { useRef, useState } from 'react';
import { safeFileName } from '../files/file-name';
import { useReports } from '../ports/reports-ports';
import type { ReportDraft, TableChoice } from './report-draft';
import type { TableRole } from './table-check';

/** Where tables for reports are uploaded to. */
const UPLOADS = { service: 'minio', bucket: 'tservice' } as const;

/** How far each upload is, 0..100; a table that is not being uploaded has none. */
export type UploadProgress = Readonly<Partial<Record<TableRole, number>>>;

interface Submission {
  readonly draft: ReportDraft & { readonly data: TableChoice; readonly metadata: TableChoice };
  readonly signal: AbortSignal;
}

/**
 * Uploads what is not in storage yet, then asks for the report. A second try uploads nothing twice, and with the same
 * content it makes no second report.
 */
export function useSubmitReport(pluginName: string) {
  const { reports, datains, session, newId } = useReports();
  const [progress, setProgress] = useState<UploadProgress>({});
  const uploaded = useRef(new WeakMap<File, string>());
  const attempt = useRef<Attempt | null>(null);
  const send = useMutation(submitReport(reports, pluginName));

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

  const submit = useMutation({
    mutationFn: async ({ draft, signal }: Submission) => {
      const content = {
        name: draft.name.trim(),
        ...(draft.description.trim() && { description: draft.description.trim() }),
        data_file: await linkOf('data', draft.data, signal),
        metadata_file: await linkOf('metadata', draft.metadata, signal),
        ...(draft.scale !== 'auto' && { scale: draft.scale }),
      };
      attempt.current = attemptFor(attempt.current, JSON.stringify(content), newId, Date.now());
      return send.mutateAsync({ content, attempt: attempt.current, signal });
    },
    onSettled: () => setProgress({}),
  });
  return { submit, progress };
}
