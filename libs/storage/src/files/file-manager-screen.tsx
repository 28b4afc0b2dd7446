import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateObjects } from '@omics-portal/resources';
import { Button, ButtonLink, EmptyState, PageHeader } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { FolderPlus, House, MapPinOff, RefreshCw, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatLocation, type FolderLocation } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { UploadDrawer } from '../upload/upload-drawer';
import { UploadList } from '../upload/upload-list';
import { useRefreshAfterUpload } from '../upload/use-uploads';
import type { FileManagerSearch } from './file-manager-search';
import { locationOfSearch } from './folder-input';
import { FolderPanel } from './folder-panel';
import { FolderTree } from './folder-tree';
import { LocationBar } from './location-bar';
import { useWideWindow } from './use-wide-window';

/** Loaded on demand: the file manager loads without the form engine. */
const FolderDialog = lazy(async () => ({ default: (await import('./folder-dialog')).FolderDialog }));

/** Properties of the file manager. */
export interface FileManagerScreenProps {
  readonly search: FileManagerSearch;
  readonly onSearchChange: (next: FileManagerSearch) => void;
}

/** File manager of object storage: browse, preview, download, upload and delete. Opens at the user's own folder. */
export function FileManagerScreen({ search, onSearchChange }: FileManagerScreenProps) {
  const { t } = useLingui();
  const { ownFiles } = useStorage();
  const location = locationOfSearch(search, ownFiles);
  const goTo = (next: FolderLocation) =>
    onSearchChange({ ...search, path: formatLocation(next), page: undefined });
  useRefreshAfterUpload(location);
  const wide = useWideWindow();
  const invalid = search.path !== undefined && location === null;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        className="mb-0"
        title={t`File Management`}
        actions={location ? <FolderActions location={location} /> : null}
      />
      <LocationBar location={location} onLocationChange={goTo} />
      {invalid ? <InvalidPath path={search.path ?? ''} /> : null}
      {!invalid && !location ? (
        <EmptyState title={t`Choose a bucket`} description={t`Its folders and files will be listed here.`} />
      ) : null}
      {location ? (
        <div className="flex items-start gap-6">
          {wide ? (
            <div className="max-h-[75dvh] w-60 shrink-0 overflow-y-auto rounded-card border border-border bg-surface p-2">
              <FolderTree location={location} onLocationChange={goTo} />
            </div>
          ) : null}
          <div className="min-w-0 flex-1">
            <FolderPanel
              key={formatLocation(location)}
              location={location}
              search={search}
              onSearchChange={onSearchChange}
            />
          </div>
        </div>
      ) : null}
      <UploadList />
    </div>
  );
}

/** Actions on the current folder. */
function FolderActions({ location }: { readonly location: FolderLocation }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'upload' | 'folder' | null>(null);
  const refresh = () => void invalidateObjects(queryClient);
  const close = () => setOpen(null);
  return (
    <>
      <Button icon={<RefreshCw />} onClick={refresh}>
        {t`Refresh`}
      </Button>
      <Button icon={<FolderPlus />} onClick={() => setOpen('folder')}>
        {t`Add Folder`}
      </Button>
      <Button variant="primary" icon={<Upload />} onClick={() => setOpen('upload')}>
        {t`Upload`}
      </Button>
      <PanelBoundary>
        <Suspense>{open === 'folder' ? <FolderDialog location={location} onClose={close} /> : null}</Suspense>
      </PanelBoundary>
      {open === 'upload' ? <UploadDrawer location={location} onClose={close} /> : null}
    </>
  );
}

function InvalidPath({ path }: { readonly path: string }) {
  const { t } = useLingui();
  const { links } = useStorage();
  return (
    <EmptyState
      icon={<MapPinOff />}
      title={t`Invalid path`}
      description={t`"${path}" is not a storage link. A link looks like minio://bucket/folder/.`}
      action={
        <ButtonLink href={links.files()} icon={<House />}>
          {t`Go to my files`}
        </ButtonLink>
      }
    />
  );
}
