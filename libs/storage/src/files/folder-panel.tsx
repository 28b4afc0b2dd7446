import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { objectQueries } from '@omics-portal/resources';
import { type StorageAddress } from '@omics-portal/api';
import { Breadcrumb, Button, ButtonLink, EmptyState, ErrorState, Pagination } from '@omics-portal/ui';
import { useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { House } from 'lucide-react';
import { useState } from 'react';
import { formatLocation, pathSegments, type FolderLocation } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { DeleteFile } from './delete-file';
import { FileDetails } from './file-details';
import type { FileManagerSearch } from './file-manager-search';
import { FileTable, type FileAction } from './file-table';
import { folderInput } from './folder-input';
import { useAddToCart } from './use-add-to-cart';
import { useDownload } from './use-download';

interface FolderPanelProps {
  readonly search: FileManagerSearch;
  readonly onSearchChange: (next: FileManagerSearch) => void;
  readonly location: FolderLocation;
}

/** Contents of a folder: breadcrumb, table of entries, and pagination. */
export function FolderPanel({ location, search, onSearchChange }: FolderPanelProps) {
  const { t } = useLingui();
  const { datains, links } = useStorage();
  const errorText = useErrorText();
  const labels = usePaginationLabels();
  const download = useDownload();
  const addToCart = useAddToCart();
  const [chosen, setChosen] = useState<{ action: 'details' | 'delete'; address: StorageAddress } | null>(
    null,
  );
  const input = folderInput(location, search);
  const folder = useQuery({
    ...objectQueries(datains).folder(input),
    placeholderData: keepPreviousData,
  });
  const act = (action: FileAction, key: string) => {
    const address = { service: location.service, bucket: location.bucket, key };
    if (action === 'cart') {
      const entry = entries.find((each) => each.key === key);
      return addToCart(address, { size: entry?.size ?? null, etag: entry?.etag });
    }
    return action === 'download' ? download.mutate(address) : setChosen({ action, address });
  };
  const close = () => setChosen(null);
  // The folder itself can be among its entries.
  const entries = folder.data?.data.filter((entry) => entry.path !== folder.data.location) ?? [];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Breadcrumb
          label={t({ message: 'Folder', context: 'storage' })}
          items={pathSegments(location).map(({ name, link }) => ({ label: name, href: links.files(link) }))}
        />
        {folder.data ? (
          <span className="text-sm text-muted">{t`Total ${folder.data.total} items`}</span>
        ) : null}
      </div>
      {folder.isError && !folder.data ? (
        <>
          <ErrorState
            title={t({ message: 'The folder could not be loaded', context: 'storage' })}
            message={errorText(folder.error)}
            retryLabel={t`Retry`}
            onRetry={() => void folder.refetch()}
          />
          <HomeLink />
        </>
      ) : (
        <>
          <FileTable
            entries={entries}
            loading={folder.isPending || folder.isPlaceholderData}
            onAct={act}
            empty={
              <EmptyFolder
                location={location}
                pastEnd={input.page > 1}
                onFirstPage={() => onSearchChange({ ...search, page: undefined })}
              />
            }
          />
          <Pagination
            page={input.page}
            pageSize={input.perPage}
            total={folder.data?.total ?? 0}
            labels={labels}
            onChange={(next) => onSearchChange({ ...search, page: next.page, perPage: next.pageSize })}
          />
        </>
      )}
      {chosen?.action === 'details' ? <FileDetails address={chosen.address} onClose={close} /> : null}
      {chosen?.action === 'delete' ? <DeleteFile address={chosen.address} onClose={close} /> : null}
    </div>
  );
}

function HomeLink() {
  const { t } = useLingui();
  const { links } = useStorage();
  return (
    <div className="flex justify-center">
      <ButtonLink href={links.files()} icon={<House />}>
        {t`Go to my files`}
      </ButtonLink>
    </div>
  );
}

interface EmptyFolderProps {
  readonly location: FolderLocation;
  readonly pastEnd: boolean;
  readonly onFirstPage: () => void;
}

function EmptyFolder({ location, pastEnd, onFirstPage }: EmptyFolderProps) {
  const { t } = useLingui();
  const { links } = useStorage();
  if (pastEnd) {
    return (
      <EmptyState
        title={t`Nothing on this page`}
        action={<Button onClick={onFirstPage}>{t`First page`}</Button>}
      />
    );
  }
  return location.filter === '' ? (
    <EmptyState
      title={t({ message: 'This folder is empty', context: 'storage' })}
      description={t`Upload files, or add a folder.`}
    />
  ) : (
    <EmptyState
      title={t`No name begins with "${location.filter}"`}
      action={
        <ButtonLink
          href={links.files(formatLocation({ ...location, filter: '' }))}
        >{t`Show the whole folder`}</ButtonLink>
      }
    />
  );
}
