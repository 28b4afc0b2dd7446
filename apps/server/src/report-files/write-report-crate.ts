import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type EngineRun, RUN_FILES } from '../engines/job-engine.ts';
import { readRunInputs } from '../engines/run-inputs.ts';
import { ApiError } from '../http/api-error.ts';
import { contentTypeOf } from '../objects/content-types.ts';
import { listObject } from '../objects/object-size.ts';
import type { ObjectInfo, ObjectStore } from '../objects/object-store.ts';
import { parseStorageLink } from '../objects/storage-link.ts';
import { CRATE_FILE, type CratePart, reportCrate, type CrateReport } from './report-crate.ts';
import { readReportOrigin, type ReportOrigin } from './report-origin.ts';

/** Largest file that is read only for its checksum, in bytes. The tables and texts of reports are smaller. */
const MAX_DIGESTED_BYTES = 512_000_000;
/** Maximum number of files of an input folder that are listed one by one. */
const MAX_FOLDER_FILES = 1000;

/** Report as its record describes it. */
export type ReportFacts = Omit<CrateReport, 'origin' | 'inputs' | 'outputs'>;

/** Run that made a report, with the links of its results. */
export interface ReportRun {
  readonly run: Pick<EngineRun, 'descriptor' | 'sample' | 'workDir'>;
  /** Storage links of the output files, by output name. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Storage link of report.json. */
  readonly result: string;
}

/** Writes the RO-Crate metadata of a report beside its files, and returns its link. An earlier one is replaced. */
export async function writeReportCrate(
  objects: ObjectStore,
  { run, outputs, result }: ReportRun,
  facts: ReportFacts,
): Promise<string> {
  const origin = await readOrigin(objects, result);
  const logs = Object.values(RUN_FILES).map((name) => `${run.workDir}/${name}`);
  const parts = await outputParts(objects, [...Object.values(outputs), ...logs], run.workDir);
  const inputs = await inputParts(objects, inputLinks(run, origin));
  const link = `${run.workDir}/${CRATE_FILE}`;
  const { bucket, key } = locationOf(link);
  const crate = reportCrate({ ...facts, origin, inputs, outputs: parts });
  await objects.put(bucket, key, Readable.from([`${JSON.stringify(crate, null, 1)}\n`]), {
    contentType: 'application/ld+json',
  });
  return link;
}

async function readOrigin(objects: ObjectStore, result: string): Promise<ReportOrigin | undefined> {
  const { bucket, key } = locationOf(result);
  try {
    return readReportOrigin(await text(await objects.open(bucket, key)));
  } catch (error) {
    // The results were deleted while the run ended.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Links of the inputs; of a folder, also those of the files that the report names. */
function inputLinks({ descriptor, sample }: ReportRun['run'], origin: ReportOrigin | undefined): string[] {
  const { files, sheet } = readRunInputs(descriptor, sample);
  const cells = (sheet?.cells ?? []).filter(({ isLink }) => isLink).map((cell) => cell.text);
  const links = [...files.flatMap((file) => file.links), ...cells];
  const named = links
    .filter((link) => link.endsWith('/'))
    .flatMap((folder) => (origin?.files ?? []).map((path) => `${folder}${archiveOf(path)}`));
  return [...new Set([...links, ...named.slice(0, MAX_FOLDER_FILES)])];
}

/** Path of the archive of a file in one, such as `a_fastqc.zip/a_fastqc/summary.txt`; other paths unchanged. */
function archiveOf(path: string): string {
  return path.replace(/(\.zip)\/.*$/i, '$1');
}

/** Output files below the folder of the report. A log that was not written is left out. */
async function outputParts(
  objects: ObjectStore,
  links: readonly string[],
  folder: string,
): Promise<CratePart[]> {
  const parts: CratePart[] = [];
  for (const link of links.filter((one) => one.startsWith(`${folder}/`))) {
    const part = await partOf(objects, link);
    if (part) parts.push({ ...part, path: link.slice(folder.length + 1) });
  }
  return parts;
}

/** Inputs by their links. One that is gone has neither size nor checksum. */
async function inputParts(objects: ObjectStore, links: readonly string[]): Promise<CratePart[]> {
  const parts: CratePart[] = [];
  for (const link of links) parts.push((await partOf(objects, link)) ?? unknownPart(link));
  return parts;
}

async function partOf(objects: ObjectStore, link: string): Promise<CratePart | undefined> {
  const location = parseStorageLink(link);
  if (!location) return undefined;
  const { bucket, key } = location;
  if (key.endsWith('/')) return unknownPart(link);
  try {
    const listed = await listObject(objects, bucket, key);
    if (!listed) return undefined;
    if (listed.etag === null && listed.size > MAX_DIGESTED_BYTES)
      return { ...unknownPart(link), size: listed.size };
    const info = await objects.head(bucket, key);
    if (!info) return undefined;
    const { size, contentType } = info;
    return { ...unknownPart(link), size, sha256: await sha256Of(objects, info), contentType };
  } catch (error) {
    // The store refuses the name: there is no such object.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Checksum of an object; null for a large one that was not read yet. */
async function sha256Of(
  objects: ObjectStore,
  { bucket, key, size, sha256 }: ObjectInfo,
): Promise<string | null> {
  if (sha256 !== null || size > MAX_DIGESTED_BYTES) return sha256;
  return (await objects.digests(bucket, key))?.sha256 ?? null;
}

function unknownPart(link: string): CratePart {
  const name = link.slice(link.replace(/\/$/, '').lastIndexOf('/') + 1);
  return { path: link, name, size: null, sha256: null, contentType: contentTypeOf(link) };
}

function locationOf(link: string): { bucket: string; key: string } {
  const location = parseStorageLink(link);
  if (!location) throw new Error(`Not a storage link: ${link}`);
  return location;
}
