import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateObjects } from '@omics-portal/resources';
import { Button, ButtonLink, EmptyState, PageHeader } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { FolderPlus, House, MapPinOff, RefreshCw, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatPlace, type Place } from '../place/place';
import { useStorage } from '../ports/storage-ports';
import { UploadDrawer } from '../upload/upload-drawer';
import { UploadList } from '../upload/upload-list';
import { useRefreshAfterUpload } from '../upload/use-uploads';
import type { FileManagerSearch } from './file-manager-search';
import { placeOfSearch } from './folder-input';
import { FolderPanel } from './folder-panel';
import { FolderTree } from './folder-tree';
import { PlaceBar } from './place-bar';
import { useWideWindow } from './use-wide-window';

/** The form has its own chunk: the file manager loads without the code of forms. */
const FolderDialog = lazy(async () => ({ default: (await import('./folder-dialog')).FolderDialog }));

/** What the host gives the file manager. */
export interface FileManagerScreenProps {
  readonly search: FileManagerSearch;
  readonly onSearchChange: (next: FileManagerSearch) => void;
}

/** Files in object storage, folder by folder: look, get, bring, remove. It opens at the person's own folder. */
export function FileManagerScreen({ search, onSearchChange }: FileManagerScreenProps) {
  const { t } = useLingui();
  const { ownFiles } = useStorage();
  const place = placeOfSearch(search, ownFiles);
  const goTo = (next: Place) => onSearchChange({ ...search, path: formatPlace(next), page: undefined });
  useRefreshAfterUpload(place);
  const wide = useWideWindow();
  const invalid = search.path !== undefined && place === null;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        className="mb-0"
        title={t`File Management`}
        actions={place ? <FolderActions place={place} /> : null}
      />
      <PlaceBar place={place} onPlace={goTo} />
      {invalid ? <InvalidPath path={search.path ?? ''} /> : null}
      {!invalid && !place ? (
        <EmptyState title={t`Choose a bucket`} description={t`Its folders and files will be listed here.`} />
      ) : null}
      {place ? (
        <div className="flex items-start gap-6">
          {wide ? (
            <div className="max-h-[75dvh] w-60 shrink-0 overflow-y-auto rounded-card border border-border bg-surface p-2">
              <FolderTree place={place} onPlace={goTo} />
            </div>
          ) : null}
          <div className="min-w-0 flex-1">
            <FolderPanel
              key={formatPlace(place)}
              place={place}
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

/** What can be done with a folder as a whole. */
function FolderActions({ place }: { readonly place: Place }) {
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
        <Suspense>{open === 'folder' ? <FolderDialog place={place} onClose={close} /> : null}</Suspense>
      </PanelBoundary>
      {open === 'upload' ? <UploadDrawer place={place} onClose={close} /> : null}
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
