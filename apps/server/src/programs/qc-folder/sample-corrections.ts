import { DONORS, type SampleCorrection } from '@omics-portal/qc-inputs';
import { ProgramError } from '../command-line.ts';
import { problemIn } from '../program-problem.ts';

/** Name, donor, and perhaps another name. The first name may have equals signs. */
const LINE = /^(?<name>.+?)=\s*(?<donor>[a-z]\d)\s*(?:=(?<renamed>.+))?$/i;

/**
 * Corrections of sample names: lines of `name = D5`, or `name = D5 = new name`, with a name as the report shows it and one of the four
 * donors. Throws {@link ProgramError} for a line of another form.
 */
export function readCorrections(text: string): Record<string, SampleCorrection> {
  const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const { name = '', donor: given = '', renamed = '' } = LINE.exec(line)?.groups ?? {};
      const donor = DONORS.find((known) => known === given.toUpperCase());
      const donors = DONORS.join(', ');
      if (name.trim() === '' || !donor) {
        throw new ProgramError(
          `"${line.trim()}" does not name the donor of a sample.`,
          `Write one sample on each line, such as "lab7_a = D5"; the donors are ${donors}.`,
          problemIn('', 'dna.no-donor', { text: line.trim(), donors }),
        );
      }
      return [name.trim(), { donor, ...(renamed.trim() && { name: renamed.trim() }) }];
    }),
  );
}
