import { stringify } from 'yaml';
import { describe, expect, test } from 'vitest';
import { readFolder } from '../folder/read-folder';
import { type QcInputs } from '../model/qc-inputs';
import { parseLenientJson, recordOf, valueAt } from '../text/lenient-json';
import { realOutput, realOutputs } from '../testing/real-outputs';
import { figureValues, readTexts } from '../testing/read-texts';

const MODULES = ['samtools_stats', 'picard_insertSize', 'general_stats'] as const;

/** Figures of all samples, by name, read and key. */
function valuesOf({ samples }: QcInputs): Record<string, number> {
  return Object.fromEntries(
    samples.flatMap(({ name, read, figures }) =>
      Object.entries(figures).map(([key, { value }]) => [`${name} ${String(read)} ${key}`, value]),
    ),
  );
}

function problemsOf({ files }: QcInputs) {
  return files.flatMap(({ problems }) => problems);
}

describe('tables of MultiQC as JSON and YAML', () => {
  test.each(MODULES.flatMap((module) => [`multiqc_${module}.json`, `multiqc_${module}.yaml`]))(
    '%s, as MultiQC 1.14 wrote it, has the figures of the same table as text',
    (name) => {
      const file = realOutputs('multiqc-formats').filter(({ path }) => path === name);
      const table = name.replace(/\.\w+$/, '.txt');
      const text = realOutputs('multiqc').filter(({ path }) => path === table);
      const [read, expected] = [readFolder(file), readFolder(text)];
      expect(problemsOf(read)).toEqual([]);
      expect(read.files.map(({ format }) => format)).toEqual(expected.files.map(({ format }) => format));
      expect(valuesOf(read)).toEqual(valuesOf(expected));
    },
  );

  test('all raw tables of multiqc_data.json give the same figures as files of their own', () => {
    const parsed = parseLenientJson(realOutput('multiqc', 'multiqc_data.json'));
    const { multiqc_general_stats: _, ...raw } =
      recordOf(valueAt(parsed.ok ? parsed.value : null, 'report_saved_raw_data')) ?? {};
    const whole = valuesOf(
      readTexts({ 'multiqc_data.json': JSON.stringify({ report_saved_raw_data: raw }) }),
    );
    expect(Object.keys(whole).length).toBeGreaterThan(20);
    const filesAs = (ending: string, write: (value: unknown) => string) =>
      Object.fromEntries(Object.entries(raw).map(([name, table]) => [`${name}.${ending}`, write(table)]));
    for (const files of [filesAs('json', JSON.stringify), filesAs('yaml', (table) => stringify(table))]) {
      const inputs = readTexts(files);
      expect(problemsOf(inputs)).toEqual([]);
      expect(valuesOf(inputs)).toEqual(whole);
    }
  });
});

test('calls of hap.py are read from YAML too', () => {
  const row = '  METRIC.Recall_snp: 0.99\n  METRIC.Precision_snp: 0.98\n';
  const { dna } = readTexts({ 'multiqc_happy_snp_data.yaml': `D5_ALL_snp:\n${row}` });
  const json = readTexts({
    'multiqc_happy_snp_data.json': JSON.stringify({
      D5_ALL_snp: { 'METRIC.Recall_snp': 0.99, 'METRIC.Precision_snp': 0.98 },
    }),
  });
  expect(dna.map(({ name, snv }) => [name, snv])).toEqual(json.dna.map(({ name, snv }) => [name, snv]));
});

test.each([
  ['a key without an end', 'D5:\n  "raw_total_sequences: 1\n', { code: 'invalid-yaml', line: 3 }],
  [
    'more than the limit',
    `D5:\n${'  a: 1\n'.repeat(1_000_000)}`,
    { code: 'long-yaml', params: { limit: 5_000_000 } },
  ],
])('YAML with %s is a problem of its file', (_, text, problem) => {
  expect(problemsOf(readTexts({ 'multiqc_samtools_stats.yaml': text }))).toMatchObject([
    { file: 'multiqc_samtools_stats.yaml', ...problem },
  ]);
});

test('deep nesting and aliases that multiply are problems, and end at once', () => {
  const nested = `D5:\n  a: ${'['.repeat(20_000)}\n`;
  const aliases = ['a: &a0 [x, x]'];
  for (let level = 1; level < 30; level += 1) {
    aliases.push(`a${String(level)}: &a${String(level)} [*a${String(level - 1)}, *a${String(level - 1)}]`);
  }
  for (const text of [nested, `D5:\n${aliases.map((line) => `  ${line}\n`).join('')}`]) {
    const problems = problemsOf(readTexts({ 'multiqc_samtools_stats.yaml': text }));
    expect(problems.map(({ code }) => code)).toEqual(['invalid-yaml']);
  }
});

test('other YAML and JSON stay unknown', () => {
  const inputs = readTexts({
    'samplesheet.yaml': 'D5:\n  raw_total_sequences: 10\n',
    'multiqc_config.yaml': 'title:\n  raw_total_sequences: 10\n',
    'multiqc_samtools_stats.json': '[1, 2]',
  });
  expect(inputs.files.map(({ path, format }) => [path, format])).toEqual([
    ['samplesheet.yaml', null],
    ['multiqc_config.yaml', null],
    ['multiqc_samtools_stats.json', null],
  ]);
  expect(figureValues(inputs)).toEqual({});
});
