import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@omics-portal/ui';
import { Download } from 'lucide-react';
import type { CartFile } from '../cart-store/cart-file';
import { useDownload } from './use-download';

interface DownloadButtonProps {
  readonly file: CartFile;
  readonly iconOnly?: boolean;
}

/** Button that downloads a file by a signed link. */
export function DownloadButton({ file, iconOnly = false }: DownloadButtonProps) {
  const { t } = useLingui();
  const download = useDownload();
  const { name } = file;
  return iconOnly ? (
    <IconButton
      size="sm"
      label={t`Download ${name}`}
      icon={<Download />}
      disabled={download.isPending}
      onClick={() => download.mutate(file)}
    />
  ) : (
    <Button icon={<Download />} busy={download.isPending} onClick={() => download.mutate(file)}>
      {t`Download`}
    </Button>
  );
}
