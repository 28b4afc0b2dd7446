import { type WrittenSample } from '../reading/file-reading';
import { baseName } from '../text/file-name';

/** Names of files that say nothing about their sample, such as those of a workflow engine. */
const GENERIC = /^(?:stdout|output|out|stats|flagstat|metrics|samtools|bcftools|result|summary)(?:[._-]|$)/i;
const INPUT_ENDING = /\.(?:bam|cram|sam|vcf|bcf)(?:\.gz|\.bgz)?$/i;

/**
 * Sample of a file without a sample in it: its name, as in MultiQC; or the input of the command when the name of the file
 * says nothing.
 */
export function commandSample(path: string, command?: string): WrittenSample {
  const input = GENERIC.test(baseName(path))
    ? command?.split(/\s+/).find((word) => INPUT_ENDING.test(word))
    : undefined;
  return { written: input ?? path, subject: 'sample' };
}
