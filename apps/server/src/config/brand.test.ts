import { BRAND_PATTERN } from '@omics-portal/api/brand';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SpecDocuments } from '../http/contract/spec-documents.ts';
import { publicBucket } from './server-config.ts';
import { findHome, pathsFrom } from './server-home.ts';

const home = findHome();
const specs = new SpecDocuments(
  pathsFrom(home, {
    dataDir: '',
    objectsDir: '',
    runsDir: '',
    indexDir: '',
    portalDist: '',
    visualisationDist: '',
  }).openapi,
);

/** Reads the pattern at a JSON pointer of a document. */
function patternAt(document: string, pointer: readonly string[]): RegExp {
  let node: unknown = specs.document(document).node;
  for (const part of pointer) node = (node as Record<string, unknown>)[part];
  return new RegExp(String(node));
}

const COLLECTION = patternAt('dataseq.yaml', ['components', 'schemas', 'CollectionName', 'pattern']);
const REPORT = patternAt('quartet-service.yaml', [
  'paths',
  '/api/report/{name}',
  'parameters',
  '0',
  'schema',
  'pattern',
]);
const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._:-]{1,61}[A-Za-z0-9]$/;

test('names with a brand prefix match the patterns of the OpenAPI documents', () => {
  fc.assert(
    fc.property(fc.stringMatching(BRAND_PATTERN), (brand) => {
      for (const omics of ['genomics', 'transcriptomics', 'proteomics', 'metabolomics'])
        expect(`${brand}_${omics}`).toMatch(COLLECTION);
      for (const kind of ['dseqc', 'rseqc', 'protqc', 'metqc'])
        expect(`${brand}-${kind}-report`).toMatch(REPORT);
      expect(publicBucket({ brand })).toMatch(BUCKET);
    }),
  );
});

test.each(['my-lab', 'my_lab', 'Lab', '1lab', '', 'x'.repeat(32)])('"%s" is no brand', (brand) => {
  expect(brand).not.toMatch(BRAND_PATTERN);
});
