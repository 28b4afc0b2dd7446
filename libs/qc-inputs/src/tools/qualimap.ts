import { type FigureKey } from '../model/figure';
import { type CurveKind } from '../model/tool-curve';
import { addCurve } from '../reading/add-curve';
import { type FileReading, type Scale, type WrittenSample } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { readNumber } from '../text/read-number';
import { baseName, folderOf } from '../text/file-name';
import { linesOf } from '../text/lines';
import { readTable } from '../text/table';

const LABELS: Readonly<Record<string, { readonly key: FigureKey; readonly scale?: Scale }>> = {
  'Globals/number of reads': { key: 'alignmentReads' },
  'Globals/number of mapped reads': { key: 'mappedReads' },
  'Insert size/mean insert size': { key: 'meanInsertSize' },
  'Insert size/median insert size': { key: 'medianInsertSize' },
  'Insert size/std insert size': { key: 'insertSizeDeviation' },
  'Mapping quality/mean mapping quality': { key: 'meanMappingQuality' },
  'ACTG content/GC percentage': { key: 'mappedGc' },
  'Mismatches and indels/general error rate': { key: 'alignmentErrors', scale: { factor: 100 } },
  'Coverage/mean coverageData': { key: 'meanCoverage' },
  'Coverage/std coverageData': { key: 'coverageDeviation' },
};
const SECTION = '>>>>>>> ';
const ASSIGNED = ' = ';
const COVERED = /There is a ([\d.]+)% of reference with a coverageData >= (\d+)X/;
const DEPTHS = new Set([1, 5, 10, 20, 30, 50, 100]);

/** Reader of genome_results.txt of Qualimap BamQC. The sample is the alignment file. */
export const qualimapGenomeReader: InputReader = {
  format: 'qualimap-genome-results',
  accepts: (head) => head.startsWith('BamQC report') || /^>>>>>>> Globals/m.test(head),
  read: (text, reading) => {
    const lines = linesOf(text);
    const bam = lines.map(valueOf).find((value) => value?.label === 'bam file')?.value;
    const sample: WrittenSample = { written: bam ?? reading.path, subject: 'sample' };
    let section = '';
    const reads = new Map<string, number>();
    lines.forEach((text, index) => {
      section = text.startsWith(SECTION) ? text.slice(SECTION.length).trim() : section;
      const assigned = valueOf(text);
      if (assigned) {
        addLabel(`${section}/${assigned.label}`, assigned.value, index + 1);
      }
      addCovered(text, index + 1);
    });
    addMapped();

    function addLabel(path: string, value: string, line: number): void {
      const entry = Object.hasOwn(LABELS, path) ? LABELS[path] : undefined;
      // Counts are followed by their share: 4,000 (100%); lengths and depths by a unit: 20.5X.
      const number = entry
        ? reading.number((value.split('(')[0] ?? '').trim().replace(/[X%]$/, ''), { line, column: path })
        : null;
      if (entry && number && !reads.has(path)) {
        reads.set(path, number.value);
        reading.figure(sample, entry.key, number, {
          source: reading.source('qualimap', path),
          line,
          scale: entry.scale,
        });
      }
    }

    function addCovered(line: string, number: number): void {
      const [, percent = '', depth = ''] = COVERED.exec(line) ?? [];
      const written = readNumber(percent);
      if (written && DEPTHS.has(Number(depth))) {
        const source = reading.source('qualimap', `coverageData >= ${depth}X`);
        reading.figure(sample, `covered${depth}x` as FigureKey, written, { source, line: number });
      }
    }

    function addMapped(): void {
      const [total, mapped] = [
        reads.get('Globals/number of reads'),
        reads.get('Globals/number of mapped reads'),
      ];
      if (total !== undefined && mapped !== undefined && total > 0) {
        const written = { value: (100 * mapped) / total, rounding: 0 };
        reading.figure(sample, 'mapped', written, {
          source: reading.source('qualimap', 'number of mapped reads'),
        });
      }
    }
  },
};

function valueOf(line: string): { readonly label: string; readonly value: string } | null {
  const at = line.indexOf(ASSIGNED);
  return at < 0 ? null : { label: line.slice(0, at).trim(), value: line.slice(at + ASSIGNED.length).trim() };
}

/** Histograms of Qualimap by the first column of their header. */
const HISTOGRAMS: readonly (readonly [header: RegExp, kind: CurveKind])[] = [
  [/^#Coverage( \(X\))?\t(?:Number of genomic locations)/i, 'coverage'],
  [/^#Coverage( \(X\))?\t(?:Coverage|Fraction)/i, 'cumulativeCoverage'],
  [/^#Insert size/i, 'insertSize'],
  [/^#GC Content/i, 'mappedGc'],
  [/^#Transcript position/i, 'geneCoverage'],
];
/** Histograms by file name, for headers that differ between versions of Qualimap. */
const HISTOGRAM_FILES: Readonly<Record<string, CurveKind>> = {
  'coverage_histogram.txt': 'coverage',
  'genome_fraction_coverage.txt': 'cumulativeCoverage',
  'insert_size_histogram.txt': 'insertSize',
  'mapped_reads_gc-content_distribution.txt': 'mappedGc',
  'coverage_profile_along_genes_(total).txt': 'geneCoverage',
};

/**
 * Reader of the histograms in `raw_data_qualimapReport`. They do not name their sample: it is the folder above, which
 * `genome_results.txt` in the same folder may name better.
 */
export const qualimapHistogramReader: InputReader = {
  format: 'qualimap-histogram',
  // The profiles of genes with a high and a low coverage are parts of the total one.
  accepts: (head, path) => kindOf(head, path) !== undefined && !/_\((?:high|low)\)\.txt$/.test(path),
  read: (text, reading) => {
    const kind = kindOf(text, reading.path);
    const rawData = folderOf(reading.path);
    const folder = baseName(rawData).startsWith('raw_data') ? folderOf(rawData) : rawData;
    const written = baseName(folder) || reading.path;
    const points = pointsOf(text, reading);
    if (kind) {
      const sample: WrittenSample = { written, subject: 'sample', folder };
      addCurve({ sample, kind, points, source: reading.source('qualimap', baseName(reading.path)) }, reading);
    }
  },
};

function kindOf(head: string, path: string): CurveKind | undefined {
  const byHeader = HISTOGRAMS.find(([header]) => header.test(head))?.[1];
  const name = baseName(path);
  const byName = Object.hasOwn(HISTOGRAM_FILES, name) ? HISTOGRAM_FILES[name] : undefined;
  return head.startsWith('#') ? (byName ?? byHeader) : undefined;
}

function pointsOf(text: string, reading: FileReading): [number, number][] {
  const body = linesOf(text).filter((line) => line.trim() !== '');
  const { rows } = readTable(['x\ty', ...body.slice(1)].join('\n'));
  return rows.flatMap(({ cells, line }) => {
    const x = reading.number(cells[0] ?? '', { line, column: 'x' });
    const y = reading.number(cells[1] ?? '', { line, column: 'y' });
    return x && y ? [[x.value, y.value] as [number, number]] : [];
  });
}
