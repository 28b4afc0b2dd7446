import { type LogRange } from '@omics-portal/api';

/** Texts of the logs of all mock jobs, by stream. */
export const LOG_TEXTS: Readonly<Record<LogRange['stream'], string>> = {
  stdout: 'reading D5_1_R1.fastq.gz\n1000 reads\ndone\n',
  stderr:
    'warning: 3 reads are shorter than 20 bases\nline 4: the quality line is shorter than the sequence\n',
};

const ESCAPE = '\u001B';

function longLine(number: number): string {
  if (number % 1000 === 500) {
    return `${ESCAPE}[1;31mERROR${ESCAPE}[0m record ${number} has no quality line`;
  }
  return number % 1000 === 250
    ? `${ESCAPE}[33mWARN${ESCAPE}[0m record ${number} is shorter than 20 bases`
    : `INFO record ${number} passed the filter`;
}

/** Lines of a log of 20,000 lines in colours: each 1,000th one from line 500 on reports an error. */
export const LONG_LOG: readonly string[] = Array.from({ length: 20_000 }, (_, at) => longLine(at + 1));
