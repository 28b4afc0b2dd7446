import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { StorageObject } from '@omics-portal/api';
import { listWholeFolder, objectQueries } from '@omics-portal/resources';
import {
  Alert,
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  Input,
  Pagination,
  SkeletonLines,
} from '@omics-portal/ui';
import { formatFileSize, useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { Folder } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';
import { fileNameOf } from '../results/file-name';
import { ChooseMany } from './choose-many';
import { FolderPath, type StorageFolder } from './folder-path';
import type { PickerTabProps } from './picker-tab-props';

interface FolderViewProps extends PickerTabProps {
  readonly location: StorageFolder;
  readonly onLocationChange: (location: StorageFolder) => void;
}

const PAGE_SIZE = 50;

/** True if an entry of a folder is a folder. */
function isFolder(entry: StorageObject): boolean {
  return !entry['storage-class'];
}

/** Folder in the file picker: its path, a search, choices of many files at once, and its entries. */
export function FolderView({ location, onLocationChange, ...picker }: FolderViewProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const pagerLabels = usePaginationLabels();
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: PAGE_SIZE });
  const [query, setQuery] = useState('');
  const folder = useQuery(objectQueries(datains).wholeFolder(location));
  if (folder.isPending) {
    return <SkeletonLines lines={4} label={t`Loading...`} />;
  }
  if (folder.isError && !folder.data) {
    return (
      <ErrorState
        title={t`The folder could not be loaded`}
        message={errorText(folder.error)}
        retryLabel={t`Retry`}
        onRetry={() => void folder.refetch()}
      />
    );
  }
  const { entries: all, total } = folder.data;
  const listed = all.length;
  // The folder itself can be among its entries.
  const entries = all.filter((entry) => entry.path !== folder.data.location);
  const wanted = query.trim().toLowerCase();
  const found = entries.filter(({ key }) => fileNameOf(key).toLowerCase().includes(wanted));
  const files = found.filter((entry) => !isFolder(entry) && picker.accepts(entry.path));
  const count = files.length;
  return (
    <>
      <FolderPath location={location} onLocationChange={onLocationChange} />
      {entries.length > 0 ? (
        <Input
          type="search"
          aria-label={t`Search this folder`}
          placeholder={t`Search this folder`}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setPage({ page: 1, pageSize });
          }}
        />
      ) : null}
      {picker.multiple && count > 0 ? (
        <ChooseMany
          paths={files.map(({ path }) => path)}
          allLabel={t`Choose all files of this folder (${count})`}
          onChoose={picker.onChoose}
        />
      ) : null}
      {total > listed ? (
        <Alert tone="warning" title={t`This folder has ${total} entries; the first ${listed} are listed.`} />
      ) : null}
      {entries.length === 0 ? <EmptyState title={t`This folder is empty`} /> : null}
      {entries.length > 0 && found.length === 0 ? <EmptyState title={t`No file has this name`} /> : null}
      <ul className="flex max-h-72 flex-col gap-1.5 overflow-auto">
        {found.slice((page - 1) * pageSize, page * pageSize).map((entry) => (
          <Entry
            key={entry.key}
            entry={entry}
            location={location}
            onOpen={() => onLocationChange({ ...location, prefix: entry.key })}
            {...picker}
          />
        ))}
      </ul>
      {found.length > pageSize ? (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={found.length}
          labels={pagerLabels}
          onChange={setPage}
        />
      ) : null}
    </>
  );
}

interface EntryProps extends PickerTabProps {
  readonly entry: StorageObject;
  readonly location: StorageFolder;
  readonly onOpen: () => void;
}

/** Entry of a folder: a folder opens on a press, a file can be chosen. A folder can be chosen if the field accepts folders. */
function Entry({ entry, location, onOpen, ...picker }: EntryProps) {
  const { t } = useLingui();
  const { chosen, accepts, onChoose } = picker;
  const name = fileNameOf(entry.key);
  const folder = isFolder(entry);
  const fits = accepts(entry.path);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {folder && !fits ? null : (
        <Checkbox
          label={name}
          hideLabel={folder}
          disabled={!fits}
          checked={chosen.includes(entry.path)}
          onCheckedChange={(checked) => onChoose([entry.path], checked)}
        />
      )}
      {folder ? (
        <>
          <Button
            size="sm"
            variant="ghost"
            icon={<Folder />}
            onClick={onOpen}
            aria-label={t`Open the folder ${name}`}
          >
            {name}
          </Button>
          {picker.multiple && !fits ? (
            <ChooseFolder name={name} folder={{ ...location, prefix: entry.key }} {...picker} />
          ) : null}
        </>
      ) : (
        <span className="text-xs text-muted">{formatFileSize(entry.size)}</span>
      )}
    </li>
  );
}

interface ChooseFolderProps extends PickerTabProps {
  readonly name: string;
  readonly folder: StorageFolder;
}

/** Button that chooses all files of a folder that the field accepts, without opening it. Its own folders are not searched. */
function ChooseFolder({ name, folder, accepts, onChoose }: ChooseFolderProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const choose = useMutation({
    ...listWholeFolder(datains),
    onSuccess: ({ entries }) =>
      onChoose(
        entries.filter((entry) => !isFolder(entry) && accepts(entry.path)).map(({ path }) => path),
        true,
      ),
  });
  const files = choose.data?.entries.filter((entry) => !isFolder(entry)) ?? [];
  const refused = files.filter((entry) => !accepts(entry.path)).length;
  const none = choose.isSuccess && files.length === refused;
  return (
    <>
      <Button
        size="sm"
        busy={choose.isPending}
        aria-label={t`Choose the files of the folder ${name}`}
        onClick={() => choose.mutate(folder)}
      >
        {t`Choose all files`}
      </Button>
      {none ? <span role="status">{t`No file of this folder fits.`}</span> : null}
      {choose.isError ? (
        <span role="alert" className="text-danger">
          {errorText(choose.error)}
        </span>
      ) : null}
    </>
  );
}
