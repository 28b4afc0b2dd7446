import { addOrigin } from '../columns/rna-origin';
import { type InputReader } from '../reading/input-reader';
import { linesOf } from '../text/lines';
import { commandSample } from './command-sample';

const EXONS = ['CDS_Exons', "5'UTR_Exons", "3'UTR_Exons"] as const;
const TOTAL = /^Total Tags\s+(\d+)/;
const GROUP = /^(\S+)\s+\d+\s+(\d+)\s+[\d.]+\s*$/;

/**
 * Reader of `read_distribution.py` of RSeQC. Tags that are neither in exons nor in introns are between genes, those without a group
 * included.
 */
export const rseqcDistributionReader: InputReader = {
  format: 'rseqc-read-distribution',
  accepts: (head) => /^Total Tags\s+\d/m.test(head) && /^Group\s+Total_bases\s+Tag_count/m.test(head),
  read: (text, reading) => {
    const lines = linesOf(text);
    const total = Number(
      lines.map((line) => TOTAL.exec(line)?.[1]).find((count) => count !== undefined) ?? NaN,
    );
    const groups = new Map(
      lines.flatMap((line) => {
        const [, name, count] = GROUP.exec(line) ?? [];
        return name === undefined ? [] : [[name, Number(count)] as const];
      }),
    );
    const exonic = EXONS.reduce((sum, name) => sum + (groups.get(name) ?? NaN), 0);
    const intronic = groups.get('Introns') ?? NaN;
    const at = { tool: 'rseqc', sample: commandSample(reading.path), viaMultiqc: false } as const;
    addOrigin({ exonic, intronic, intergenic: total - exonic - intronic }, at, reading);
  },
};
