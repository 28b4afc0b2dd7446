import type { ResultFile } from '@omics-portal/api';
import { delimitedLine, uniqueFileNames } from '@omics-portal/data-query/files';
import { signedKitFiles, type KitFile, type SignedFiles } from '@omics-portal/resources';

/** Files of a kit of results, and what is known about each. */
export interface ResultKitFiles {
  readonly files: readonly KitFile[];
  /** Table of the files for `metadata.tsv`, with the columns of the list of results. */
  readonly metadata: string;
  /** Number of files that do not exist or that the account may not read. */
  readonly missing: number;
  /** Number of the other files whose checksum is unknown. */
  readonly unverified: number;
}

const COLUMNS = [
  'file_name',
  'result_file',
  'file_index',
  'project',
  'job_name',
  'file_type',
  'size',
  'md5',
  'attempt',
  'created',
  'path',
] as const;

/** Files of a kit from result files and their signed URLs. */
export function resultKitFiles(
  results: readonly ResultFile[],
  signed: SignedFiles,
  page: string,
): ResultKitFiles {
  const names = uniqueFileNames(results.map(resultKitName));
  const listed = results.map(({ path, size }, index) => ({
    name: names[index] ?? `file-${index + 1}`,
    path,
    size,
  }));
  const files = signedKitFiles(listed, signed, page);
  const rows = files.map(({ name, size, md5 }, index) => {
    const result = results[index];
    return [
      name,
      result?.file_name,
      result?.file_index,
      result?.project_name,
      result?.job_name,
      result?.file_type,
      size,
      md5,
      result?.attempt,
      result && new Date(result.created_time).toISOString(),
      result?.path,
    ];
  });
  const present = files.filter(({ signedUrl }) => signedUrl !== null);
  return {
    files,
    metadata: [COLUMNS, ...rows].map((cells) => delimitedLine('tsv', cells)).join(''),
    missing: files.length - present.length,
    unverified: present.filter(({ md5 }) => md5 === null).length,
  };
}

/** Name of a result file in a kit or in the cart. It starts with the job, because the jobs of a project leave files of the same names. */
export function resultKitName({ job_name: job, file_name: name }: ResultFile): string {
  const flat = name.replaceAll('/', '_');
  return flat.startsWith(job) ? flat : `${job}_${flat}`.replaceAll('/', '_');
}
