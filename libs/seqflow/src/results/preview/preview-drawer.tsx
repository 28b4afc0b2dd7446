import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { NotFoundError, parseStorageLink, type ResultFile, type StorageAddress } from '@omics-portal/api';
import { useQuery } from '@tanstack/react-query';
import { md5OfEtag, objectQueries } from '@omics-portal/resources';
import { Button, DescriptionList, Drawer, EmptyState, ErrorState, SkeletonLines } from '@omics-portal/ui';
import { formatFileSize, Moment, useCopy, useErrorText } from '@omics-portal/wording';
import { Copy, Download, FileX } from 'lucide-react';
import { useSeqflow } from '../../ports/seqflow-ports';
import { fileNameOf } from '../file-name';
import { useResultDownload } from '../use-result-download';
import { FilePreview } from './file-preview';

interface PreviewDrawerProps {
  /** Storage link of the file. */
  readonly path: string;
  /** The file in the list; undefined when the list does not show it. */
  readonly file: ResultFile | undefined;
  readonly onClose: () => void;
}

/** Drawer with the facts about a result file and a preview by its format. */
export function PreviewDrawer({ path, file, onClose }: PreviewDrawerProps) {
  const { t } = useLingui();
  const copy = useCopy();
  const { download, isPending } = useResultDownload();
  const address = parseStorageLink(path);
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="lg"
      title={file?.file_name ?? fileNameOf(path)}
      description={file ? `${file.project_name} · ${file.job_name}` : undefined}
      closeLabel={t`Close`}
      footer={
        <>
          <Button icon={<Copy />} onClick={() => void copy(path)}>
            {t`Copy link`}
          </Button>
          <Button
            variant="primary"
            icon={<Download />}
            busy={isPending}
            disabled={address === null}
            onClick={() => download(path)}
          >
            {t`Download`}
          </Button>
        </>
      }
    >
      {address?.key ? <StoredFile path={path} address={address} file={file} /> : <MissingFile />}
    </Drawer>
  );
}

function MissingFile() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<FileX />}
      title={t`Object does not exist`}
      description={t`The results of the project may have been deleted since they were listed.`}
    />
  );
}

function StoredFile({
  path,
  address,
  file,
}: Pick<PreviewDrawerProps, 'path' | 'file'> & { readonly address: StorageAddress }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const meta = useQuery(objectQueries(datains).meta(address));
  if (meta.isPending) {
    return <SkeletonLines lines={6} label={t`Loading...`} />;
  }
  if (meta.error instanceof NotFoundError) {
    return <MissingFile />;
  }
  if (meta.isError) {
    return (
      <ErrorState
        title={t`The details could not be loaded`}
        message={errorText(meta.error)}
        retryLabel={t`Retry`}
        onRetry={() => void meta.refetch()}
      />
    );
  }
  const { length, etag, md5, sha256 } = meta.data;
  const facts: { term: string; detail: ReactNode }[] = [
    { term: t`Size`, detail: formatFileSize(length) || '–' },
    { term: t`Created At`, detail: <Moment ms={Date.parse(meta.data['created-time'] ?? '')} /> },
    { term: 'MD5', detail: <span className="wrap-anywhere">{md5 ?? md5OfEtag(etag) ?? '–'}</span> },
    { term: 'SHA-256', detail: <span className="wrap-anywhere">{sha256 ?? '–'}</span> },
    ...(file
      ? [
          { term: t`File Index`, detail: file.file_index },
          { term: t`Attempt`, detail: file.attempt },
        ]
      : []),
  ];
  return (
    <div className="flex flex-col gap-5">
      <DescriptionList columns={2} items={facts} />
      <section aria-label={t`Preview`} className="flex min-w-0 flex-col gap-2">
        <h3 className="text-sm font-semibold">{t`Preview`}</h3>
        <FilePreview
          key={etag}
          client={datains}
          version={etag ?? null}
          path={path}
          name={fileNameOf(path)}
          kind={file?.kind ?? null}
          size={typeof length === 'number' ? length : null}
        />
      </section>
    </div>
  );
}
