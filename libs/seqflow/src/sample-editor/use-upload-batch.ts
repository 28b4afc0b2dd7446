import { useState } from 'react';
import { formatStorageLink } from '@omics-portal/api';
import { useSeqflow } from '../ports/seqflow-ports';
import { useFileUploads } from '../sample-upload/use-file-uploads';

/**
 * Uploads for a sheet. `paths` are the links of their files, also of those that are stored already. After a return to the
 * sheet they are the uploads to its folder, as long as some of them are not stored.
 */
export function useUploadBatch(folder: string) {
  const { ownFiles } = useSeqflow();
  const { uploads, items, load } = useFileUploads();
  const [paths, setPaths] = useState<readonly string[]>(() => {
    if (!ownFiles) {
      return [];
    }
    const { service, bucket, prefix } = ownFiles;
    const root = formatStorageLink({ service, bucket, key: `${prefix}${folder}/` });
    const own = items.filter(({ path }) => path.startsWith(root));
    return own.some(({ status }) => status !== 'done') ? [...new Set(own.map(({ path }) => path))] : [];
  });
  return { uploads, items, load, paths, setPaths };
}
