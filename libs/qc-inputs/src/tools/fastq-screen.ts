import { addCell } from '../columns/column-rule';
import { figureOfGenome } from '../columns/screen-columns';
import { type FileReading, type WrittenSample } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { reportMissingColumn } from '../reading/sample-table';
import { linesOf } from '../text/lines';
import { readTable, type TextTable } from '../text/table';

const NO_HITS = /^%Hit_no_(?:genomes|libraries):\s*(.*)$/;

/**
 * Reader of `{sample}_screen.txt` of FastQ Screen. The figure of a genome is the share of reads with a hit in it: 100 less
 * the unmapped ones.
 */
export const fastqScreenReader: InputReader = {
  format: 'fastq-screen',
  accepts: (head) =>
    /^#?\s*Fastq_screen version/i.test(head) || /^(?:Genome|Library)\t#Reads_processed/m.test(head),
  read: (text, reading) => {
    const lines = linesOf(text);
    reading.toolVersion = /version:?\s*v?([\w.]+)/i.exec(lines[0] ?? '')?.[1] ?? null;
    const sample: WrittenSample = { written: reading.path, subject: 'file' };
    const start = lines.findIndex((line) => /^(?:Genome|Library)\t/.test(line));
    const length = lines
      .slice(Math.max(start, 0))
      .findIndex((line) => line.trim() === '' || line.startsWith('%'));
    const end = length < 0 ? lines.length : start + length;
    if (start < 0) {
      reading.report('missing-section', {}, { section: 'Genome' });
    } else {
      addGenomes(readTable(lines.slice(start, end).join('\n'), start + 1), sample, reading);
    }
    lines.forEach((line, index) => {
      const value = NO_HITS.exec(line)?.[1];
      if (value !== undefined) {
        const cell = { column: '%Hit_no_genomes', value, line: index + 1 };
        const target = { rule: { key: 'noHits' }, tool: 'fastq-screen', sample, viaMultiqc: false } as const;
        addCell(cell, target, reading);
      }
    });
  },
};

function addGenomes(table: TextTable, sample: WrittenSample, reading: FileReading): void {
  const unmapped = table.header.indexOf('%Unmapped');
  if (unmapped < 0) {
    reportMissingColumn(reading, '%Unmapped', table.header);
    return;
  }
  for (const { cells, line } of table.rows) {
    const key = figureOfGenome(cells[0] ?? '');
    if (key) {
      const rule = { key, restOfHundred: true };
      const cell = { column: `${cells[0] ?? ''} %Unmapped`, value: cells[unmapped] ?? '', line };
      addCell(cell, { rule, tool: 'fastq-screen', sample, viaMultiqc: false }, reading);
    }
  }
}
