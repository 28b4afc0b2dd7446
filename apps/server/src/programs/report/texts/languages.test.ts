import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DnaReport, ExpressionReport, NotComputed, QcCurves } from '@omics-portal/qc-metrics';
import { expect, test } from 'vitest';
import { findHome } from '../../../config/server-home.ts';
import { reportPage as dnaPage } from '../../dna-qc-report/report-page.ts';
import { reportPage as expressionPage } from '../../expression-matrix-qc/report-page.ts';
import { CHINESE } from './chinese.ts';
import { CURVE_NAMES, CURVE_ORDER } from './curve-names.ts';
import { ENGLISH } from './english.ts';
import { FIGURE_NAMES } from './figure-names.ts';
import { METRIC_NAMES } from './metric-names.ts';
import { chineseReferenceText } from './reference-texts.ts';

const example = (name: string): unknown =>
  JSON.parse(
    readFileSync(
      join(findHome().repository, 'libs/reports/src/testing', `${name}-example-report.json`),
      'utf8',
    ),
  );
const proteins = example('protqc') as ExpressionReport;
const RNA_CURVES = (
  JSON.parse(
    readFileSync(join(findHome().repository, 'libs/reports/src/testing/rseqc-example-curves.json'), 'utf8'),
  ) as QcCurves
).curves;
const PAGES = [
  ['proteins', proteins, expressionPage(proteins, CHINESE, { name: '' })],
  [
    'metabolites',
    example('metqc'),
    expressionPage(example('metqc') as ExpressionReport, CHINESE, { name: '' }),
  ],
  [
    'reads of RNA',
    { report: example('rseqc'), curves: RNA_CURVES },
    expressionPage(example('rseqc') as ExpressionReport, CHINESE, { name: '', curves: RNA_CURVES }),
  ],
  ['DNA', example('dseqc'), dnaPage(example('dseqc') as DnaReport, CHINESE, { name: '' })],
] as const;

/** Words of an English sentence: in Chinese text there are names and abbreviations only. */
const ENGLISH_WORDS = /\b(?:the|of|and|is|are|not|with|no|by|to|in)\b/gi;

/** Texts in a value, with those in its lists and objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test.each(PAGES)(
  'the Chinese page of a report on %s has no English words but the names in report.json',
  (_title, report, page) => {
    const names = textsIn(report).sort((one, other) => other.length - one.length);
    const shown = page
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'");
    const own = names.reduce((text, name) => (name === '' ? text : text.replaceAll(name, ' ')), shown);
    expect(own.match(ENGLISH_WORDS)).toBeNull();
    expect(page).toContain('<html lang="zh-CN">');
  },
);

test('both languages have the same numbers: those of report.json', () => {
  const numbersIn = (page: string) =>
    (page.replace(/<style>.*?<\/style>/s, '').match(/\d+\.\d{3}/g) ?? []).sort();
  expect(numbersIn(expressionPage(proteins, CHINESE, { name: '' }))).toEqual(
    numbersIn(expressionPage(proteins, ENGLISH, { name: '' })),
  );
});

test('a good grade under a worse verdict is explained in both languages', () => {
  const { verdict } = proteins;
  const failed = { rule: 'rc-house', metric: 'rc', comparator: '>=', value: -0.9, limit: 0.75 } as const;
  const exchanged: ExpressionReport = {
    ...proteins,
    verdict: { ...verdict, level: 'fail', reasons: [...verdict.reasons, { ...failed, level: 'fail' }] },
  };
  expect(expressionPage(proteins, ENGLISH, { name: '' })).toContain(
    'The verdict follows the grade of the total score',
  );
  expect(expressionPage(exchanged, ENGLISH, { name: '' })).toMatch(
    /The verdict is worse, because a limit that decides alone is missed: Relative correlation \(RC\)\./,
  );
  expect(expressionPage(exchanged, CHINESE, { name: '' })).toMatch(
    /结论更差，因为未达到可单独决定结论的限值：相对相关性/,
  );
});

test('the key of a mismatch is named in Chinese, and a key of another kind as it is', () => {
  const sentence = (dataKey: string) =>
    CHINESE.notComputed({
      reason: 'reference-key-mismatch',
      params: { dataKey, referenceKey: 'peptide', matched: 0, features: 7 },
    } satisfies NotComputed);
  expect(sentence('gene')).toContain('以基因命名');
  expect(sentence('HMDB')).toContain('以HMDB命名');
});

test('a value that warns names the limit of failure within its interval in both languages', () => {
  const reason = {
    rule: 'snr-history',
    metric: 'snr',
    comparator: '>=',
    value: 14,
    limit: 17.9,
    level: 'warn',
    nearFailure: { comparator: '>=', limit: 11.7 },
  } as const;
  expect(ENGLISH.reason(reason)).toBe(
    'Signal-to-noise ratio (SNR): 14.000 dB, limit ≥ 17.9 dB; near failure (limit ≥ 11.7 dB): with other replicates it could fail',
  );
  expect(CHINESE.reason(reason)).toBe(
    '信噪比（SNR）：14.000 dB，限值 ≥ 17.9 dB；接近不通过限值（≥ 11.7 dB）：换用其他重复，结果可能为不通过',
  );
});

test('fractions of DNA have the decimals of the portal, so that a value and its limit differ where one is missed', () => {
  const reason = {
    rule: 'recall-snv-strict',
    metric: 'recallSnv',
    comparator: '>=',
    origin: 'published',
    value: 0.99684,
    limit: 0.99721,
    level: 'fail',
  } as const;
  expect(ENGLISH.reason(reason)).toBe('Recall, SNV: 0.99684, limit ≥ 0.99721 (published cut-off)');
  expect(CHINESE.reason(reason)).toBe('SNV 召回率：0.99684，限值 ≥ 0.99721（已发表的限值）');
  const page = dnaPage(example('dseqc') as DnaReport, ENGLISH, { name: '' });
  expect(page).toMatch(/<td>Precision, SNV<\/td><td class="number">0\.\d{5}<\/td>/);
});

test('the time of a report is that of the portal, with its zone', () => {
  const made = { generatedAt: '2026-11-20T18:07:59.123Z', software: { name: 'protqc', version: '1.4' } };
  expect(ENGLISH.origin(made)).toBe('Made 2026-11-21 02:07 (UTC+8) by protqc 1.4.');
  expect(CHINESE.origin(made)).toBe('由 protqc 1.4 于 2026-11-21 02:07 (UTC+8) 生成。');
});

test('limits of reads have the unit of their figure', () => {
  expect(expressionPage(example('rseqc') as ExpressionReport, ENGLISH, { name: '' })).toMatch(
    /<td>[≤≥] \d+ %/,
  );
});

test('metrics have the names of the portal in both languages', () => {
  const { repository } = findHome();
  const catalog = readFileSync(join(repository, 'libs/reports/src/locales/zh-CN/messages.po'), 'utf8');
  const chinese: Readonly<Record<string, string>> = METRIC_NAMES['zh-CN'];
  for (const [key, name] of Object.entries(METRIC_NAMES['en-US'])) {
    expect(catalog).toContain(`msgid "${name}"\nmsgstr "${chinese[key] ?? ''}"\n`);
  }
});

test('figures of reads have the names of the portal in both languages', () => {
  const { repository } = findHome();
  const catalog = readFileSync(join(repository, 'libs/reports/src/locales/zh-CN/messages.po'), 'utf8');
  const chinese: Readonly<Record<string, string>> = FIGURE_NAMES['zh-CN'];
  for (const [key, name] of Object.entries(FIGURE_NAMES['en-US'])) {
    expect(catalog).toContain(`msgid "${name}"\nmsgstr "${chinese[key] ?? ''}"\n`);
  }
});

test('kinds of curves have the names of the portal in both languages', () => {
  const { repository } = findHome();
  const catalog = readFileSync(join(repository, 'libs/reports/src/locales/zh-CN/messages.po'), 'utf8');
  for (const kind of CURVE_ORDER) {
    for (const part of ['name', 'x', 'y'] as const) {
      const [english, chinese] = [CURVE_NAMES['en-US'][kind][part], CURVE_NAMES['zh-CN'][kind][part]];
      expect(catalog).toContain(`msgid "${english}"\nmsgstr "${chinese}"\n`);
    }
  }
});

test('the sets that come with the portal have the Chinese titles and sources of its catalog, others their own', () => {
  const { repository } = findHome();
  const catalog = readFileSync(join(repository, 'libs/reports/src/locales/zh-CN/messages.po'), 'utf8');
  const sets = join(repository, 'apps/server/reference-sets');
  const texts = readdirSync(sets, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(
      ({ name }) =>
        JSON.parse(readFileSync(join(sets, name, 'manifest.json'), 'utf8')) as {
          title: string;
          source: string;
        },
    )
    .flatMap(({ title, source }) => [title, source]);
  expect(texts).toHaveLength(4);
  for (const text of texts) {
    expect(chineseReferenceText(text)).not.toBe(text);
    expect(catalog).toContain(`msgid "${text}"\nmsgstr "${chineseReferenceText(text)}"\n`);
  }
  const [{ title, source } = { title: '', source: '' }] = proteins.references;
  expect(expressionPage(proteins, CHINESE, { name: '' })).toContain(chineseReferenceText(title));
  expect(expressionPage(proteins, CHINESE, { name: '' })).toContain(chineseReferenceText(source));
  expect(chineseReferenceText('A set of this site')).toBe('A set of this site');
});
