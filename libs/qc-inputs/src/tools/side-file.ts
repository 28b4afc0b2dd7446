import { type InputReader } from '../reading/input-reader';
import { baseName } from '../text/file-name';
import { firstLine } from '../text/lines';

/**
 * Side files of MultiQC and FastQC, and counts of `samtools idxstats`, which are of alignments and not of reads, by name, with
 * the beginning of their first line.
 */
const SIDE_FILES: readonly (readonly [name: RegExp, start: RegExp])[] = [
  [/^multiqc_sources\.txt$/, /^Module\tSection\tSample Name\tSource/],
  [/^multiqc_citations\.txt$/, /^10\.\d{4,}\//],
  [/^multiqc_fastp\.txt$/, /^Sample\tcommand$/],
  [/^multiqc_software_versions\.txt$/, /^(?:Software|Group|Sample)\b/],
  [/^multiqc\.log$/, /^\[\d{4}-\d{2}-\d{2} /],
  [/^picard_histogram(?:_\d+)?\.txt$/, /^Sample(?:\t|$)/],
  [/^qualimap_rnaseq_cov_hist\.txt$/, /^Sample\t/],
  [/^(?:multiqc_(?:sources|citations|software_versions)|picard_histogram(?:_\d+)?)\.(?:json|ya?ml)$/, /./],
  [/idxstats?\b/i, /^[^\t]+\t\d+\t\d+\t\d+$/],
  [/^summary\.txt$/, /^(?:PASS|WARN|FAIL)\tBasic Statistics\t/],
];

/** Reader of files that belong to the supported outputs and hold no figures. */
export const sideFileReader: InputReader = {
  format: 'no-figures',
  accepts: (head, path) => {
    const name = baseName(path);
    return SIDE_FILES.some(([pattern, start]) => pattern.test(name) && start.test(firstLine(head)));
  },
  read: () => undefined,
};
