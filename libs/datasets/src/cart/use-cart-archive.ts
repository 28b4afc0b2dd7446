import { useLingui } from '@lingui/react/macro';
import { safeFileName } from '@omics-portal/data-query/files';
import { createArchive, MAX_ARCHIVE_OBJECTS } from '@omics-portal/resources';
import { downloadUrl, notify } from '@omics-portal/ui';
import { formatFileSize, useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { totalSize } from '../cart-store/cart-file';
import { useDatasets } from '../ports/datasets-ports';
import { useCartFiles } from './use-cart';

/** Download of the cart as one zip file. */
export interface CartArchive {
  /** False on a server that makes no zip files. */
  readonly isOffered: boolean;
  /** Reason why this cart is no zip file; undefined if it can be one. */
  readonly obstacle: string | undefined;
  readonly busy: boolean;
  readonly save: () => void;
}

/** Download of the cart as one zip file, which the server writes while the browser saves it. */
export function useCartArchive(): CartArchive {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { archiveMaxBytes, brand, datains } = useDatasets();
  const files = useCartFiles();
  const name = safeFileName(`${brand}-cart`);
  const creation = useMutation({
    ...createArchive(datains),
    onSuccess: ({ url }) => downloadUrl(`${name}.zip`, url),
    onError: (error) =>
      notify({
        tone: 'danger',
        title: t`The zip file could not be created`,
        description: errorText(error),
      }),
  });
  const save = () => creation.mutate({ paths: files.map(({ path }) => path), name });
  const obstacle = () => {
    const size = totalSize(files);
    const max = formatFileSize(archiveMaxBytes);
    if (size > archiveMaxBytes) {
      const all = formatFileSize(size);
      return t`One zip file takes at most ${max}, and the cart has ${all}: use the download kit.`;
    }
    return files.length > MAX_ARCHIVE_OBJECTS
      ? t`One zip file takes at most ${MAX_ARCHIVE_OBJECTS} files: use the download kit.`
      : undefined;
  };
  return { isOffered: archiveMaxBytes > 0, obstacle: obstacle(), busy: creation.isPending, save };
}
