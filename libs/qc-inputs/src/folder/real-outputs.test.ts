import { expect, test } from 'vitest';
import { type FigureKey } from '../model/figure';
import { type QcInputs } from '../model/qc-inputs';
import { realOutput, realOutputs } from '../testing/real-outputs';
import { parseLenientJson, recordOf } from '../text/lenient-json';
import { readFolder } from './read-folder';

const JSON_FILE = 'multiqc_data.json';
const json = (text: string) => ({ path: JSON_FILE, text });

/** Values by sample and figure: the kept one first, then those in conflict. */
function valuesOf({ samples, conflicts }: QcInputs): Map<string, number[]> {
  const values = new Map<string, number[]>();
  const add = ({
    name,
    read,
    key,
    value,
  }: {
    name: string;
    read: number | null;
    key: string;
    value: number;
  }) => {
    const subject = `${name} ${String(read)} ${key}`;
    values.set(subject, [...(values.get(subject) ?? []), value]);
  };
  for (const { name, read, figures } of samples) {
    for (const [key, { value }] of Object.entries(figures)) {
      add({ name, read, key, value });
    }
  }
  for (const { name, read, key, other } of conflicts) {
    add({ name, read, key, value: other.value });
  }
  return values;
}

/** multiqc_data.json after a change of its value; NaN literals become null. */
function changedJson(change: (data: Record<string, unknown>) => void): string {
  const parsed = parseLenientJson(realOutput('multiqc', JSON_FILE));
  const data = { ...(parsed.ok ? recordOf(parsed.value) : {}) };
  change(data);
  return JSON.stringify(data);
}

test('outputs of the tools are read as they are', () => {
  const { samples, files, conflicts } = readFolder(realOutputs('tools'));
  expect(files.flatMap(({ problems }) => problems)).toEqual([]);
  expect(conflicts.filter(({ kind }) => kind === 'contradiction')).toEqual([]);
  expect(samples.map(({ name, donor, replicate, read }) => [name, donor, replicate, read])).toEqual([
    ['D5_1', 'D5', 1, null],
    ['D5_1', 'D5', 1, 1],
  ]);
  const shown = (index: number) =>
    Object.fromEntries(Object.entries(samples[index]?.figures ?? {}).map(([key, { value }]) => [key, value]));
  expect(shown(0)).toEqual({
    alignmentReads: 600,
    mappedReads: 598,
    mapped: 99.6666666667,
    properlyPaired: 99.6666666667,
    markedDuplicates: 0,
    mismatches: 0.3402,
    alignmentErrors: 0.340174,
    meanBaseQuality: 35.1,
    medianInsertSize: 300,
    meanInsertSize: 299.38796,
    insertSizeDeviation: 30.191392,
    medianCoverage: 1,
    meanCoverage: 0.8966,
    coverageDeviation: 0.927282,
    covered1x: 59.555,
    covered5x: 0.295,
    covered10x: 0,
    covered20x: 0,
    covered30x: 0,
    covered50x: 0,
    covered100x: 0,
    variants: 29,
    snvs: 29,
    indels: 0,
    multiallelicSites: 0,
    tiTv: 0.53,
  });
  expect(shown(1)).toMatchObject({ sequences: 300, gc: 50, meanReadLength: 30, failedModules: 20 });
});

test.each([
  ['multiqc_data.json', realOutputs('multiqc').filter(({ path }) => path === JSON_FILE), 27],
  ['the tables', realOutputs('multiqc').filter(({ path }) => path !== JSON_FILE), 25],
  [
    'multiqc_data.json without raw data',
    [json(changedJson((data) => delete data['report_saved_raw_data']))],
    20,
  ],
])('%s of MultiQC gives the figures of the tools', (_, files, atLeast) => {
  const direct = valuesOf(readFolder(realOutputs('tools')));
  const inputs = readFolder(files);
  expect(inputs.files.flatMap(({ problems }) => problems)).toEqual([]);
  const viaMultiqc = valuesOf(inputs);
  expect(viaMultiqc.size).toBeGreaterThanOrEqual(atLeast);
  const differing = [...viaMultiqc].filter(([key, values]) =>
    values.some((value) => !direct.get(key)?.some((other) => Math.abs(other - value) < 1e-3)),
  );
  expect(differing).toEqual([]);
});

test('general statistics by section, as MultiQC writes them since 1.29, give the same figures', () => {
  const bySection = (data: Record<string, unknown>, prefixed: boolean) => {
    const names = ['bcftools', 'picard', 'samtools_stats', 'samtools_flagstat', 'fastqc'];
    const list = data['report_general_stats_data'] as Record<string, Record<string, unknown>>[];
    const sections = list.map((samples, index) => {
      const name = names[index] ?? '';
      const renamed = Object.entries(samples).map(([sample, columns]) => [
        sample,
        Object.fromEntries(
          Object.entries(columns).map(([column, value]) => [prefixed ? `${name}-${column}` : column, value]),
        ),
      ]);
      return [name, Object.fromEntries(renamed)];
    });
    data['report_general_stats_data'] = Object.fromEntries(sections);
    data['report_general_stats_headers'] = {};
    delete data['report_saved_raw_data'];
  };
  const older = readFolder([json(changedJson((data) => delete data['report_saved_raw_data']))]);
  for (const prefixed of [false, true]) {
    const newer = readFolder([
      json(
        changedJson((data) => {
          bySection(data, prefixed);
        }),
      ),
    ]);
    expect(valuesOf(newer)).toEqual(valuesOf(older));
  }
});

test('a column that is no known figure keeps its title and its value without a unit', () => {
  const { samples } = readFolder([json(realOutput('multiqc', JSON_FILE))]);
  expect(samples[0]?.other['samtools.reads_mq0_percent']).toMatchObject({
    value: 0,
    title: '% MapQ 0 Reads',
  });
});

test('all files of a folder together contradict nothing, and each curve is there once', () => {
  const files = [...realOutputs('multiqc'), ...realOutputs('tools')];
  const { conflicts, curves, files: summaries } = readFolder(files);
  expect(conflicts.filter(({ kind }) => kind === 'contradiction')).toEqual([]);
  expect(summaries.flatMap(({ problems }) => problems)).toEqual([]);
  expect(summaries.filter(({ format }) => format === null)).toEqual([]);
  expect(
    curves.map(({ kind, source }) => `${kind} ${source.tool} ${String(source.viaMultiqc)}`).sort(),
  ).toEqual([
    'adapterContent fastqc false',
    'coverage picard false',
    'coverage samtools false',
    'insertSize picard false',
    'insertSize samtools false',
    'meanQuality fastqc false',
    'readGc fastqc false',
  ]);
});

test('curves of MultiQC are those of the tools', () => {
  const direct = readFolder(realOutputs('tools')).curves;
  const { curves } = readFolder([json(realOutput('multiqc', JSON_FILE))]);
  expect(curves.map(({ kind }) => kind).sort()).toEqual(['coverage', 'insertSize', 'meanQuality', 'readGc']);
  for (const curve of curves) {
    const twin = direct.find(({ kind, source }) => kind === curve.kind && source.tool === curve.source.tool);
    // MultiQC cuts the last percent of a histogram.
    const shared = curve.kind === 'insertSize' ? [] : curve.points;
    for (const [x, y] of shared) {
      const point = twin?.points.find(([each]) => each === x);
      expect([curve.kind, x, point?.[1]]).toEqual([curve.kind, x, expect.closeTo(y, 6)]);
    }
  }
});

test('a file of MultiQC that is damaged is a problem with its position', () => {
  const text = realOutput('multiqc', JSON_FILE).slice(0, 5000);
  const { files, samples } = readFolder([json(text)]);
  expect(samples).toEqual([]);
  expect(files[0]?.problems).toEqual([
    {
      file: JSON_FILE,
      line: null,
      column: null,
      code: 'invalid-json',
      params: { position: expect.any(Number) as number },
    },
  ]);
});

test('figures name their tool, file and column', () => {
  const { samples } = readFolder(realOutputs('tools'));
  const sources = (['mapped', 'alignmentErrors', 'mismatches'] satisfies FigureKey[]).map(
    (key) => samples[0]?.figures[key]?.source,
  );
  expect(sources).toEqual([
    { tool: 'samtools', viaMultiqc: false, file: 'D5_1.flagstat.txt', column: 'primary mapped' },
    { tool: 'samtools', viaMultiqc: false, file: 'D5_1.stats.txt', column: 'error rate' },
    {
      tool: 'picard',
      viaMultiqc: false,
      file: 'D5_1.alignment_summary_metrics.txt',
      column: 'PF_MISMATCH_RATE',
    },
  ]);
});

test('a module that MultiQC ran twice is read under both names, and plots as they are since 1.20', () => {
  const newer = changedJson((data) => {
    const raw = recordOf(data['report_saved_raw_data']);
    data['report_saved_raw_data'] = {
      multiqc_fastqc_fastqc_raw: raw?.['multiqc_fastqc'],
      multiqc_fastqc_status: { x: { y: 1 } },
    };
    data['report_general_stats_data'] = {};
    const plot = recordOf(recordOf(data['report_plot_data'])?.['fastqc_per_base_sequence_quality_plot']);
    const [lines] = plot?.['datasets'] as { name: string; data: unknown }[][];
    data['report_plot_data'] = {
      fastqc_per_base_sequence_quality_plot: {
        plot_type: 'x/y line',
        datasets: [{ lines: lines?.map((line) => ({ name: line.name, pairs: line.data })) }],
      },
    };
  });
  const older = readFolder([json(realOutput('multiqc', JSON_FILE))]);
  const { samples, curves } = readFolder([json(newer)]);
  expect(samples.map(({ name, read, figures }) => [name, read, figures.sequences?.value])).toEqual([
    ['D5_1', 1, 300],
  ]);
  expect(curves.map(({ points }) => points)).toEqual(
    older.curves.filter(({ kind }) => kind === 'meanQuality').map(({ points }) => points),
  );
});
