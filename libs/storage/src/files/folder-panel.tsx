import { useLingui } from '@lingui/react/macro';
import { Alert, Breadcrumb, Button, ButtonLink, EmptyState, ErrorState } from '@omics-portal/ui';
import { formatNumber, useErrorText } from '@omics-portal/wording';
import { House } from 'lucide-react';
import { formatLocation, pathSegments, type FolderLocation } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { ChoiceBar } from './choice-bar';
import type { FileManagerSearch } from './file-manager-search';
import { FileTable } from './file-table';
import { folderInput } from './folder-input';
import { useEntryChoice } from './use-entry-choice';
import { useFileActions } from './use-file-actions';
import { useFolderWindows } from './use-folder-windows';

interface FolderPanelProps {
  readonly search: FileManagerSearch;
  readonly onSearchChange: (next: FileManagerSearch) => void;
  readonly location: FolderLocation;
  /** True: a right-click on a row opens a menu with its actions. */
  readonly contextMenu: boolean;
}

/** Contents of a folder, or what a search finds in it and below: breadcrumb, choice, and grid of entries. */
export function FolderPanel({ location, search, onSearchChange, contextMenu }: FolderPanelProps) {
  const { t, i18n } = useLingui();
  const { links } = useStorage();
  const errorText = useErrorText();
  const input = folderInput(location, search);
  const { slots, showPage, isPending, error, refetch, truncated } = useFolderWindows(input);
  const { choice, selection, change, clear, isFetching } = useEntryChoice(input, slots);
  const { act, dialogs } = useFileActions(location, clear);
  const total = formatNumber(slots.length, i18n.locale);
  // A plain list goes on where it is scrolled; a search and another order end.
  const isWholeRead = search.find !== undefined || (search.sort ?? 'name:asc') !== 'name:asc';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Breadcrumb
          label={t({ message: 'Folder', context: 'storage' })}
          items={pathSegments(location).map(({ name, link }) => ({ label: name, href: links.files(link) }))}
        />
        {isPending || error ? null : (
          <span className="text-sm text-muted">
            {truncated ? t`At least ${total} items` : t`Total ${total} items`}
          </span>
        )}
      </div>
      {truncated && isWholeRead ? (
        <Alert tone="warning" title={t`Not all files were read`}>
          {t`The folder has too many files for this search or order. Only the first 200,000 names were read: narrow them by a prefix.`}
        </Alert>
      ) : null}
      <ChoiceBar choice={choice} total={slots.length} busy={isFetching} onClear={clear} onAct={act} />
      {error ? (
        <>
          <ErrorState
            title={t({ message: 'The folder could not be loaded', context: 'storage' })}
            message={errorText(error)}
            retryLabel={t`Retry`}
            onRetry={refetch}
          />
          <HomeLink />
        </>
      ) : (
        <FileTable
          slots={slots}
          choice={choice}
          contextMenu={contextMenu}
          onShowPage={showPage}
          searched={search.find === undefined ? null : location.folder}
          sort={search.sort}
          onSortChange={(sort) => onSearchChange({ ...search, sort })}
          selection={selection}
          onSelectionChange={change}
          loading={isPending}
          onAct={act}
          empty={
            <EmptyFolder
              location={location}
              find={search.find}
              onFindEnd={() => onSearchChange({ ...search, find: undefined })}
            />
          }
        />
      )}
      {dialogs}
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
  readonly find: string | undefined;
  readonly onFindEnd: () => void;
}

function EmptyFolder({ location, find, onFindEnd }: EmptyFolderProps) {
  const { t } = useLingui();
  const { links } = useStorage();
  if (find !== undefined) {
    return (
      <EmptyState
        title={t`No file name contains "${find}"`}
        description={t`This folder and all folders below were searched.`}
        action={<Button onClick={onFindEnd}>{t`Show the whole folder`}</Button>}
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
