import { access, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ProgramDescriptor, RunDescriptor } from '../../app-store/run-descriptor.ts';
import type { ProgramFile, ProgramParams } from '../../programs/program-params.ts';
import type { RunRequest } from './runner.ts';
import { readRunInputs } from '../../engines/run-inputs.ts';
import { parseStorageLink, storageLink, type ObjectLocation } from '../../objects/storage-link.ts';
import type { RunFiles } from '../../engines/local/run-files.ts';

/** Prepared run: its folder and parameter file exist. */
export interface PreparedRun {
  descriptor: ProgramDescriptor;
  location: ObjectLocation;
  /** Folder of logs and results on this machine. */
  folder: string;
  paramsFile: string;
}

/** Empties the run's folder (a resubmit starts afresh) and writes the parameters. Throws errors with a message for the user. */
export async function prepareRun(
  files: RunFiles,
  home: string,
  request: RunRequest,
  paramsFile: string,
): Promise<PreparedRun> {
  const location = locationOf(request.workDir);
  const descriptor = programOf(request.descriptor);
  const inputs = readRunInputs(descriptor, request.sample);
  if (inputs.missing.length > 0) throw new Error(`Required and empty: ${inputs.missing.join(', ')}.`);
  const params: ProgramParams = { ...inputs.values };
  for (const { param, many, links } of inputs.files) {
    const found = await Promise.all(links.map((link) => localFile(files, home, link)));
    params[param] = many ? found : (found[0] ?? null);
  }
  const folder = await files.openFolder(home, location);
  await writeFile(paramsFile, JSON.stringify(params), { mode: 0o600 });
  return { descriptor, location, folder, paramsFile };
}

/** Links of the declared outputs that exist, and the names of the missing ones. */
export async function collectOutputs({
  descriptor,
  location,
  folder,
}: PreparedRun): Promise<{ found: Record<string, string>; missing: string[] }> {
  const found: Record<string, string> = {};
  const missing: string[] = [];
  for (const output of descriptor.outputs) {
    const path = 'file' in output ? output.file : 'folder' in output ? output.folder : undefined;
    if (path !== undefined && (await exists(join(folder, path))))
      found[output.name] = storageLink(location.bucket, location.key, path);
    else if (output.required !== false) missing.push(path ?? output.name);
  }
  return { found, missing };
}

function programOf(descriptor: RunDescriptor): ProgramDescriptor {
  if (descriptor.engine !== 'local' || !('program' in descriptor))
    throw new Error(
      'This server only runs programs of its own: the descriptor of the app must have "program".',
    );
  return descriptor;
}

async function localFile(files: RunFiles, home: string, link: string): Promise<ProgramFile> {
  const location = locationOf(link);
  const path = await files.materialise(home, location);
  // The input existed at submit; it may have been deleted while the run was queued.
  if (path === undefined) throw new Error(`The input ${link} does not exist any more.`);
  return { path, name: basename(location.key) };
}

function locationOf(link: string): ObjectLocation {
  const location = parseStorageLink(link);
  if (!location) throw new Error(`"${link}" is not a storage link.`);
  return location;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
