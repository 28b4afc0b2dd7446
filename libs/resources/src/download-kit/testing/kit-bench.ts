import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import script from '../download.sh?raw';
import type { KitFile } from '../kit-file';
import { kitTables } from '../kit-tables';
import { startFaultyPortal, type FaultyPortal } from './faulty-portal';

/** Time of a test that runs the script: it starts many small programs. */
export const TIMEOUT_MS = 240_000;

/** Portal that the script downloads from, one for each file of tests. */
export let portal: FaultyPortal;

/** Folder of the unpacked kit, a new one for each test. */
export let folder: string;

/** Starts the portal for the tests of a file, and makes a folder for each. */
export function useKit(): void {
  beforeAll(async () => void (portal = await startFaultyPortal()));
  afterAll(() => portal.stop());
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'kit-'))));
  afterEach(() => rm(folder, { recursive: true }));
}

/** File of the portal, and its record: every third has only an MD5 checksum, some have no size. */
export function aFile(index: number, name: string, content: Buffer): KitFile {
  const path = `minio://portal/data/${name}-${index}`;
  const digest = (algorithm: string) => createHash(algorithm).update(content).digest('hex');
  const md5 = digest('md5');
  portal.put(`data/${name}-${index}`, md5, content);
  return {
    path,
    name,
    size: index % 5 === 4 ? null : content.length,
    md5: index % 4 === 3 ? null : md5,
    sha256: index % 3 === 0 && index % 4 !== 3 ? null : digest('sha256'),
  };
}

/** Bytes that differ by their seed. */
export function someBytes(length: number, seed: number): Buffer {
  return Buffer.from(
    Uint8Array.from({ length }, (_, index) => (index * 31 + seed * 17 + (index >> 8)) % 256),
  );
}

/** Writes the script and the table of a kit with these files; returns the files by their names in the kit. */
export async function unpack(files: readonly KitFile[]): Promise<Map<string, KitFile>> {
  const tables = kitTables(files, { index: `${portal.url}/dataseq`, datains: `${portal.url}/datains/` });
  await writeFile(join(folder, 'files.tsv'), tables.files);
  await writeFile(join(folder, 'download.sh'), script);
  const names = tables.manifest
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split('\t')[1]!);
  return new Map(names.map((name, index) => [name, files[index]!]));
}

interface RunResult {
  readonly code: number;
  readonly output: string;
}

/** Settings of the script in tests: few tries, no waiting. */
export const SETTINGS = { KIT_TRIES: '4', KIT_WAIT: '0', KIT_STALL: '3' };

/** Runs the script with these options. */
export const run = (...options: string[]) => runWith({}, ...options);

interface RunOptions {
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the script with another shell or environment. */
export function runWith({ shell = 'bash', env = {} }: RunOptions, ...options: string[]): Promise<RunResult> {
  return new Promise((resolve) => {
    execFile(
      shell,
      [join(folder, 'download.sh'), ...options],
      { cwd: tmpdir(), env: { ...process.env, ...SETTINGS, no_proxy: '*', ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

/** Files in `data/` by name; true if the content is that of the portal. */
export async function downloaded(files: ReadonlyMap<string, KitFile>): Promise<Record<string, boolean>> {
  const names = await readdir(join(folder, 'data'));
  const entries = names.map(async (name) => {
    const content = await readFile(join(folder, 'data', name));
    return [
      name,
      content.equals(portal.contentOf(files.get(name)!.path.slice('minio://portal/'.length))),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** All files by name, as {@link downloaded} lists them when all are right. */
export const allCorrect = (files: ReadonlyMap<string, unknown>) =>
  Object.fromEntries([...files.keys()].map((name) => [name, true]));

/** Program that replaces the real one of this name on the PATH; `real` in its text calls the real one. */
export async function fakeProgram(name: string, text: string): Promise<Readonly<Record<string, string>>> {
  const programs = join(folder, 'programs');
  await mkdir(programs, { recursive: true });
  await writeFile(
    join(programs, name),
    `#!/usr/bin/env bash\nreal() { PATH=\${PATH#*:} command ${name} "$@"; }\n${text}\n`,
  );
  await chmod(join(programs, name), 0o755);
  return { PATH: `${programs}:${process.env['PATH'] ?? ''}` };
}
