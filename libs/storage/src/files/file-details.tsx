import { useLingui } from '@lingui/react/macro';
import { NotFoundError, type ObjectMeta, type StorageAddress } from '@omics-portal/api';
import { useQuery } from '@tanstack/react-query';
import { md5OfEtag, objectQueries } from '@omics-portal/resources';
import { Button, DescriptionList, Drawer, EmptyState, ErrorState, SkeletonLines } from '@omics-portal/ui';
import { formatFileSize, Moment, useCopy, useErrorText } from '@omics-portal/wording';
import { Copy, Download, FileX, ShoppingCart } from 'lucide-react';
import { formatLocation, nameOf } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { useAddToCart } from './use-add-to-cart';
import { useDownload } from './use-download';

/** Drawer with the metadata of a file, and a preview by its type. */
export function FileDetails({
  address,
  onClose,
}: {
  readonly address: StorageAddress;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const errorText = useErrorText();
  const copy = useCopy();
  const addToCart = useAddToCart();
  const download = useDownload();
  const meta = useQuery(objectQueries(datains).meta(address));
  const { service, bucket, key } = address;
  const link = formatLocation({ service, bucket, folder: '', filter: key });
  const missing = meta.error instanceof NotFoundError;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="lg"
      title={t`File Details`}
      description={nameOf(key)}
      closeLabel={t`Close`}
      footer={
        <>
          <Button icon={<Copy />} onClick={() => void copy(link)}>
            {t`Copy link`}
          </Button>
          <Button
            icon={<ShoppingCart />}
            disabled={!meta.data}
            onClick={() => addToCart([{ path: link, size: meta.data?.length, etag: meta.data?.etag }])}
          >
            {t`Add to the cart`}
          </Button>
          <Button
            variant="primary"
            icon={<Download />}
            busy={download.isPending}
            disabled={missing}
            onClick={() => download.mutate(address)}
          >
            {t`Download`}
          </Button>
        </>
      }
    >
      {meta.isPending ? <SkeletonLines lines={6} label={t`Loading...`} /> : null}
      {missing ? (
        <EmptyState
          icon={<FileX />}
          title={t`Object does not exist`}
          description={t`It may have been moved or deleted since the folder was listed.`}
        />
      ) : null}
      {meta.isError && !missing ? (
        <ErrorState
          title={t`The details could not be loaded`}
          message={errorText(meta.error)}
          retryLabel={t`Retry`}
          onRetry={() => void meta.refetch()}
        />
      ) : null}
      {meta.data ? (
        <div className="flex flex-col gap-5">
          <MetaList meta={meta.data} link={link} />
          <FilePreview address={address} meta={meta.data} />
        </div>
      ) : null}
    </Drawer>
  );
}

function MetaList({ meta, link }: { readonly meta: ObjectMeta; readonly link: string }) {
  const { t } = useLingui();
  const unknown = '–';
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: t`File Name`, detail: meta.name ?? nameOf(link) },
        { term: t`Size`, detail: formatFileSize(meta.length) || unknown },
        { term: t`Content Type`, detail: meta['content-type'] ?? unknown },
        { term: t`Created At`, detail: <Moment ms={Date.parse(meta['created-time'] ?? '')} /> },
        { term: t`ETag`, detail: meta.etag ?? unknown },
        { term: 'MD5', detail: meta.md5 ?? md5OfEtag(meta.etag) ?? unknown },
        { term: 'SHA-256', detail: <span className="wrap-anywhere">{meta.sha256 ?? unknown}</span> },
        { term: t`Link`, detail: link },
      ]}
    />
  );
}

function FilePreview({ address, meta }: { readonly address: StorageAddress; readonly meta: ObjectMeta }) {
  const { t } = useLingui();
  const { Preview } = useStorage();
  const { service, bucket, key } = address;
  return (
    <section aria-label={t`Preview`} className="flex min-w-0 flex-col gap-2">
      <h3 className="text-sm font-semibold">{t`Preview`}</h3>
      <Preview
        key={meta.etag}
        path={formatLocation({ service, bucket, folder: '', filter: key })}
        name={nameOf(key)}
        size={typeof meta.length === 'number' ? meta.length : null}
        version={meta.etag ?? null}
      />
    </section>
  );
}
