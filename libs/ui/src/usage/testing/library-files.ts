import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Text of the library's files by their path below src, such as "button/button.tsx". */
export function libraryFiles(isWanted: (path: string) => boolean): Record<string, string> {
  const paths = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(isWanted);
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}
