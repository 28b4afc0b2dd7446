import { type FileReading } from '../reading/file-reading';
import { recordOf } from '../text/lenient-json';
import { readFastpReport } from '../tools/fastp';
import { addHappyRecords } from '../tools/happy-record';
import { moduleTableOf } from './module-tables';
import { sampleRecords } from './sample-record';

const FASTP = /^multiqc_fastp(?:_\d+)?$/;
const HAPPY = /^multiqc_happy_(?:snp|indel)_data$/;

/** True for the name of a table that {@link addRawTable} reads, such as `multiqc_fastqc`. */
export function isRawTable(name: string): boolean {
  return name.startsWith('multiqc_') && (FASTP.test(name) || HAPPY.test(name) || !!moduleTableOf(name));
}

/** Adds a table of MultiQC by its name: a section of `report_saved_raw_data`, or the content of a file of that name. */
export function addRawTable(name: string, samples: unknown, reading: FileReading): void {
  const table = moduleTableOf(name);
  const records = table ? sampleRecords(samples) : [];
  if (table?.hasColumns(records.flatMap(({ values }) => [...values.keys()]))) {
    table.read(records, reading);
  } else if (FASTP.test(name)) {
    for (const [sample, report] of Object.entries(recordOf(samples) ?? {})) {
      readFastpReport(report, { sample: { written: sample, subject: 'run' }, viaMultiqc: true }, reading);
    }
  } else if (HAPPY.test(name)) {
    addHappyRecords(samples, reading);
  }
}
