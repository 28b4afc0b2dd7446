import { type InputFile } from '@omics-portal/qc-inputs';
import { jobInPath } from '@omics-portal/qc-metrics';

/** Results of the portal's own apps, which name the sample of their job. */
const APP_RESULT = /(?:^|\/)(?:fastq|variant)_qc\.json$/;

/** Samples of the jobs in a folder. */
export interface JobSamples {
  /** Sample of the job that wrote a file; empty without one. */
  readonly of: (path: string) => { readonly sample?: string };
  /** Name of the folder: the sample, for the folder of a job. */
  readonly folderName: string;
}

/** Samples of the jobs in a folder, as the results of the portal's own apps name them. `folder` is its name, which may be the id of a job. */
export function jobSamples(folder: string, files: readonly InputFile[]): JobSamples {
  const jobOf = (path: string) => jobInPath(`${folder}/${path}`);
  const samples = new Map<string, string>();
  for (const { path, text } of files.filter((file) => APP_RESULT.test(file.path))) {
    const [job, sample] = [jobOf(path), sampleIn(text)];
    if (job !== undefined && sample !== undefined) samples.set(job, sample);
  }
  const known = (job: string | undefined) => (job === undefined ? undefined : samples.get(job));
  return {
    of: (path) => {
      const sample = known(jobOf(path));
      return sample === undefined ? {} : { sample };
    },
    folderName: known(jobInPath(folder)) ?? folder,
  };
}

/** Sample in the first lines of a result. */
function sampleIn(text: InputFile['text']): string | undefined {
  const [head = ''] = typeof text === 'string' ? [text] : text;
  const written = /"sampleId"\s*:\s*("(?:[^"\\\n]|\\.)+")/.exec(head.slice(0, 2000))?.[1];
  try {
    return written === undefined ? undefined : String(JSON.parse(written));
  } catch {
    return undefined;
  }
}
