import { DONORS, type SampleCorrection } from '@omics-portal/qc-inputs';
import { ProgramError } from '../command-line.ts';
import { problemIn } from '../program-problem.ts';

/**
 * Corrections of sample names: lines of `name = D5`, with a name as the report shows it and one of the four donors. Throws
 * {@link ProgramError} for a line of another form.
 */
export function readCorrections(text: string): Record<string, SampleCorrection> {
  const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', given = ''] = [
        line.slice(0, line.lastIndexOf('=')),
        line.slice(line.lastIndexOf('=') + 1),
      ];
      const donor = DONORS.find((known) => known === given.trim().toUpperCase());
      const donors = DONORS.join(', ');
      if (!line.includes('=') || name.trim() === '' || !donor) {
        throw new ProgramError(
          `"${line.trim()}" does not name the donor of a sample.`,
          `Write one sample on each line, such as "lab7_a = D5"; the donors are ${donors}.`,
          problemIn('', 'dna.no-donor', { text: line.trim(), donors }),
        );
      }
      return [name.trim(), { donor }];
    }),
  );
}
