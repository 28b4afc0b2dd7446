import { addCell, ruleOf } from '../columns/column-rule';
import { FASTQC_COLUMNS } from '../columns/fastqc-columns';
import { type CurveKind } from '../model/tool-curve';
import { addCurve } from '../reading/add-curve';
import { type FileReading, type WrittenSample } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { baseName, folderOf } from '../text/file-name';
import { linesOf } from '../text/lines';

/** Module of a FastQC report: its rows as cells, with the line of each. */
interface Module {
  readonly name: string;
  readonly status: string;
  readonly rows: { readonly cells: readonly string[]; readonly line: number }[];
}

/** Reader of fastqc_data.txt, from the archive or folder of FastQC. The sample is the file that FastQC names. */
export const fastqcReader: InputReader = {
  format: 'fastqc-data',
  accepts: (head) => head.startsWith('##FastQC'),
  read: (text, reading) => {
    const lines = linesOf(text);
    reading.toolVersion = lines[0]?.split('\t')[1]?.trim() ?? null;
    const modules = modulesOf(lines);
    const basic = moduleNamed(modules, 'Basic Statistics');
    if (!basic) {
      reading.report('missing-section', {}, { section: 'Basic Statistics' });
      return;
    }
    const given = basic.rows.find(({ cells }) => cells[0] === 'Filename')?.cells[1] ?? '';
    // Reads from standard input may have a name: stdin:D5_R1.
    const fileName = given.replace(/^stdin:?/, '');
    const written = fileName === '' ? nameOfFolder(reading.path) : fileName;
    const sample: WrittenSample = { written, subject: 'file' };
    addBasicStatistics(basic, sample, reading);
    addDuplicates(modules, sample, reading);
    addFailedModules(modules, sample, reading);
    addCurveOf(modules, 'Per base sequence quality', 'meanQuality', sample, reading);
    addCurveOf(modules, 'Per sequence GC content', 'readGc', sample, reading);
    addCurveOf(modules, 'Adapter Content', 'adapterContent', sample, reading);
  },
};

function nameOfFolder(path: string): string {
  return baseName(folderOf(path)) || path;
}

function modulesOf(lines: readonly string[]): Module[] {
  const modules: Module[] = [];
  let open: Module | null = null;
  lines.forEach((text, index) => {
    if (text.startsWith('>>END_MODULE')) {
      open = null;
    } else if (text.startsWith('>>')) {
      const [name = '', status = ''] = text.slice(2).split('\t');
      open = { name, status, rows: [] };
      modules.push(open);
    } else if (open && text !== '') {
      open.rows.push({ cells: text.split('\t'), line: index + 1 });
    }
  });
  return modules;
}

function moduleNamed(modules: readonly Module[], name: string): Module | undefined {
  return modules.find((module) => module.name === name);
}

function addBasicStatistics({ rows }: Module, sample: WrittenSample, reading: FileReading): void {
  for (const { cells, line } of rows) {
    const [column = '', value = ''] = cells;
    const rule = ruleOf(FASTQC_COLUMNS.columns, column);
    addCell({ column, value, line }, { rule, tool: 'fastqc', sample, viaMultiqc: false }, reading);
    // A range, such as 36-100, has no single length.
    const length = column === 'Sequence length' && /^\d+$/.test(value) ? value : '';
    for (const key of ['meanReadLength', 'medianReadLength'] as const) {
      addCell(
        { column, value: length, line },
        { rule: { key }, tool: 'fastqc', sample, viaMultiqc: false },
        reading,
      );
    }
  }
}

function addDuplicates(modules: readonly Module[], sample: WrittenSample, reading: FileReading): void {
  for (const { cells, line } of moduleNamed(modules, 'Sequence Duplication Levels')?.rows ?? []) {
    if (cells[0] === '#Total Deduplicated Percentage') {
      const rule = { key: 'duplicates', restOfHundred: true } as const;
      const cell = { column: cells[0], value: cells[1] ?? '', line };
      addCell(cell, { rule, tool: 'fastqc', sample, viaMultiqc: false }, reading);
    }
  }
}

function addFailedModules(modules: readonly Module[], sample: WrittenSample, reading: FileReading): void {
  const judged = modules.filter(({ status }) => ['pass', 'warn', 'fail'].includes(status));
  if (judged.length > 0) {
    const failed = judged.filter(({ status }) => status === 'fail').length;
    const written = { value: (100 * failed) / judged.length, rounding: 0 };
    reading.figure(sample, 'failedModules', written, { source: reading.source('fastqc', 'fail') });
  }
}

function addCurveOf(
  modules: readonly Module[],
  name: string,
  kind: CurveKind & ('meanQuality' | 'readGc' | 'adapterContent'),
  sample: WrittenSample,
  reading: FileReading,
): void {
  const points = (moduleNamed(modules, name)?.rows ?? []).flatMap(({ cells, line }) => {
    const [position = '', ...values] = cells;
    const x = position.startsWith('#') ? null : middleOf(position);
    // Columns behind the first: percentiles of the qualities, and further adapters.
    const used = kind === 'adapterContent' ? values : values.slice(0, 1);
    const ys =
      x === null ? [] : used.flatMap((value) => reading.number(value, { line, column: name })?.value ?? []);
    return x === null || ys.length === 0 ? [] : [[x, Math.max(...ys)] as const];
  });
  const shown = kind === 'readGc' ? percentages(points) : points;
  addCurve({ sample, kind, points: shown, source: reading.source('fastqc', name) }, reading);
}

/** Position of a bin: FastQC groups late positions, such as 10-14. */
function middleOf(position: string): number | null {
  const match = /^(\d+)(?:-(\d+))?$/.exec(position);
  return match ? (Number(match[1]) + Number(match[2] ?? match[1])) / 2 : null;
}

function percentages(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const total = points.reduce((sum, [, y]) => sum + y, 0);
  return total > 0 && Number.isFinite(total) ? points.map(([x, y]) => [x, (100 * y) / total] as const) : [];
}
