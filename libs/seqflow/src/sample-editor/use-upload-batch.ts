import { useState } from 'react';
import { formatStorageLink } from '@omics-portal/api';
import { useOwnFolder } from '../ports/use-own-folder';
import { useFileUploads } from '../sample-upload/use-file-uploads';

/**
 * Uploads for a sheet. `paths` are the links of their files, also of those that are stored already. After a return to the
 * sheet they are the uploads to its folder, as long as some of them are not stored.
 */
export function useUploadBatch(folder: string) {
  const own = useOwnFolder();
  const { uploads, items, load } = useFileUploads();
  const [paths, setPaths] = useState<readonly string[]>(() => {
    if (!own) {
      return [];
    }
    const { service, bucket, prefix } = own;
    const root = formatStorageLink({ service, bucket, key: `${prefix}${folder}/` });
    const earlier = items.filter(({ path }) => path.startsWith(root));
    return earlier.some(({ status }) => status !== 'done')
      ? [...new Set(earlier.map(({ path }) => path))]
      : [];
  });
  return { uploads, items, load, paths, setPaths };
}
