import { useLingui } from '@lingui/react/macro';
import type { ResultFile } from '@omics-portal/api';
import { ButtonLink, IconButton } from '@omics-portal/ui';
import { useCopy } from '@omics-portal/wording';
import { Copy, Download, Eye, ShoppingCart } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';
import { useAddToCart } from './use-add-to-cart';
import { useResultDownload } from './use-result-download';

interface ResultActionsProps {
  readonly file: ResultFile;
  readonly onOpen: () => void;
}

/** Buttons of one result file: preview, download, cart and copy link; for a folder, a link to the file manager. */
export function ResultActions({ file, onOpen }: ResultActionsProps) {
  const { t } = useLingui();
  const { links } = useSeqflow();
  const copy = useCopy();
  const addToCart = useAddToCart();
  const { download, isPending } = useResultDownload();
  const { file_name: name, path } = file;
  if (file.kind === 'folder') {
    return (
      <ButtonLink size="sm" href={links.files(path)}>
        {t`Open the folder`}
      </ButtonLink>
    );
  }
  return (
    <div className="flex justify-end gap-1">
      <IconButton size="sm" label={t`Preview ${name}`} icon={<Eye />} onClick={onOpen} />
      <IconButton
        size="sm"
        label={t`Download ${name}`}
        icon={<Download />}
        disabled={isPending}
        onClick={() => download(path)}
      />
      <IconButton
        size="sm"
        label={t`Add ${name} to the cart`}
        icon={<ShoppingCart />}
        onClick={() => addToCart([file])}
      />
      <IconButton
        size="sm"
        label={t`Copy the link of ${name}`}
        icon={<Copy />}
        onClick={() => void copy(path)}
      />
    </div>
  );
}
