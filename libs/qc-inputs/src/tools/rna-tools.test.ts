import { expect, test } from 'vitest';
import { readFolder } from '../folder/read-folder';
import { recognise } from '../folder/recognise';
import { type InputFile } from '../model/qc-inputs';
import { figureValues, readTexts } from '../testing/read-texts';
import { rnaOutputs } from '../testing/real-outputs';

const near = (value: number) => expect.closeTo(value, 6) as number;

/** Figures of the two libraries by the tool that is read first: Qualimap, then STAR or HISAT2. */
const D5 = {
  mapped: 96.16,
  uniquelyMapped: 91.35,
  multiMapped: 4.81,
  mismatches: 0.31,
  ribosomalBases: 1,
  fiveToThreeBias: expect.any(Number) as number,
};
const D6 = { mapped: 97, exonic: near(51.136364), intronic: near(43.181818), intergenic: near(5.681818) };

function jsonOf(change: (data: Record<string, unknown>) => void): InputFile {
  const text = String(rnaOutputs('multiqc').find(({ path }) => path === 'multiqc_data.json')?.text);
  const data = JSON.parse(text) as Record<string, unknown>;
  change(data);
  return { path: 'multiqc_data.json', text: JSON.stringify(data) };
}

test('the outputs of the tools for RNA are recognised', () => {
  const found = rnaOutputs('tools').map(({ path, text }) => [path, recognise(path, String(text))]);
  expect(Object.fromEntries(found)).toEqual({
    'D5_1.read_distribution.txt': 'rseqc-read-distribution',
    'D5_1.rna_metrics.txt': 'picard-metrics',
    'D5_1/raw_data_qualimapReport/coverage_profile_along_genes_(total).txt': 'qualimap-histogram',
    'D5_1/rnaseq_qc_results.txt': 'qualimap-rnaseq',
    'D5_1Log.final.out': 'star-log',
    'D6_1.hisat2.txt': 'hisat2-summary',
    'D6_1/raw_data_qualimapReport/coverage_profile_along_genes_(total).txt': 'qualimap-histogram',
    'D6_1/rnaseq_qc_results.txt': 'qualimap-rnaseq',
  });
});

test.each([
  ['the tools', () => rnaOutputs('tools')],
  ['the tables of MultiQC', () => rnaOutputs('multiqc').filter(({ path }) => path !== 'multiqc_data.json')],
  ['multiqc_data.json up to 1.28', () => [jsonOf(() => undefined)]],
  [
    'multiqc_data.json since 1.29, by section',
    () => [
      jsonOf((data) => {
        const names = ['qualimap', 'picard_rnaseqmetrics', 'star', 'hisat2'];
        for (const key of ['report_general_stats_data', 'report_general_stats_headers']) {
          data[key] = Object.fromEntries((data[key] as unknown[]).map((part, at) => [names[at], part]));
        }
      }),
    ],
  ],
])('%s give mapping rates, origin and bias of each library', (_, files) => {
  const inputs = readFolder(files());
  expect(inputs.files.flatMap(({ problems }) => problems)).toEqual([]);
  expect(inputs.samples.map(({ name }) => name)).toEqual(['D5_1', 'D6_1']);
  expect(figureValues(inputs, 0)).toMatchObject(D5);
  expect(figureValues(inputs, 1)).toMatchObject(D6);
});

test.each([
  [
    'Qualimap',
    ['D5_1/rnaseq_qc_results.txt'],
    { exonic: near(51.020408), fivePrimeBias: 0.71, threePrimeBias: 0.62, fiveToThreeBias: 1.13 },
  ],
  ['Picard', ['D5_1.rna_metrics.txt'], { exonic: near(51.535766), ribosomalBases: 1, fiveToThreeBias: 1.12 }],
  ['RSeQC', ['D5_1.read_distribution.txt'], { exonic: 56, intronic: 36, intergenic: 8 }],
])('%s has its own shares of exons', (_, paths, figures) => {
  const inputs = readFolder(rnaOutputs('tools').filter(({ path }) => paths.includes(path)));
  expect(figureValues(inputs)).toMatchObject(figures);
});

test('the coverage of genes is relative to its mean, and named by the results beside it', () => {
  const inputs = readTexts({
    'lab/qualimap/rnaseq_qc_results.txt': String(
      rnaOutputs('tools').find(({ path }) => path === 'D5_1/rnaseq_qc_results.txt')?.text,
    ),
    'lab/qualimap/raw_data_qualimapReport/coverage_profile_along_genes_(total).txt':
      '#Transcript position\tTranscript coverage profile\n0.0\t10.0\n50.0\t30.0\n99.0\t20.0\n',
    'lab/qualimap/raw_data_qualimapReport/coverage_profile_along_genes_(high).txt':
      '#Transcript position\tTranscript coverage profile\n0.0\t1.0\n',
  });
  expect(inputs.curves).toMatchObject([
    {
      kind: 'geneCoverage',
      name: 'D5_1',
      points: [
        [0, 0.5],
        [50, 1.5],
        [99, 1],
      ],
    },
  ]);
});

test.each([
  ['a log of STAR without figures', 'Started job on |\tx\nUniquely mapped reads % |\tNA\n', 'star-log'],
  [
    'no reads in the origins',
    'RNA-Seq QC report\n>>>>>>> Reads genomic origin\nexonic = 0 (NaN%)\n',
    'qualimap-rnaseq',
  ],
  ['a distribution without groups', 'Total Tags 5\nGroup Total_bases Tag_count\n', 'rseqc-read-distribution'],
])('%s has no invented figure', (_, text, format) => {
  const inputs = readTexts({ 'a.txt': text });
  expect(inputs.files[0]).toMatchObject({ format });
  expect(inputs.samples).toEqual([]);
});
