/** Records at the beginning of a file, as a table. */
export interface Records {
  /** Lines before the records. */
  readonly header: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Maximum number of records. */
const MAX_RECORDS = 1000;

/** Lines of the beginning of a file, without the last one if it may be cut off. */
function wholeLines(text: string, isWhole: boolean): string[] {
  const lines = text.split(/\r?\n/u);
  const last = lines.pop() ?? '';
  return isWhole && last !== '' ? [...lines, last] : lines;
}

/** Reads variant calls (VCF): header lines, columns and records. */
export function readVcf(text: string, isWhole: boolean): Records {
  const lines = wholeLines(text, isWhole);
  const head = lines.find((line) => line.startsWith('#CHROM'));
  return {
    header: lines.filter((line) => line.startsWith('##')),
    columns: head?.slice(1).split('\t') ?? [],
    rows: lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .slice(0, MAX_RECORDS)
      .map((line) => line.split('\t')),
  };
}

/** Reads reads (FASTQ): name, length in bases, sequence and quality of each. A record that is cut off is left out. */
export function readFastq(text: string, isWhole: boolean, columns: readonly string[]): Records {
  const lines = wholeLines(text, isWhole);
  const rows: string[][] = [];
  for (let at = 0; at + 3 < lines.length && rows.length < MAX_RECORDS; at += 4) {
    const [name = '', sequence = '', , quality = ''] = lines.slice(at, at + 4);
    if (!name.startsWith('@')) break;
    rows.push([name.slice(1), String(sequence.length), sequence, quality]);
  }
  return { header: [], columns, rows };
}
