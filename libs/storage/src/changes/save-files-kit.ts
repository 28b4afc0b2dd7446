import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { StorageObject } from '@omics-portal/api';
import { delimitedText, uniqueFileNames } from '@omics-portal/data-query/files';
import { buildDownloadKit, signedKitFiles, type KitFile, type SignedFiles } from '@omics-portal/resources';
import { saveFile } from '@omics-portal/ui';
import { formatFileSize, formatTime } from '@omics-portal/wording';

const KIT_NAME = 'files-download-kit';

/** Files of a kit. */
export interface FilesKit {
  readonly files: readonly StorageObject[];
  readonly signed: SignedFiles;
  /** Key of the folder from which the names in the kit begin. */
  readonly folder: string;
  /** Base of the file service, absolute. */
  readonly datainsUrl: string;
}

/** Gaps of a saved kit. */
export interface SavedFilesKit {
  /** Number of files without a link. */
  readonly missing: number;
  readonly count: number;
}

/** Creates a download kit of stored files and saves it. */
export async function saveFilesKit(i18n: I18n, kit: FilesKit): Promise<SavedFilesKit> {
  const page = window.location.href;
  const files = kitFiles(kit, page);
  const missing = files.filter(({ signedUrl }) => signedUrl === null).length;
  const archive = await buildDownloadKit({
    folder: KIT_NAME,
    files,
    metadata: kitMetadata(files),
    query: { links: [page], files: files.map(({ path }) => path) },
    readme: readme(i18n, files, { missing, expires: kit.signed.expires, page }),
    bases: { datains: kit.datainsUrl },
  });
  saveFile(`${KIT_NAME}.zip`, archive);
  return { missing, count: files.length };
}

/** Files of a kit: names are the paths below the folder, in one level. */
export function kitFiles({ files, signed, folder }: FilesKit, page: string): readonly KitFile[] {
  const names = uniqueFileNames(files.map(({ key }) => key.slice(folder.length).replaceAll('/', '_')));
  const listed = files.map(({ path, size }, index) => ({
    name: names[index] ?? `file-${index + 1}`,
    path,
    size,
  }));
  return signedKitFiles(listed, signed, page);
}

/** Table of the files of a kit, for `metadata.tsv`. */
export function kitMetadata(files: readonly KitFile[]): string {
  return delimitedText('tsv', [
    ['file_name', 'path', 'size', 'md5'],
    ...files.map(({ name, path, size, md5 }) => [name, path, size, md5]),
  ]);
}

function readme(
  i18n: I18n,
  files: readonly KitFile[],
  { missing, expires, page }: { missing: number; expires: number | null; page: string },
): string {
  const count = files.length;
  const size = formatFileSize(files.reduce((sum, file) => sum + (file.size ?? 0), 0));
  const until = formatTime(expires);
  const block = (command: string) => ['```', command, '```'].join('\n');
  return [
    `# ${i18n._(msg`${plural(count, { one: 'Download kit for # stored file', other: 'Download kit for # stored files' })}, ${size}`)}`,
    i18n._(msg`The folder in the portal: ${page}`),
    expires === null
      ? i18n._(
          msg`The kit has a signed link to each file. The links are valid for at least one hour; after that, create the kit again in the portal. Anyone who has the kit can download the files while the links are valid: do not publish it.`,
        )
      : i18n._(
          msg`The kit has a signed link to each file. The links are valid until ${until} (UTC+8); after that, create the kit again in the portal. Anyone who has the kit can download the files while the links are valid: do not publish it.`,
        ),
    ...(missing > 0
      ? [
          i18n._(
            msg`${plural(missing, { one: '# file has no link, because it no longer exists or is not readable for this account. The scripts name it as failed.', other: '# files have no link, because they no longer exist or are not readable for this account. The scripts name them as failed.' })}`,
          ),
        ]
      : []),
    i18n._(
      msg`The files are not in the kit: the scripts download them into the folder "data", resume interrupted downloads, and verify sizes and checksums. On Linux and macOS (curl is needed):`,
    ),
    block('sh download.sh'),
    i18n._(msg`On Windows 10 and later:`),
    block('powershell -ExecutionPolicy Bypass -File download.ps1'),
    '',
  ].join('\n\n');
}
