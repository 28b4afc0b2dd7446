import { expect, test } from 'vitest';
import { overviewPapers, papersToCite } from './papers-to-cite';

const LIST = `# Publications

- not in a section

## Overview and data integration

- *One paper.* A Journal. DOI [10.0000/one](https://doi.org/10.0000/one)

## Transcriptomics

* [Another paper](https://doi.org/10.0000/two)

## Metabolomics

- *A third.*

## Citing

Cite them.
`;

const NAMES = ['Genomics', 'Transcriptomics', 'Proteomics', 'Metabolomics'];

test.each([
  [
    'Transcriptomics',
    LIST,
    ['One paper. A Journal. DOI 10.0000/one', 'Another paper (https://doi.org/10.0000/two)'],
  ],
  ['Proteomics', LIST, ['One paper. A Journal. DOI 10.0000/one']],
  ['Proteomics', '## Genomics\r\n\r\n- A paper\r\n', []],
  ['Genomics', '## Genomics\r\n\r\n- A paper\r\n', ['A paper']],
  ['Genomics', '# Nothing\n\n- a point\n', []],
  ['Genomics', '', []],
])('papers to cite for %s', (omics, markdown, papers) => {
  expect(papersToCite(markdown, omics, NAMES)).toEqual(papers);
});

test('unclosed brackets are read in linear time', () => {
  expect(papersToCite(`## A\n- ${'['.repeat(50_000)}`, 'Genomics', NAMES)).toHaveLength(1);
});

test.each([
  [LIST, ['One paper. A Journal. DOI 10.0000/one']],
  ['## Genomics\n\n- A paper\n', []],
  ['', []],
])('papers about all the data of a site', (markdown, papers) => {
  expect(overviewPapers(markdown, NAMES)).toEqual(papers);
});
