import { type InputReader } from '../reading/input-reader';
import { linesOf } from '../text/lines';
import { commandSample } from './command-sample';

const RATE = /^\s*Overall alignment rate:\s*([\d.]+)%/;

/** Reader of the summary of HISAT2 with `--new-summary`; the older one has the form of Bowtie 2. The sample is the name of the file. */
export const hisat2Reader: InputReader = {
  format: 'hisat2-summary',
  accepts: (head) => /^HISAT2 summary stats:/m.test(head),
  read: (text, reading) => {
    const sample = commandSample(reading.path);
    linesOf(text).forEach((line, index) => {
      const rate = RATE.exec(line)?.[1];
      const at = { line: index + 1, column: 'Overall alignment rate' };
      const number = rate === undefined ? null : reading.number(rate, at);
      if (number) {
        reading.figure(sample, 'mapped', number, {
          source: reading.source('hisat2', at.column),
          line: at.line,
        });
      }
    });
  },
};
