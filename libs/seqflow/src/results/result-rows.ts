import { parseStorageLink, type WorkflowDetail } from '@omics-portal/api';

/** One file that a job left behind. */
export interface ResultRow {
  readonly fileName: string;
  /** The name of the output, which tells files of one step apart. */
  readonly fileIndex: string;
  readonly project: string;
  readonly jobName: string;
  /** The ending in lower case: `csv`, or `fastq.gz` where a compressed file needs both. */
  readonly fileType: string;
  /** Where it lies: `service://bucket/key`. */
  readonly link: string;
}

const COMPRESSED = /\.[a-z0-9]+\.(?:gz|bz2|xz|zst|zip)$/iu;
const PLAIN = /\.[a-z0-9]+$/iu;

/** The last part of a storage link or key. A directory keeps its name without the closing slash. */
export function fileNameOf(link: string): string {
  return link.replace(/\/+$/u, '').split('/').at(-1) ?? link;
}

function fileTypeOf(fileName: string): string {
  return (COMPRESSED.exec(fileName) ?? PLAIN.exec(fileName))?.[0].slice(1).toLowerCase() ?? '';
}

/** An output is called `project.job.name`; a name of fewer parts has no job, or neither project nor job. */
function splitOutputKey(key: string): Pick<ResultRow, 'project' | 'jobName' | 'fileIndex'> {
  const [first = '', second, ...rest] = key.split('.');
  if (second === undefined) {
    return { project: '', jobName: '', fileIndex: first };
  }
  return rest.length === 0
    ? { project: first, jobName: '', fileIndex: second }
    : { project: first, jobName: second, fileIndex: rest.join('.') };
}

/** The links in an output of any shape: lists of lists are flattened; numbers, flags, maps and plain text are no files. */
function linksIn(output: unknown): readonly string[] {
  if (Array.isArray(output)) {
    return output.flatMap(linksIn);
  }
  return typeof output === 'string' && parseStorageLink(output)?.key ? [output] : [];
}

/** The files among a job's outputs, one row each, sorted by job name and then by output name. */
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
