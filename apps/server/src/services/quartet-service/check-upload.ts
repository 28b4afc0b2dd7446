import { buffer } from 'node:stream/consumers';
import type { ObjectLocation } from '../../objects/storage-link.ts';
import type { ListEntry, ObjectStore } from '../../objects/object-store.ts';

/** Result of an upload check; `msg` has one line for each file and a total. */
export interface UploadVerdict {
  status: 'Success' | 'Failed';
  msg: string;
}

const MAX_FILES = 10_000;
const LARGEST_LIST = 1024 * 1024;
const CHECKSUM_LIST = /(?:^|\/)(?:md5sums?(?:\.txt)?|.*\.md5)$/i;

/**
 * Checks an uploaded folder: it needs at least one file, no file may be empty, and files in a checksum list (`md5sum.txt`,
 * `*.md5`: lines of `<md5>  <name>`) must exist with that checksum.
 */
export async function checkUpload(
  objects: ObjectStore,
  { bucket, key: folder }: ObjectLocation,
): Promise<UploadVerdict> {
  const { entries, total } = await objects.list({
    bucket,
    prefix: folder,
    delimiter: '',
    page: 1,
    perPage: MAX_FILES,
  });
  const files = entries.filter((entry) => entry.kind === 'object');
  if (files.length === 0) return { status: 'Failed', msg: 'There is no file in the upload folder yet.\n' };
  const lines = files.map(
    (file) => `${file.size === 0 ? 'EMPTY' : 'found'}  ${file.key.slice(folder.length)}  ${file.size} bytes`,
  );
  const sums = await checkSums(objects, bucket, folder, files);
  const problems = files.filter((file) => file.size === 0).length + sums.problems;
  const cut = total > entries.length ? [`Only the first ${MAX_FILES} files were checked.`] : [];
  const sum =
    problems === 0
      ? `${files.length} files, no problem found`
      : `${files.length} files, ${problems} with a problem`;
  return {
    status: problems === 0 ? 'Success' : 'Failed',
    msg: [...lines, ...sums.lines, ...cut, sum, ''].join('\n'),
  };
}

interface SumCheck {
  lines: string[];
  problems: number;
}

async function checkSums(
  objects: ObjectStore,
  bucket: string,
  folder: string,
  files: readonly ListEntry[],
): Promise<SumCheck> {
  const lines: string[] = [];
  let problems = 0;
  for (const list of files.filter(
    (file) => CHECKSUM_LIST.test(file.key) && file.size > 0 && file.size <= LARGEST_LIST,
  )) {
    const text = (await buffer(await objects.open(bucket, list.key))).toString('utf8');
    const home = list.key.slice(0, list.key.lastIndexOf('/') + 1);
    for (const { md5, name } of readSums(text)) {
      const file = files.find((entry) => entry.key === `${home}${name}`);
      const found = file ? await objects.digests(bucket, file.key) : undefined;
      if (found?.md5 === md5) lines.push(`md5 ok  ${name}`);
      else {
        problems += 1;
        lines.push(
          found
            ? `MD5 DIFFERS  ${name}: ${found.md5} instead of ${md5}`
            : `MISSING  ${name}, named in ${list.key.slice(folder.length)}`,
        );
      }
    }
  }
  return { lines, problems };
}

/** Reads a checksum list in the format of `md5sum`; other lines are skipped. */
function readSums(text: string): { md5: string; name: string }[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, md5, name] = /^([0-9a-fA-F]{32}) [ *](?:\.\/)?(\S.*)$/.exec(line) ?? [];
    return md5 && name ? [{ md5: md5.toLowerCase(), name: name.trim() }] : [];
  });
}
