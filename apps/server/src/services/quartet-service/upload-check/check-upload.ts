import type { components } from '@omics-portal/api/quartet-service';
import type { Language } from '../../../http/preferred-language.ts';
import type { ListEntry, ObjectStore } from '../../../objects/object-store.ts';
import type { ObjectLocation } from '../../../objects/storage-link.ts';
import { checkChecksums } from './checksum-lists.ts';
import { checkMetadata } from './metadata-table.ts';
import { NEXT_STEPS, REPORT_LINES, type NextStep } from './report-sentences.ts';

/** Result of an upload check; `msg` has one line for each file, a total, and what to do next. */
export interface UploadVerdict {
  status: 'Success' | 'Failed';
  msg: string;
}

/** Verdict with the files that it is about. */
export interface CheckedUpload extends UploadVerdict {
  files: readonly ListEntry[];
}

/** Findings of a part of the check: lines of the report, the number of problems, and the steps that mend them. */
export interface Findings {
  readonly lines: readonly string[];
  readonly problems: number;
  readonly steps: readonly NextStep[];
}

/** Folder of an upload and its files. */
export interface UploadedFolder extends ObjectLocation {
  readonly files: readonly ListEntry[];
}

/** Options of a check. */
export interface CheckOptions {
  readonly language: Language;
  readonly omics: components['schemas']['OmicsType'];
  /** Keys of the files that changed, or were added, after the data set was finished. */
  readonly changed?: (files: readonly ListEntry[]) => Promise<string[]>;
}

/** Largest number of files of a data set: their names are in memory at once. */
const MAX_FILES = 200_000;
/** Largest number of files without a problem that the report lists one by one. */
const MAX_LINES = 10_000;

/**
 * Checks an uploaded folder: it needs at least one file, no file may be empty, files in a checksum list must exist with that
 * checksum, and the metadata table, if there is one, must have its columns and name files that exist. A folder with more than
 * `MAX_FILES` fails, because a part of it would not be checked.
 */
export async function checkUpload(
  objects: ObjectStore,
  { bucket, key }: ObjectLocation,
  { language, omics, changed = async () => [] }: CheckOptions,
): Promise<CheckedUpload> {
  const say = REPORT_LINES[language];
  const { entries, total } = await objects.list({
    bucket,
    prefix: key,
    delimiter: '',
    page: 1,
    perPage: MAX_FILES,
  });
  const files = entries.filter((entry) => entry.kind === 'object');
  if (files.length === 0)
    return { status: 'Failed', msg: report([say.noFile], ['upload', 'checkAgain'], language), files };
  if (total > entries.length)
    return {
      status: 'Failed',
      msg: report([say.tooMany(MAX_FILES)], ['pack', 'checkAgain'], language),
      files,
    };
  const different = await changed(files);
  if (different.length > 0) {
    const lines = different.slice(0, MAX_LINES).map((file) => say.changed(file.slice(key.length)));
    return { status: 'Failed', msg: report(lines, ['announceAgain'], language), files };
  }
  const folder = { bucket, key, files };
  const parts = [
    sizesOf(folder, language),
    await checkChecksums(objects, folder, language),
    await checkMetadata(objects, folder, { language, omics }),
  ];
  const problems = parts.reduce((sum, part) => sum + part.problems, 0);
  const lines = [...parts.flatMap((part) => part.lines), say.total(files.length, problems)];
  const steps = [...new Set(parts.flatMap((part) => part.steps))];
  return problems === 0
    ? { status: 'Success', msg: report(lines, [...steps, 'use'], language), files }
    : { status: 'Failed', msg: report(lines, [...steps, 'checkAgain'], language), files };
}

function sizesOf({ key, files }: UploadedFolder, language: Language): Findings {
  const say = REPORT_LINES[language];
  const empty = files.filter(({ size }) => size === 0).length;
  const more = files.length - empty - MAX_LINES;
  let found = 0;
  const listed = files.filter(({ size }) => size === 0 || ++found <= MAX_LINES);
  return {
    lines: [
      ...listed.map(({ key: file, size }) => say.file(file.slice(key.length), size)),
      ...(more > 0 ? [say.more(more)] : []),
    ],
    problems: empty,
    steps: empty > 0 ? ['empty'] : [],
  };
}

function report(lines: readonly string[], steps: readonly NextStep[], language: Language): string {
  const { title, of } = NEXT_STEPS[language];
  return [...lines, '', title, ...steps.map((step) => `- ${of[step]}`), ''].join('\n');
}
