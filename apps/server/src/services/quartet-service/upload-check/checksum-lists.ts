import { buffer } from 'node:stream/consumers';
import type { Language } from '../../../http/preferred-language.ts';
import type { ObjectStore } from '../../../objects/object-store.ts';
import type { Findings, UploadedFolder } from './check-upload.ts';
import { REPORT_LINES, type NextStep } from './report-sentences.ts';

const MAX_LIST_BYTES = 1024 * 1024;
const CHECKSUM_LIST = /(?:^|\/)(?:md5sums?(?:\.txt)?|.*\.md5)$/i;

/** Compares files with the checksum lists of an upload: `md5sum.txt`, `*.md5`, with lines of `<md5>  <name>`. */
export async function checkChecksums(
  objects: ObjectStore,
  { bucket, key, files }: UploadedFolder,
  language: Language,
): Promise<Findings> {
  const say = REPORT_LINES[language];
  const lines: string[] = [];
  const steps: NextStep[] = [];
  let problems = 0;
  const lists = files.filter(
    ({ key: name, size }) => CHECKSUM_LIST.test(name) && size > 0 && size <= MAX_LIST_BYTES,
  );
  const keys = new Set(files.map((file) => file.key));
  for (const list of lists) {
    const text = (await buffer(await objects.open(bucket, list.key))).toString('utf8');
    const home = list.key.slice(0, list.key.lastIndexOf('/') + 1);
    for (const { md5, name } of readSums(text)) {
      const file = `${home}${name}`;
      const found = keys.has(file) ? await objects.digests(bucket, file) : undefined;
      if (found?.md5 === md5) {
        lines.push(say.sameSum(name));
        continue;
      }
      problems += 1;
      lines.push(found ? say.otherSum(name, found.md5, md5) : say.missing(name, list.key.slice(key.length)));
      steps.push(found ? 'otherSum' : 'missing');
    }
  }
  return { lines, problems, steps };
}

/** Reads a checksum list in the format of `md5sum`; other lines are skipped. */
function readSums(text: string): { md5: string; name: string }[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, md5, name] = /^([0-9a-fA-F]{32}) [ *](?:\.\/)?(\S.*)$/.exec(line) ?? [];
    return md5 && name ? [{ md5: md5.toLowerCase(), name: name.trim() }] : [];
  });
}
