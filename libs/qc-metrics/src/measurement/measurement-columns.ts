import { parseDelimited } from '../matrix/delimited-text';
import { isDay, MAX_MEASUREMENT_TEXT, type Measurement } from './measurement';

/** Fact of a measurement. */
export type MeasurementFact = keyof Measurement;

/** Names of the columns of a metadata table that have each fact, in lower case; the first one that the table has counts. */
const COLUMNS: Readonly<Record<MeasurementFact, readonly string[]>> = {
  laboratory: ['laboratory', 'lab', '实验室'],
  instrument: ['instrument', 'platform', 'sequencer', '仪器', '平台'],
  operator: ['operator', 'technician', '操作员', '操作人', '操作人员'],
  measuredOn: [
    'measured_on',
    'measurement_date',
    'date_of_measurement',
    'run_date',
    'date',
    '测量日期',
    '检测日期',
    '日期',
  ],
};

const FACTS = Object.keys(COLUMNS) as MeasurementFact[];

/** Facts of a measurement in the columns of a metadata table. */
export interface MeasurementColumns {
  /** Facts that are the same in all rows. */
  readonly values: Partial<Record<MeasurementFact, string>>;
  /** Facts that differ between rows, and days in another form than `YYYY-MM-DD`, `YYYY/MM/DD` or `YYYYMMDD`. */
  readonly unclear: readonly MeasurementFact[];
}

/** Facts of a measurement in the columns of a metadata table in CSV or TSV. Empty cells do not count. */
export function measurementColumns(text: string): MeasurementColumns {
  const { header, rows } = parseDelimited(text);
  const names = header.map((name) => name.trim().toLowerCase());
  const values: Partial<Record<MeasurementFact, string>> = {};
  const unclear: MeasurementFact[] = [];
  for (const fact of FACTS) {
    const column = names.findIndex((name) => COLUMNS[fact].includes(name));
    const found = new Set(rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== ''));
    const [cell, another] = found;
    if (cell === undefined) {
      continue;
    }
    const value = another === undefined ? valueOf(fact, cell) : null;
    if (value === null) {
      unclear.push(fact);
    } else {
      values[fact] = value;
    }
  }
  return { values, unclear };
}

function valueOf(fact: MeasurementFact, cell: string): string | null {
  if (fact !== 'measuredOn') {
    return cell.length > MAX_MEASUREMENT_TEXT ? null : cell;
  }
  const day = cell.replace(/^(\d{4})[/-]?(\d{2})[/-]?(\d{2})$/u, '$1-$2-$3');
  return isDay(day) ? day : null;
}
