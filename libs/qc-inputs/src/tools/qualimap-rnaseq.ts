import { addOrigin } from '../columns/rna-origin';
import { type FigureKey } from '../model/figure';
import { type WrittenSample } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { folderOf } from '../text/file-name';
import { linesOf } from '../text/lines';
import { readNumber } from '../text/read-number';

const BIASES: Readonly<Record<string, FigureKey>> = {
  "5' bias": 'fivePrimeBias',
  "3' bias": 'threePrimeBias',
  "5'-3' bias": 'fiveToThreeBias',
};

/** Reader of rnaseq_qc_results.txt of Qualimap RNA-seq. The sample is the alignment file. */
export const qualimapRnaReader: InputReader = {
  format: 'qualimap-rnaseq',
  accepts: (head) => head.startsWith('RNA-Seq QC report') && /^>+ Reads genomic origin/m.test(head),
  read: (text, reading) => {
    const values = new Map(
      linesOf(text).flatMap((line, index) => {
        const at = line.indexOf('=');
        const entry = { value: line.slice(at + 1).trim(), line: index + 1 };
        return at < 0 ? [] : [[line.slice(0, at).trim(), entry] as const];
      }),
    );
    const written = values.get('bam file')?.value ?? reading.path;
    const sample: WrittenSample = { written, subject: 'sample', folder: folderOf(reading.path) };
    const at = { tool: 'qualimap', sample, viaMultiqc: false } as const;
    // Counts are followed by their share: 4,000 (10.5%).
    const countOf = (label: string) =>
      readNumber((values.get(label)?.value ?? '').split('(')[0] ?? '')?.value ?? NaN;
    addOrigin(
      { exonic: countOf('exonic'), intronic: countOf('intronic'), intergenic: countOf('intergenic') },
      at,
      reading,
    );
    for (const [label, key] of Object.entries(BIASES)) {
      const entry = values.get(label);
      // A batch without covered transcripts has the text NaN.
      const number = entry ? reading.number(entry.value, { line: entry.line, column: label }) : null;
      if (entry && number) {
        reading.figure(sample, key, number, { source: reading.source('qualimap', label), line: entry.line });
      }
    }
  },
};
