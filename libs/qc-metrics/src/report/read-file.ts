/** File that a report read. */
export interface QcReadFile {
  /** Path in the folder. */
  readonly path: string;
  /** Program that wrote the file. */
  readonly tool: string;
  /** Sample of the job that wrote the file. Absent where its results do not name one, and in earlier reports. */
  readonly sample?: string;
}

const JOB_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Id of the job whose folder a path leads through, the innermost one; undefined without any. */
export function jobInPath(path: string): string | undefined {
  return path.split('/').findLast((part) => JOB_ID.test(part));
}

/** Path of a file as people know it: with the sample of a job instead of the job's id. */
export function namedPath({ path, sample }: Pick<QcReadFile, 'path' | 'sample'>): string {
  const job = jobInPath(path);
  return job === undefined || sample === undefined
    ? path
    : path
        .split('/')
        .map((part) => (part === job ? sample : part))
        .join('/');
}
