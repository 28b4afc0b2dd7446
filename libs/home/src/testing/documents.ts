import { VISUALISATION_VERSION } from '@omics-portal/api/visualisation';
import { http, HttpResponse } from 'msw';

const source = {
  id: 'dnaseq-history',
  title: 'History of Quartet DNA sequencing batches: 27 WGS and 240 WES rows',
  licence: 'MIT',
  origin: 'report',
  synthetic: false,
};

/** Call sets of three batches of genomes and two of exomes. */
const CALL_SETS = [
  { sequencing: 'WGS', batch: 'a', mendelian: { snv: 0.95, indel: 0.8 } },
  { sequencing: 'WGS', batch: 'b', mendelian: { snv: 0.97, indel: 0.8 } },
  { sequencing: 'WGS', batch: 'c', mendelian: { snv: 0.9, indel: 0.8 } },
  { sequencing: 'WES', batch: 'd', mendelian: { snv: 0.26, indel: 0.4 } },
  { sequencing: 'WES', batch: 'e', mendelian: { snv: 0.98, indel: 0.8 } },
];

const PUBLICATIONS = `# Publications

## Overview

- *Ratios of reference materials.* A Journal. DOI [10.0000/one](https://doi.org/10.0000/one)
`;

const PROTEIN_HISTORY = {
  omics: 'proteomics',
  source: {
    ...source,
    id: 'proteomics-quartet',
    title: 'Quartet proteomics reference fold changes (peptides) and history of 32 batches',
  },
  batches: [
    { batch: 'p1', total: 10, grade: 'Great' },
    { batch: 'p2', total: 1, grade: 'Bad' },
    { batch: 'p3', total: 4.189, grade: 'Fair' },
  ],
};

const HISTORIES = '/visualisation/data/histories.json';

/** Handler of a server that fails for the totals of batches. */
export const failedHistories = http.get(HISTORIES, () => new HttpResponse(null, { status: 500 }));

/** Handler of a host that has no totals of batches. */
export const absentHistories = http.get(HISTORIES, () => new HttpResponse(null, { status: 404 }));

/** Handlers of the documents of the overview: figures of published batches and the list of publications. */
export const documentHandlers = [
  http.get('/visualisation/data/dna.json', () =>
    HttpResponse.json({
      version: VISUALISATION_VERSION,
      kind: 'dna',
      history: { source, callSets: CALL_SETS },
      variants: { source, libraries: [] },
    }),
  ),
  http.get(HISTORIES, () =>
    HttpResponse.json({ version: VISUALISATION_VERSION, kind: 'histories', histories: [PROTEIN_HISTORY] }),
  ),
  http.get('/documents/publications.:locale.md', () => HttpResponse.text(PUBLICATIONS)),
];

/** Handlers of a site that has neither. */
export const noDocumentHandlers = [
  absentHistories,
  http.get('/visualisation/data/dna.json', () => new HttpResponse(null, { status: 404 })),
  http.get('/documents/publications.:locale.md', () => new HttpResponse(null, { status: 404 })),
];
