import { useLingui } from '@lingui/react/macro';
import type { DataFile } from '@omics-portal/api';
import { Button, DescriptionList, Drawer } from '@omics-portal/ui';
import { Copy, ShoppingCart } from 'lucide-react';
import { formatFileSize, useCopy } from '@omics-portal/wording';
import { toCartFile, type CartFile } from '../cart-store/cart-file';
import { useCartPaths } from '../cart/use-cart';
import { DownloadButton } from '../download/download-button';
import type { FieldLabels } from '../fields/field-labels';
import { useDatasets } from '../ports/datasets-ports';
import { FileCitation } from './file-citation';
import { cellText, detailsOf } from '../fields/record-values';
import { RelatedFiles } from './related-files';

interface FileDrawerProps {
  readonly collection: string;
  readonly record: DataFile;
  readonly labels: FieldLabels;
  readonly onClose: () => void;
}

/** Drawer with the details of a file: all fields of its record, related files and its citation. */
export function FileDrawer({ collection, record, labels, onClose }: FileDrawerProps) {
  const { t, i18n } = useLingui();
  const file = toCartFile(collection, record);
  const detail = (key: string, value: unknown) => {
    if (key === 'file_size' && typeof value === 'number') {
      return `${formatFileSize(value)} (${t`${i18n.number(value)} bytes`})`;
    }
    const isCode = key === 'file_path' || /^(?:md_?5sum|sha\d+)$/.test(key);
    return isCode ? <code className="text-xs">{String(value)}</code> : cellText(key, value, labels);
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={record.file_name ?? record.file_path ?? t`File`}
      closeLabel={t`Close`}
      footer={file ? <FileActions file={file} /> : null}
    >
      <DescriptionList
        columns={1}
        items={[
          { term: t`Access`, detail: t`Public` },
          ...detailsOf(record).map(([key, value]) => ({
            term: labels.field(key),
            detail: detail(key, value),
          })),
        ]}
      />
      <RelatedFiles collection={collection} record={record} labels={labels} onFollow={onClose} />
      <FileCitation collection={collection} record={record} />
    </Drawer>
  );
}

function FileActions({ file }: { readonly file: CartFile }) {
  const { t } = useLingui();
  const { cart } = useDatasets();
  const inCart = useCartPaths(file.collection).has(file.path);
  const copy = useCopy();
  return (
    <>
      <Button icon={<Copy />} onClick={() => void copy(file.path)}>{t`Copy the path`}</Button>
      <Button icon={<ShoppingCart />} onClick={() => (inCart ? cart.remove([file]) : cart.add([file]))}>
        {inCart ? t`Remove from the cart` : t`Add to the cart`}
      </Button>
      <DownloadButton file={file} />
    </>
  );
}
