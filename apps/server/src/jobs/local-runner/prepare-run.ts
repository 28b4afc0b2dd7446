import { access, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RunDescriptor } from '../../app-store/run-descriptor.ts';
import type { ProgramFile, ProgramParams } from '../../programs/program-params.ts';
import type { RunRequest } from '../job-engine.ts';
import { readJobInputs } from '../job-inputs.ts';
import { parseStorageLink, storageLink, type StoragePlace } from '../storage-link.ts';
import type { RunFiles } from './run-files.ts';

/** A run whose folder and parameters are ready. */
export interface PreparedRun {
  descriptor: RunDescriptor;
  place: StoragePlace;
  /** Folder of logs and results on this machine. */
  folder: string;
  paramsFile: string;
}

/** Empties the run's folder (a resubmit starts afresh) and writes the parameters. Throws what the user should read. */
export async function prepareRun(
  files: RunFiles,
  runId: string,
  request: RunRequest,
  paramsFile: string,
): Promise<PreparedRun> {
  const place = placeOf(request.workDir);
  const { descriptor } = request;
  const inputs = readJobInputs(descriptor, request.sample);
  if (inputs.missing.length > 0) throw new Error(`Required and empty: ${inputs.missing.join(', ')}.`);
  const params: ProgramParams = { ...inputs.values };
  for (const { param, many, links } of inputs.files) {
    const found = await Promise.all(links.map((link) => localFile(files, runId, link)));
    params[param] = many ? found : (found[0] ?? null);
  }
  const folder = await files.openFolder(runId, place);
  await writeFile(paramsFile, JSON.stringify(params), { mode: 0o600 });
  return { descriptor, place, folder, paramsFile };
}

/** Links of the declared outputs that are there, and the names of those that are not. */
export async function collectOutputs({
  descriptor,
  place,
  folder,
}: PreparedRun): Promise<{ found: Record<string, string>; missing: string[] }> {
  const found: Record<string, string> = {};
  const missing: string[] = [];
  for (const { name, file } of descriptor.outputs) {
    const there = await exists(join(folder, file));
    if (there) found[name] = storageLink(place.bucket, place.key, file);
    else missing.push(file);
  }
  return { found, missing };
}

async function localFile(files: RunFiles, runId: string, link: string): Promise<ProgramFile> {
  const place = placeOf(link);
  const path = await files.materialise(runId, place);
  // It was there at submit; what waits in a queue may outlive its inputs.
  if (path === undefined) throw new Error(`The input ${link} does not exist any more.`);
  return { path, name: basename(place.key) };
}

function placeOf(link: string): StoragePlace {
  const place = parseStorageLink(link);
  if (!place) throw new Error(`"${link}" is not a storage link.`);
  return place;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
