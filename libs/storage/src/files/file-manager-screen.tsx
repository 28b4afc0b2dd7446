import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateObjects } from '@omics-portal/resources';
import { Button, ButtonLink, EmptyState, PageHeader, SkeletonLines } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { FolderPlus, House, MapPinOff, RefreshCw, Trash2, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatLocation, nameOf, type FolderLocation } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { useOwnFolder } from '../ports/use-own-folder';
import { DropTarget } from '../upload/drop-target';
import type { DroppedTransfer } from '../upload/use-dropped-files';
import { useRefreshAfterUpload } from '../upload/use-uploads';
import { UsageNote } from '../upload/usage-note';
import { useStorageRoom } from '../upload/use-storage-room';
import type { FileManagerSearch } from './file-manager-search';
import { locationOfSearch } from './folder-input';
import { FolderPanel } from './folder-panel';
import { FolderTree } from './folder-tree';
import { LocationBar } from './location-bar';
import { useWideWindow } from './use-wide-window';

/** Loaded on demand: the file manager loads without the form engine. */
const FolderDialog = lazy(async () => ({ default: (await import('./folder-dialog')).FolderDialog }));

/** Loaded on demand: most visits restore nothing. */
const TrashDrawer = lazy(async () => ({ default: (await import('../changes/trash-drawer')).TrashDrawer }));

/** Loaded on demand: it reads folders, which the file manager itself does not. */
const UploadDrawer = lazy(async () => ({
  default: (await import('../upload/upload-drawer')).UploadDrawer,
}));

/** Properties of the file manager. */
export interface FileManagerScreenProps {
  /** Title of the page. */
  readonly title: string;
  readonly search: FileManagerSearch;
  readonly onSearchChange: (next: FileManagerSearch) => void;
  /**
   * Opens a menu with the actions on a row by right-click, long press, the menu key or Shift+F10.
   *
   * @default true
   */
  readonly contextMenu?: boolean | undefined;
}

/** File manager of object storage: browse, preview, download, upload and delete. Opens at the user's own folder. */
export function FileManagerScreen({
  title,
  search,
  onSearchChange,
  contextMenu = true,
}: FileManagerScreenProps) {
  const { t } = useLingui();
  const own = useOwnFolder();
  const [dropped, setDropped] = useState<DroppedTransfer | null>(null);
  const location = locationOfSearch(search, own ?? null);
  const goTo = (next: FolderLocation) =>
    onSearchChange({ ...search, path: formatLocation(next), find: undefined });
  useRefreshAfterUpload(location);
  const room = useStorageRoom();
  const wide = useWideWindow();
  const invalid = search.path !== undefined && location === null;
  const folder = location ? nameOf(location.folder) || location.bucket : '';
  const isLoading = search.path === undefined && own === undefined;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        className="mb-0"
        title={title}
        actions={
          location ? (
            <FolderActions location={location} onUpload={() => setDropped({ items: [], files: [] })} />
          ) : null
        }
      />
      <UsageNote />
      <LocationBar
        location={location}
        onLocationChange={goTo}
        find={search.find}
        onFind={(find) => onSearchChange({ ...search, find: find === '' ? undefined : find })}
      />
      {invalid ? <InvalidPath path={search.path ?? ''} /> : null}
      {isLoading ? <SkeletonLines lines={6} label={t`Loading the folder`} /> : null}
      {!invalid && !location && !isLoading ? (
        <EmptyState title={t`Choose a bucket`} description={t`Its folders and files will be listed here.`} />
      ) : null}
      {location ? (
        <div className="flex items-start gap-6">
          {wide ? (
            <div className="max-h-[75dvh] w-60 shrink-0 overflow-y-auto rounded-card border border-border bg-surface p-2">
              <FolderTree location={location} onLocationChange={goTo} />
            </div>
          ) : null}
          <DropTarget label={t`Drop files or folders to upload them to ${folder}`} onDrop={setDropped}>
            <FolderPanel
              key={`${formatLocation(location)} ${search.find ?? ''}`}
              location={location}
              search={search}
              onSearchChange={onSearchChange}
              contextMenu={contextMenu}
            />
          </DropTarget>
        </div>
      ) : null}
      <PanelBoundary>
        <Suspense>
          {location && dropped ? (
            <UploadDrawer
              location={location}
              dropped={dropped}
              room={room}
              onClose={() => setDropped(null)}
            />
          ) : null}
        </Suspense>
      </PanelBoundary>
    </div>
  );
}

/** Actions on the current folder. */
function FolderActions({
  location,
  onUpload,
}: {
  readonly location: FolderLocation;
  readonly onUpload: () => void;
}) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'folder' | 'trash' | null>(null);
  const close = () => setOpen(null);
  const refresh = () => void invalidateObjects(queryClient);
  return (
    <>
      <Button icon={<RefreshCw />} onClick={refresh}>
        {t`Refresh`}
      </Button>
      <Button icon={<Trash2 />} onClick={() => setOpen('trash')}>
        {t`Trash`}
      </Button>
      <Button icon={<FolderPlus />} onClick={() => setOpen('folder')}>
        {t`Add Folder`}
      </Button>
      <Button variant="primary" icon={<Upload />} onClick={onUpload}>
        {t`Upload`}
      </Button>
      <PanelBoundary>
        <Suspense>
          {open === 'folder' ? <FolderDialog location={location} onClose={close} /> : null}
          {open === 'trash' ? <TrashDrawer service={location.service} onClose={close} /> : null}
        </Suspense>
      </PanelBoundary>
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
