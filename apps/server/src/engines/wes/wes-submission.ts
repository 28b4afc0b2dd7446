import { openAsBlob } from 'node:fs';
import { basename, join } from 'node:path';
import type { AppStore } from '../../app-store/app-store.ts';
import { SHEET_FILE, type WesDescriptor } from '../../app-store/run-descriptor.ts';
import type { WesSettings } from '../../config/wes-settings.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { parseStorageLink, type ObjectLocation } from '../../objects/storage-link.ts';
import type { EngineRun } from '../job-engine.ts';
import { readRunInputs, type RunInputs, type SheetRequest } from '../run-inputs.ts';
import {
  folderInput,
  folderInSheet,
  invalidLink,
  largeFolder,
  missingApp,
  missingAppFile,
  missingInput,
  missingInputs,
  otherLanguage,
} from '../run-refusals.ts';
import { sampleSheetText } from '../sample-sheet.ts';
import type { WesServiceInfo } from './wes-responses.ts';

/** Tag of a submission with the id of the portal's run. Lower case and dashes, because Cromwell allows nothing else. */
export const RUN_TAG = 'portal-run-id';

/** Lifetime of input links, in seconds: the longest that an S3 store allows. */
const INPUT_SECONDS = 7 * 24 * 3600;
/** Most files of a folder that is handed over as an input. */
const MAX_FOLDER_FILES = 10_000;
const PAGE_SIZE = 1000;

/** Dependencies of submissions. */
export interface SubmissionOptions {
  readonly settings: WesSettings;
  readonly objects: Pick<ObjectStore, 'list' | 'presignGet'>;
  readonly appStore: Pick<AppStore, 'findByName'>;
  /** Origin of input links whose store gives them without one. */
  readonly inputOrigin: string;
}

/**
 * Form of a submission: inputs as signed links, the workflow with its attachments, and the tag that finds the run again.
 * Throws `EngineRefusal` for a run that can never be submitted.
 */
export async function submissionForm(
  options: SubmissionOptions,
  run: EngineRun,
  descriptor: WesDescriptor,
  info: WesServiceInfo,
): Promise<FormData> {
  const language = languageOf(options.settings, descriptor, info);
  const form = new FormData();
  const inputs = readRunInputs(descriptor, run.sample);
  if (inputs.missing.length > 0) throw missingInputs(inputs.missing);
  form.set('workflow_params', JSON.stringify(await workflowParams(options, inputs, descriptor)));
  form.set('workflow_type', language.type);
  form.set('workflow_type_version', language.version);
  form.set('tags', JSON.stringify(tagsOf(run)));
  const engine = workflowEngine(options.settings, descriptor, info);
  if (engine.name !== undefined) form.set('workflow_engine', engine.name);
  if (engine.version !== undefined) form.set('workflow_engine_version', engine.version);
  if (descriptor.engineParameters)
    form.set('workflow_engine_parameters', JSON.stringify(descriptor.engineParameters));
  await addWorkflow(options, run, descriptor, form);
  if (inputs.sheet) await addSampleSheet(options, inputs.sheet, form);
  return form;
}

function tagsOf({ id, name, app, sample }: EngineRun): Record<string, string> {
  return {
    [RUN_TAG]: id,
    'portal-name': name,
    'portal-sample': sample.sample_id,
    ...(app === null ? {} : { 'portal-app': app }),
  };
}

async function addWorkflow(
  { appStore }: SubmissionOptions,
  run: EngineRun,
  { workflow }: WesDescriptor,
  form: FormData,
): Promise<void> {
  if ('url' in workflow) {
    form.set('workflow_url', workflow.url);
    return;
  }
  const app = run.app === null ? undefined : await appStore.findByName(run.app);
  if (app === undefined) throw missingApp(run.app ?? '');
  form.set('workflow_url', workflow.file);
  for (const path of [workflow.file, ...(workflow.attachments ?? [])]) {
    const blob = await openAsBlob(join(app.folder, path)).catch(() => undefined);
    if (blob === undefined) throw missingAppFile(app.name, path);
    // Read now: a response to a file that changes during the request would be confusing.
    form.append('workflow_attachment', new Blob([await blob.arrayBuffer()]), path);
  }
}

/** Attaches the sample sheet; engines put attachments where relative paths of parameters begin. */
async function addSampleSheet(
  options: SubmissionOptions,
  sheet: SheetRequest,
  form: FormData,
): Promise<void> {
  const text = await sampleSheetText(sheet, async (link) => {
    const { bucket, key } = await presentFile(options, link);
    return signedLink(options, bucket, key);
  });
  form.append('workflow_attachment', new Blob([text], { type: 'text/csv' }), SHEET_FILE);
}

/** Attached sample sheet as an input, in the form of the workflow language. */
function sheetInput(type: WesDescriptor['type']): unknown {
  return type === 'CWL' ? { class: 'File', location: SHEET_FILE, basename: SHEET_FILE } : SHEET_FILE;
}

/** Place of a file in the storage. Throws `EngineRefusal` for a folder, and for a file that is not there. */
async function presentFile({ objects }: SubmissionOptions, link: string): Promise<ObjectLocation> {
  const location = parseStorageLink(link);
  if (!location) throw invalidLink(link);
  if (location.key.endsWith('/')) throw folderInSheet(link);
  if ((await keysOf(objects, location)).length === 0) throw missingInput(link);
  return location;
}

async function workflowParams(
  options: SubmissionOptions,
  inputs: RunInputs,
  descriptor: WesDescriptor,
): Promise<Record<string, unknown>> {
  const params: Record<string, unknown> = {
    ...inputs.values,
    ...(inputs.sheet && { [inputs.sheet.param]: sheetInput(descriptor.type) }),
  };
  for (const { param, many, links } of inputs.files) {
    const values = await Promise.all(links.map((link) => inputOf(options, link, descriptor.type)));
    params[param] = many ? values : values[0];
  }
  return params;
}

async function inputOf(
  options: SubmissionOptions,
  link: string,
  type: WesDescriptor['type'],
): Promise<unknown> {
  const location = parseStorageLink(link);
  if (!location) throw invalidLink(link);
  const keys = await keysOf(options.objects, location);
  if (keys.length === 0) throw missingInput(link);
  const { bucket, key } = location;
  if (!key.endsWith('/'))
    return type === 'CWL' ? cwlFile(options, bucket, key) : signedLink(options, bucket, key);
  if (type !== 'CWL') throw folderInput(link);
  return {
    class: 'Directory',
    basename: basename(key),
    listing: await cwlListing(options, bucket, key, keys),
  };
}

/** Keys of a file or of all files in a folder. */
async function keysOf(
  objects: Pick<ObjectStore, 'list'>,
  { bucket, key }: ObjectLocation,
): Promise<string[]> {
  const keys: string[] = [];
  const folder = key.endsWith('/');
  for (let page = 1; keys.length <= MAX_FOLDER_FILES; page += 1) {
    const request = { bucket, prefix: key, delimiter: folder ? '' : '/', page, perPage: PAGE_SIZE } as const;
    const { entries, total } = await objects.list(request);
    keys.push(
      ...entries
        .filter((entry) => entry.kind === 'object' && (folder || entry.key === key))
        .map((entry) => entry.key),
    );
    if (!folder || page * PAGE_SIZE >= total) return keys;
  }
  throw largeFolder(key, MAX_FOLDER_FILES);
}

/** CWL listing of a folder: files, and folders with listings of their own. */
async function cwlListing(
  options: SubmissionOptions,
  bucket: string,
  prefix: string,
  keys: readonly string[],
): Promise<unknown[]> {
  const files = keys.filter((key) => !key.slice(prefix.length).includes('/'));
  const folders = new Set(
    keys.flatMap((key) => {
      const slash = key.indexOf('/', prefix.length);
      return slash === -1 ? [] : [key.slice(0, slash + 1)];
    }),
  );
  const listing: unknown[] = await Promise.all(files.map((key) => cwlFile(options, bucket, key)));
  for (const folder of folders) {
    const below = keys.filter((key) => key.startsWith(folder));
    listing.push({
      class: 'Directory',
      basename: basename(folder),
      listing: await cwlListing(options, bucket, folder, below),
    });
  }
  return listing;
}

async function cwlFile(options: SubmissionOptions, bucket: string, key: string): Promise<unknown> {
  // Without the base name an engine may take the query of the link for a part of it.
  return { class: 'File', location: await signedLink(options, bucket, key), basename: basename(key) };
}

async function signedLink(
  { objects, inputOrigin }: SubmissionOptions,
  bucket: string,
  key: string,
): Promise<string> {
  const url = await objects.presignGet(bucket, key, { expiresInSeconds: INPUT_SECONDS });
  return new URL(url, inputOrigin).href;
}

/** Spellings of the workflow languages besides those of the descriptor. */
const ALIASES: Readonly<Record<WesDescriptor['type'], readonly string[]>> = {
  CWL: ['CWL'],
  WDL: ['WDL'],
  NFL: ['NFL', 'NXF', 'NEXTFLOW'],
  SMK: ['SMK', 'SNAKEMAKE'],
};

/** Language and version in the engine's own spelling, such as `cwl` of Toil. Throws `EngineRefusal` for another language. */
function languageOf(
  settings: WesSettings,
  { type, version }: WesDescriptor,
  info: WesServiceInfo,
): { type: string; version: string } {
  const aliases = ALIASES[type];
  const known = settings.types.length > 0 ? settings.types : [...info.languages.keys()];
  const spelled = known.find((each) => aliases.includes(each.toUpperCase()));
  if (known.length > 0 && spelled === undefined) throw otherLanguage(settings.name, known, type);
  const versions = info.languages.get(spelled ?? type) ?? [];
  return {
    type: spelled ?? type,
    version: versions.find((each) => plainVersion(each) === plainVersion(version)) ?? version,
  };
}

function plainVersion(version: string): string {
  return version.trim().toLowerCase().replace(/^v/, '');
}

/** Workflow engines by language, the usual ones first: an engine such as Sapporo has several and requires the choice. */
const PREFERRED: Readonly<Record<WesDescriptor['type'], readonly string[]>> = {
  CWL: ['cwltool', 'toil', 'arvados', 'ep3', 'streamflow'],
  WDL: ['cromwell', 'miniwdl', 'toil'],
  NFL: ['nextflow'],
  SMK: ['snakemake'],
};

/** `workflow_engine` and its version: the configured ones, else for WES 1.1 the ones of the service-info that fit. */
function workflowEngine(
  settings: WesSettings,
  { type }: WesDescriptor,
  info: WesServiceInfo,
): { name?: string | undefined; version?: string | undefined } {
  if (settings.engine !== undefined) return { name: settings.engine, version: settings.engineVersion };
  // `workflow_engine` came with WES 1.1.
  if (!info.wesVersions.some((version) => /^v?1\.[1-9]/.test(version))) return {};
  const names = [...info.engines.keys()];
  const fitting = PREFERRED[type].flatMap((each) => names.filter((name) => name.toLowerCase() === each));
  const name = fitting[0] ?? (names.length === 1 ? names[0] : undefined);
  return name === undefined ? {} : { name, version: settings.engineVersion ?? info.engines.get(name)?.[0] };
}
