import { parseStorageLink, type ResultFile, type WorkflowDetail } from '@omics-portal/api';

const COMPRESSED = /\.[a-z0-9]+\.(?:gz|bz2|xz|zst|zip)$/iu;
const PLAIN = /\.[a-z0-9]+$/iu;

/** File extension in lower case: `csv`, or `fastq.gz` for a compressed file. */
function fileTypeOf(fileName: string): string {
  return (COMPRESSED.exec(fileName) ?? PLAIN.exec(fileName))?.[0].slice(1).toLowerCase() ?? '';
}

/**
 * Result files among the outputs of a job, sorted by output, for servers that do not list results. Sizes and checksums are
 * unknown there.
 */
export function resultFilesOf(job: WorkflowDetail): readonly ResultFile[] {
  return Object.entries(job.outputs ?? {})
    .flatMap(([key, output]) =>
      linksIn(output).map((path) => {
        const file_name = path.replace(/\/+$/u, '').split('/').at(-1) ?? path;
        return {
          ...splitOutputKey(key),
          file_name,
          file_type: fileTypeOf(file_name),
          project_id: job.project_id,
          job_id: job.id,
          job_name: job.sample_id,
          kind: null,
          path,
          size: null,
          etag: null,
          attempt: job.attempts[0]?.number ?? 1,
          created_time: job.finished_time ?? job.submitted_time,
        };
      }),
    )
    .sort((a, b) => a.file_index.localeCompare(b.file_index));
}

/** Splits the name of an output, `project.step.output`. A shorter name has no step, or neither project nor step. */
function splitOutputKey(key: string): Pick<ResultFile, 'project_name' | 'file_index'> {
  const [first = '', second, ...rest] = key.split('.');
  if (second === undefined) {
    return { project_name: '', file_index: first };
  }
  return { project_name: first, file_index: rest.length === 0 ? second : rest.join('.') };
}

/** Storage links in an output of any shape. Nested lists are flattened; numbers, flags, maps and plain texts are no files. */
function linksIn(output: unknown): readonly string[] {
  if (Array.isArray(output)) {
    return output.flatMap(linksIn);
  }
  return typeof output === 'string' && parseStorageLink(output)?.key ? [output] : [];
}
