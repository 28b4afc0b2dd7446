import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { minimatch } from 'minimatch';
import type { RunOutput } from '../../app-store/run-descriptor.ts';

/** Outputs that a run left. */
export interface FoundOutputs {
  /** Paths in the output folder, by output name; folders end with a slash. */
  readonly paths: Readonly<Record<string, string>>;
  /** Required outputs that are missing, by file, pattern or folder. */
  readonly missing: readonly string[];
}

/** Finds the outputs of a run in its output folder. */
export async function findOutputs(folder: string, outputs: readonly RunOutput[]): Promise<FoundOutputs> {
  const paths: Record<string, string> = {};
  const missing: string[] = [];
  for (const output of outputs) {
    const path = await findOutput(folder, output);
    if (path !== undefined) paths[output.name] = path;
    else if (output.required !== false) missing.push(nameOf(output));
  }
  return { paths, missing };
}

async function findOutput(folder: string, output: RunOutput): Promise<string | undefined> {
  if ('file' in output) return (await isA('file', join(folder, output.file))) ? output.file : undefined;
  if ('folder' in output) {
    const name = output.folder.replace(/\/+$/, '');
    return (await isA('folder', join(folder, name))) ? `${name}/` : undefined;
  }
  if ('output' in output) return undefined;
  const files = (await listFiles(folder)).filter((path) => minimatch(path, output.pattern));
  return files.toSorted()[0];
}

function nameOf(output: RunOutput): string {
  if ('file' in output) return output.file;
  if ('pattern' in output) return output.pattern;
  return 'folder' in output ? output.folder : output.output;
}

async function isA(kind: 'file' | 'folder', path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return kind === 'file' ? found?.isFile() === true : found?.isDirectory() === true;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
