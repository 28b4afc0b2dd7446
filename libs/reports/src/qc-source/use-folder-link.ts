import { formatStorageLink, putFile, signedUploadUrl } from '@omics-portal/api';
import { reportInputsQuery } from '@omics-portal/resources';
import { useQueryClient } from '@tanstack/react-query';
import type { LocalFile } from '@omics-portal/ui';
import { useState } from 'react';
import { useReports } from '../ports/reports-ports';
import { folderLinkOf, type FolderSource } from './folder-source';
import { pathOf } from './local-path';

/** Progress of the upload of files. */
export interface FolderProgress {
  readonly done: number;
  readonly total: number;
}

/** Source of a report at its submission. */
export interface SubmittedSource {
  readonly source: FolderSource;
  /** Finds the folder of the chosen project. */
  readonly findProjectFolder: () => Promise<string>;
  /** Reads which files of this computer are uploaded. */
  readonly filesToSend: () => Promise<readonly LocalFile[]>;
  readonly signal: AbortSignal;
  /** Called with the link of uploaded files, so that a second attempt uses it. */
  readonly onUploaded: (source: FolderSource) => void;
}

/** Storage link of a source: files of this computer are uploaded first, once. */
export function useFolderLink() {
  const { datains, newId } = useReports();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<FolderProgress | null>(null);

  const upload = async (files: readonly LocalFile[], signal: AbortSignal): Promise<string> => {
    setProgress({ done: 0, total: files.length });
    try {
      const inputs = await queryClient.query(reportInputsQuery(datains));
      const folder = { ...inputs, key: `${inputs.key}${newId()}/` };
      for (const [index, local] of files.entries()) {
        const address = { ...folder, key: `${folder.key}${pathOf(local)}` };
        const url = await signedUploadUrl(datains, { ...address, length: local.file.size }, signal);
        await putFile({ url, file: local.file, signal, onProgress: () => undefined });
        setProgress({ done: index + 1, total: files.length });
      }
      return formatStorageLink(folder);
    } finally {
      setProgress(null);
    }
  };

  const linkOf = async (submitted: SubmittedSource): Promise<string> => {
    const { source, signal, onUploaded } = submitted;
    if (source.from === 'storage') {
      return folderLinkOf(source.link) ?? source.link.trim();
    }
    if (source.from === 'project') {
      return submitted.findProjectFolder();
    }
    const uploaded = source.uploaded ?? (await upload(await submitted.filesToSend(), signal));
    onUploaded({ ...source, uploaded });
    return uploaded;
  };
  return { linkOf, progress };
}
