import { afterEach, beforeEach } from 'vitest';
import { ProgramBench } from '../../testing/run-program.ts';
import { countJoint, countSeparate } from '../count-variants.ts';
import { type Member, MEMBERS } from '../member-counts.ts';

const HEADER = `##fileformat=VCFv4.2\n#${'CHROM POS ID REF ALT QUAL FILTER INFO FORMAT'.replaceAll(' ', '\t')}`;
const FAMILY = 'LCL5_D5 LCL6_D6 LCL7_F7 LCL8_M8';

/** A row of a joint file in which the twins have what their father gave them. */
export const INHERITED = 'chr1 1 . A G . PASS . GT 0/1 0/1 0/1 0/0';

/** Text of a VCF file; blanks of samples and rows become tabs. */
export const vcf = (samples: string, ...rows: readonly string[]): string =>
  [`${HEADER}\t${samples.replaceAll(' ', '\t')}`, ...rows.map((row) => row.replaceAll(' ', '\t')), ''].join(
    '\n',
  );

/** Writes VCF files and counts their variants; the files are removed after each test. */
export function variantFiles() {
  let bench: ProgramBench;
  beforeEach(() => {
    bench = new ProgramBench();
  });
  afterEach(() => bench.remove());
  const file = (name: string, text: string) => ({ path: bench.write(name, text), name });
  const jointText = (text: string) => countJoint(file('family.vcf', text));
  return {
    file,
    jointText,
    /** One file of the whole family. */
    joint: (...rows: readonly string[]) => jointText(vcf(FAMILY, ...rows)),
    /** Four single-sample files by the rows of each, without `. PASS . GT` and with one genotype. */
    separate: (rows: Readonly<Record<Member, readonly string[]>>, filter = 'PASS') =>
      countSeparate(
        new Map(
          MEMBERS.map((member) => {
            const lines = rows[member].map((row) => {
              const [at = '', genotype = '', own = filter] = row.split(' | ');
              return `${at} . ${own} . GT ${genotype}`;
            });
            return [member, file(`${member}.vcf`, vcf(member, ...lines))];
          }),
        ),
      ),
  };
}
