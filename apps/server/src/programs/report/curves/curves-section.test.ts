import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparedCurves, type QcCurve, type QcCurves, type SampleCurve } from '@omics-portal/qc-metrics';
import { expect, test } from 'vitest';
import { findHome } from '../../../config/server-home.ts';
import { CHINESE } from '../texts/chinese.ts';
import { ENGLISH } from '../texts/english.ts';
import { curvesSection } from './curves-section.ts';

const EXAMPLE = join(findHome().repository, 'libs/reports/src/testing/rseqc-example-curves.json');
const { curves: example } = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as QcCurves;

/** Curves of one kind, flat at a height for each sample. */
function flat(kind: string, heights: readonly number[], lengthOf = 100): readonly QcCurve[] {
  return comparedCurves(
    heights.map((height, index): SampleCurve => ({
      kind,
      sample: `S<${index + 1}>`,
      donor: null,
      tool: 'fastqc',
      points: Array.from({ length: lengthOf }, (_, x) => [x, height + (x % 2)]),
    })),
  );
}
const captionsOf = (html: string) =>
  [...html.matchAll(/<figcaption.*?>(.*?)<\/figcaption>/gsu)].map(([, caption = '']) =>
    caption.replace(/<[^>]*>/g, '').replace(/\s+/g, ' '),
  );

test('each kind has a chart with axes and units, whose caption names the outliers', () => {
  const html = curvesSection(example, ENGLISH);
  expect(captionsOf(html)).toEqual([
    'Base quality24 curves. Outliers, by their distance from the median curve: F7_2 R1 (fastqc), F7_2 R2 (fastqc).',
    'Coverage along genes12 curves. Outliers, by their distance from the median curve: F7_2 (qualimap).',
  ]);
  for (const axis of [
    'Position in the read (bp)',
    'Mean quality (Phred)',
    'Coverage, relative to its mean',
  ]) {
    expect(html).toContain(`>${axis}</text>`);
  }
  for (const kind of ['meanQuality', 'geneCoverage']) {
    expect(html).toContain(`aria-labelledby="curves-${kind}"`);
    expect(html).toContain(`<figcaption id="curves-${kind}">`);
  }
  expect(html).not.toMatch(/<script|NaN|Infinity|undefined/);
});

test('the Chinese section has Chinese words and abbreviations of numbers', () => {
  const html = curvesSection([...example, ...flat('coverage', [20_000, 21_000])], CHINESE);
  expect(html).toContain('<h2>所有样本的曲线</h2>');
  expect(captionsOf(html)[0]).toBe(
    '碱基质量24 条曲线。按与中位曲线的距离判断的离群样本： F7_2 R1 (fastqc)、 F7_2 R2 (fastqc)。',
  );
  expect(html).toMatch(/>2(?:\.\d)?万<\/text>/u);
});

test('no curves make no section, and few curves have no outliers', () => {
  expect(curvesSection([], ENGLISH)).toBe('');
  expect(curvesSection(flat('unknown of a later program', [1, 2]), ENGLISH)).toBe('');
  expect(captionsOf(curvesSection(flat('readGc', [1]), ENGLISH))).toEqual([
    'GC content of reads1 curve. Too few to look for outliers: 5 are needed.',
  ]);
  expect(captionsOf(curvesSection(flat('readGc', [1, 1, 1, 1, 1]), ENGLISH))).toEqual([
    'GC content of reads5 curves. None is an outlier.',
  ]);
});

test('names of samples are escaped', () => {
  const html = curvesSection(flat('readGc', [1, 1.1, 1.2, 1.1, 9]), ENGLISH);
  expect(html).toContain('S&lt;5&gt; (fastqc)');
  expect(html).not.toContain('S<5>');
});

test('the end of a coverage where nothing is left is not drawn, and its caption says so', () => {
  const depths = comparedCurves(
    ['a', 'b'].map((sample): SampleCurve => ({
      kind: 'coverage',
      sample,
      donor: null,
      tool: 'qualimap',
      points: Array.from({ length: 200 }, (_, x) => [x, x < 10 ? 1000 : 1]),
    })),
  );
  const html = curvesSection(depths, ENGLISH);
  expect(captionsOf(html)[0]).toContain(
    'The end, where all curves are below 0.5 % of their peaks, is left out.',
  );
  expect(html).not.toContain('>150</text>');
});

test('a chart of 96 samples with two files of reads is small, and more curves are sampled', () => {
  const heights = Array.from({ length: 192 }, (_, index) => 36 + Math.sin(index * 7));
  const reads = comparedCurves(
    heights.map((height, index): SampleCurve => ({
      kind: 'meanQuality',
      sample: `S${index}`,
      donor: null,
      tool: 'fastqc',
      points: Array.from({ length: 151 }, (_, x) => [
        x + 1,
        height - (x / 60) ** 2 + 0.05 * Math.sin(x * index),
      ]),
    })),
  );
  expect(Buffer.byteLength(curvesSection(reads, ENGLISH))).toBeLessThan(80_000);
  const [caption] = captionsOf(curvesSection(flat('meanQuality', [...heights, ...heights]), ENGLISH));
  expect(caption).toContain('384 curves. 192 of them are drawn, evenly taken.');
});

test('all outliers are counted, and the furthest are named', () => {
  const heights = [...Array.from({ length: 60 }, (_, index) => 10 + index / 100), ...Array(14).fill(30)];
  const [caption = ''] = captionsOf(curvesSection(flat('readGc', heights as number[]), ENGLISH));
  expect(caption).toMatch(/… \(14\)\.$/u);
  expect(caption.match(/\(fastqc\)/g)).toHaveLength(12);
});
