import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';

/** Download kit that is unpacked in a folder. */
export interface KitFolder {
  readonly path: string;
  /** Lists the names in a folder of the kit. */
  readonly list: (folder?: string) => Promise<string[]>;
  readonly read: (file: string) => Promise<string>;
  /** Runs `download.sh`; rejects when it fails. */
  readonly download: (...options: string[]) => Promise<{ stdout: string }>;
}

/** Unpacks a kit into an empty folder. */
export async function unpackKit(archive: string, folder: string): Promise<KitFolder> {
  for (const [path, content] of Object.entries(unzipSync(await readFile(archive)))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const [name = ''] = await readdir(folder);
  const path = join(folder, name);
  return {
    path,
    list: (inner = '') => readdir(join(path, inner)),
    read: (file) => readFile(join(path, file), 'utf8'),
    download: (...options) =>
      promisify(execFile)('sh', [join(path, 'download.sh'), ...options], { cwd: path }),
  };
}
