import { useMutation } from '@tanstack/react-query';
import { formatStorageLink, putFile, signedUploadUrl } from '@omics-portal/api';
import { createSubmitOnce, fetchReportInputs, submitReport } from '@omics-portal/resources';
import { useState } from 'react';
import { hasMeasurement, submittedMeasurement } from '../measurement/measurement-draft';
import { safeFileName } from '../files/file-name';
import { useReports } from '../ports/reports-ports';
import type { CompleteDraft, TableChoice } from './report-draft';
import type { TableRole } from './table-check';
import type { ReportForm } from './use-report-form';

/** Progress of each upload, 0 to 100; a table that is not being uploaded has none. */
export type UploadProgress = Readonly<Partial<Record<TableRole, number>>>;

/** Mutation that requests a report, and the submission of a draft: its tables are uploaded first, each once. */
export function useSubmitReport(pluginName: string, { form, attempts }: ReportForm) {
  const { reports, datains, newId } = useReports();
  const [progress, setProgress] = useState<UploadProgress>({});
  const [submitOnce] = useState(() => createSubmitOnce<string | null>({ attempts, newId }));
  const submit = useMutation(submitReport(reports, pluginName, submitOnce));

  const linkOf = async (role: TableRole, choice: TableChoice, signal: AbortSignal): Promise<string> => {
    if (choice.from === 'storage') {
      return choice.link;
    }
    const { file, link: uploaded } = choice;
    if (uploaded !== undefined) {
      return uploaded;
    }
    const folder = await fetchReportInputs(datains, signal);
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

  const submissionOf = (
    { name, description, data, metadata, scale, profile, measurement }: CompleteDraft,
    signal: AbortSignal,
  ) => ({
    signal,
    content: async () => {
      try {
        return {
          name,
          ...(description && { description }),
          data_file: await linkOf('data', data, signal),
          metadata_file: await linkOf('metadata', metadata, signal),
          ...(scale !== 'auto' && { scale }),
          ...(profile !== 'default' && { threshold_profile: profile }),
          ...(hasMeasurement(measurement) && { measurement: submittedMeasurement(measurement) }),
        };
      } finally {
        setProgress({});
      }
    },
  });
  return { submit, submissionOf, progress };
}
