import { parseStorageLink, type WorkflowDetail } from '@omics-portal/api';
import { fileNameOf } from './file-name';

/** One result file of a job. */
export interface ResultRow {
  readonly fileName: string;
  /** Name of the output, which distinguishes files of one step. */
  readonly fileIndex: string;
  readonly project: string;
  readonly jobName: string;
  /** File extension in lower case: `csv`, or `fastq.gz` for a compressed file. */
  readonly fileType: string;
  /** Storage link of the file: `service://bucket/key`. */
  readonly link: string;
}

const COMPRESSED = /\.[a-z0-9]+\.(?:gz|bz2|xz|zst|zip)$/iu;
const PLAIN = /\.[a-z0-9]+$/iu;

function fileTypeOf(fileName: string): string {
  return (COMPRESSED.exec(fileName) ?? PLAIN.exec(fileName))?.[0].slice(1).toLowerCase() ?? '';
}

/** Splits the name of an output, `project.job.name`. A shorter name has no job, or neither project nor job. */
function splitOutputKey(key: string): Pick<ResultRow, 'project' | 'jobName' | 'fileIndex'> {
  const [first = '', second, ...rest] = key.split('.');
  if (second === undefined) {
    return { project: '', jobName: '', fileIndex: first };
  }
  return rest.length === 0
    ? { project: first, jobName: '', fileIndex: second }
    : { project: first, jobName: second, fileIndex: rest.join('.') };
}

/** Storage links in an output of any shape. Nested lists are flattened; numbers, flags, maps and plain texts are no files. */
function linksIn(output: unknown): readonly string[] {
  if (Array.isArray(output)) {
    return output.flatMap(linksIn);
  }
  return typeof output === 'string' && parseStorageLink(output)?.key ? [output] : [];
}

/** Result files among the outputs of a job, sorted by job name and then by output name. */
export function resultRows(outputs: WorkflowDetail['outputs'] | undefined): readonly ResultRow[] {
  return Object.entries(outputs ?? {})
    .flatMap(([key, output]) =>
      linksIn(output).map((link) => {
        const fileName = fileNameOf(link);
        return { ...splitOutputKey(key), fileName, fileType: fileTypeOf(fileName), link };
      }),
    )
    .sort((a, b) => a.jobName.localeCompare(b.jobName) || a.fileIndex.localeCompare(b.fileIndex));
}
