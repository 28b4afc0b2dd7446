import { useLingui } from '@lingui/react/macro';
import type { DataFile } from '@omics-portal/api';
import { emptyQuery, withFilter, type DataQuery } from '@omics-portal/data-query';
import { Button, DescriptionList, IconButton } from '@omics-portal/ui';
import { Copy, ShoppingCart } from 'lucide-react';
import { formatFileSize, useCopy } from '@omics-portal/wording';
import type { CartFile } from '../cart-store/cart-file';
import { useCartPaths } from '../cart/use-cart';
import { DownloadButton } from '../download/download-button';
import type { FieldLabels } from '../fields/field-labels';
import { useDatasets } from '../ports/datasets-ports';
import { useFileHref } from '../ports/use-file-href';
import { FileCitation } from './file-citation';
import { FileDrs } from './file-drs';
import { cellText, detailsOf, fileKey } from '../fields/record-values';
import { QueryForms } from './query-forms';
import { RelatedFiles } from './related-files';

interface FileDetailsProps {
  /** Query of the page behind the details. */
  readonly query: DataQuery;
  readonly record: DataFile;
  readonly labels: FieldLabels;
}

/** Details of a file: all fields of its record, related files, its citation, and the file as link and code. */
export function FileDetails({ query, record, labels }: FileDetailsProps) {
  const { collection } = query;
  const { t, i18n } = useLingui();
  const fileHref = useFileHref(collection);
  const detail = (key: string, value: unknown) => {
    if (key === 'file_size' && typeof value === 'number') {
      const size = formatFileSize(value);
      return value < 1024 ? size : `${size} (${t`${i18n.number(value)} bytes`})`;
    }
    if (/^(?:md_?5sum|sha\d+)$/.test(key)) {
      return <Checksum value={String(value)} name={labels.field(key)} />;
    }
    return key === 'file_path' ? (
      <code className="text-xs">{String(value)}</code>
    ) : (
      cellText(key, value, labels)
    );
  };
  return (
    <>
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
      <RelatedFiles shown={query} record={record} labels={labels} />
      <FileCitation collection={collection} record={record} />
      <section aria-label={t`Code`} className="mt-6 text-sm">
        <h3 className="mb-2 font-semibold">{t`Code`}</h3>
        <QueryForms query={fileQuery(collection, record)} address={fileHref(fileKey(record))} />
      </section>
      <FileDrs record={record} />
    </>
  );
}

/** Checksum with a button that copies it. */
function Checksum({ value, name }: { readonly value: string; readonly name: string }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <>
      <code className="text-xs">{value}</code>
      <IconButton
        size="sm"
        className="-my-1 ms-1 align-middle"
        label={t`Copy: ${name}`}
        icon={<Copy />}
        onClick={() => void copy(value)}
      />
    </>
  );
}

/** Query that finds one file. */
function fileQuery(collection: string, record: DataFile): DataQuery {
  const field = record.file_path === undefined ? 'file_name' : 'file_path';
  return withFilter(emptyQuery(collection), field, { kind: 'category', values: [fileKey(record)] });
}

/** Actions on a file: its path, the cart, its download. */
export function FileActions({ file }: { readonly file: CartFile }) {
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
