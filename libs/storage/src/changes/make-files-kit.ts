import { msg, plural } from '@lingui/core/macro';
import type { StorageObject } from '@omics-portal/api';
import { fetchFilesBelow, fetchSignedFiles } from '@omics-portal/resources';
import { notify } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';
import type { FolderLocation } from '../location/folder-location';
import type { ActionContext } from './delete-entries';
import { saveFilesKit } from './save-files-kit';

/** Maximum number of files in a kit. */
const MAX_FILES = 1000;

/** Selection for a download kit. */
export interface KitSelection {
  readonly location: FolderLocation;
  readonly entries: readonly StorageObject[];
  /** Base URL of the file service. */
  readonly datainsUrl: string;
}

/** Saves a download kit of chosen files and of all files in chosen folders, with a notice. */
export async function makeFilesKit(
  context: ActionContext,
  { location, entries, datainsUrl }: KitSelection,
): Promise<void> {
  const { datains, i18n, errorText } = context;
  try {
    const { files, count } = await filesOf(context, location, entries);
    if (count > MAX_FILES) {
      const [all, limit] = [formatNumber(count, i18n.locale), formatNumber(MAX_FILES, i18n.locale)];
      notify({
        tone: 'danger',
        title: i18n._(msg`The selection is too large for a kit`),
        description: i18n._(msg`It has ${all} files, and a kit takes ${limit}: select fewer.`),
      });
      return;
    }
    const signed = await fetchSignedFiles(
      datains,
      files.map(({ path }) => path),
    );
    const absolute = new URL(datainsUrl, window.location.href).href;
    const kit = { files, signed, folder: location.folder, datainsUrl: absolute };
    const { missing, count: saved } = await saveFilesKit(i18n, kit);
    notify({
      tone: missing > 0 ? 'warning' : 'success',
      title: i18n._(
        msg`${plural(saved, { one: 'Download kit of # file saved', other: 'Download kit of # files saved' })}`,
      ),
      description:
        missing > 0
          ? i18n._(
              msg`${plural(missing, { one: '# file has no link: it no longer exists, or this account may not read it.', other: '# files have no link: they no longer exist, or this account may not read them.' })}`,
            )
          : i18n._(msg`Unpack it and run download.sh or download.ps1: it fetches and verifies the files.`),
    });
  } catch (error) {
    notify({
      tone: 'danger',
      title: i18n._(msg`The download kit could not be created`),
      description: errorText(error),
    });
  }
}

/** Files of a selection; `count` is their number, also where a folder has more than were listed. */
async function filesOf(
  { datains }: ActionContext,
  { service, bucket }: FolderLocation,
  entries: readonly StorageObject[],
): Promise<{ files: readonly StorageObject[]; count: number }> {
  const files = entries.filter(({ key }) => !key.endsWith('/'));
  let count = files.length;
  for (const { key } of entries.filter((entry) => entry.key.endsWith('/'))) {
    const below = await fetchFilesBelow(datains, { service, bucket, key });
    count += below.total;
    files.push(...below.data);
  }
  return { files, count };
}
