import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import script from '../download.sh?raw';
import type { KitFile } from '../kit-file';
import { kitTables } from '../kit-tables';
import { startFaultyPortal, type FaultyPortal } from './faulty-portal';
import { makeBusyboxFolder, requireProgram, SH, type Shell } from './shells';

/** Time of a test that runs the script: it starts many small programs. */
export const TIMEOUT_MS = 240_000;

/** Settings of the script in tests: few tries, no waiting. */
const SETTINGS = { KIT_TRIES: '4', KIT_WAIT: '0', KIT_STALL: '3' };

type Environment = Readonly<Record<string, string>>;

interface RunResult {
  readonly code: number;
  readonly output: string;
}

/** Test bench: a portal for each file of tests, a folder for the kit of each test, and a shell that runs its script. */
export function useKit(shell: Shell = SH): KitBench {
  const bench = new KitBench(shell);
  beforeAll(() => bench.startPortal());
  afterAll(() => bench.portal.stop());
  beforeEach(() => bench.makeFolder());
  afterEach(() => rm(bench.folder, { recursive: true }));
  return bench;
}

/** Portal, folder and shell of a kit under test. */
class KitBench {
  readonly #shell: Shell;
  #portal: FaultyPortal | undefined;
  #path = '';
  /** Folder of the unpacked kit. */
  folder = '';

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  /** Portal that the script downloads from. */
  get portal(): FaultyPortal {
    if (!this.#portal) throw new Error('The portal of the kit has not started.');
    return this.#portal;
  }

  async startPortal(): Promise<void> {
    this.#portal = await startFaultyPortal();
  }

  async makeFolder(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'kit-'));
    if (!this.#shell.onlyBusybox) requireProgram(this.#shell.command[0]);
    this.#path = this.#shell.onlyBusybox ? await makeBusyboxFolder(this.folder) : (process.env['PATH'] ?? '');
  }

  /** File of the portal, and its record: every third has only an MD5 checksum, some have no size. */
  aFile(index: number, name: string, content: Buffer): KitFile {
    const digest = (algorithm: string) => createHash(algorithm).update(content).digest('hex');
    const md5 = digest('md5');
    this.portal.put(`data/${name}-${index}`, md5, content);
    return {
      path: `minio://portal/data/${name}-${index}`,
      name,
      size: index % 5 === 4 ? null : content.length,
      md5: index % 4 === 3 ? null : md5,
      sha256: index % 3 === 0 && index % 4 !== 3 ? null : digest('sha256'),
    };
  }

  /** Writes the script and the table of a kit with these files; returns the files by their names in the kit. */
  async unpack(files: readonly KitFile[]): Promise<Map<string, KitFile>> {
    const { url } = this.portal;
    const tables = kitTables(files, { index: `${url}/dataseq`, datains: `${url}/datains/` });
    await writeFile(join(this.folder, 'files.tsv'), tables.files);
    await writeFile(join(this.folder, 'download.sh'), script);
    const names = tables.manifest
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split('\t')[1]!);
    return new Map(names.map((name, index) => [name, files[index]!]));
  }

  /** Command and environment that run the script. */
  command(env: Environment = {}) {
    const [shell, ...options] = this.#shell.command;
    return {
      // The program is searched for in the PATH of the script only where that has it.
      shell: this.#shell.onlyBusybox ? join(this.#path, shell) : shell,
      args: [...options, join(this.folder, 'download.sh')],
      env: { ...process.env, ...SETTINGS, PATH: this.#path, no_proxy: '*', ...env },
    };
  }

  /** Runs the script with these options. */
  run(...options: string[]): Promise<RunResult> {
    return this.runWith({}, ...options);
  }

  /** Runs the script in another environment. */
  runWith(extra: Environment, ...options: string[]): Promise<RunResult> {
    const { shell, args, env } = this.command(extra);
    return new Promise((resolve) => {
      execFile(shell, [...args, ...options], { cwd: tmpdir(), env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
      );
    });
  }

  /** Starts the script in a process group of its own, as a terminal does. */
  start(extra: Environment): ChildProcess {
    const { shell, args, env } = this.command(extra);
    return spawn(shell, args, { cwd: tmpdir(), env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  /** Files in `data/` by name; true if the content is that of the portal. */
  async downloaded(files: ReadonlyMap<string, KitFile>): Promise<Record<string, boolean>> {
    const names = await readdir(join(this.folder, 'data'));
    const entries = names.map(async (name) => {
      const content = await readFile(join(this.folder, 'data', name));
      return [name, content.equals(this.portal.contentOf(keyOf(files.get(name)!)))] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  /** Program that replaces the one of this name on the PATH; `real` in its text calls that one, and `$REAL` is its path. */
  async fakeProgram(name: string, text: string): Promise<Environment> {
    const programs = join(this.folder, 'programs');
    await mkdir(programs, { recursive: true });
    const real = `REAL=$(PATH=\${PATH#*:} && command -v ${name})\nreal() { "$REAL" "$@"; }`;
    await writeFile(join(programs, name), `#!/bin/sh\n${real}\n${text}\n`);
    await chmod(join(programs, name), 0o755);
    return { PATH: `${programs}:${this.#path}` };
  }
}

/** Key of a file in the bucket of the portal. */
export function keyOf({ path }: KitFile): string {
  return path.slice('minio://portal/'.length);
}

/** Bytes that differ by their seed. */
export function someBytes(length: number, seed: number): Buffer {
  return Buffer.from(
    Uint8Array.from({ length }, (_, index) => (index * 31 + seed * 17 + (index >> 8)) % 256),
  );
}

/** All files by name, as {@link KitBench.downloaded} lists them when all are right. */
export function allCorrect(files: ReadonlyMap<string, unknown>): Record<string, boolean> {
  return Object.fromEntries([...files.keys()].map((name) => [name, true]));
}
