import { expect, test } from 'vitest';
import type { AppManifest } from '../../../app-store/app-store.ts';
import { omicsOfProject } from './project-omics.ts';

const manifest = (tags?: unknown): AppManifest => ({
  id: 'x',
  name: 'App',
  short_name: 'app',
  app_name: 'owner/app-v1',
  version: 'v1',
  author: 'owner',
  hidden: false,
  category: 'Pipeline',
  ...(tags !== undefined && { tags }),
});
const samples = (...omics: unknown[]) => omics.map((one, index) => ({ sample_id: `s${index}`, omics: one }));

test.each<[string, unknown, unknown[], string | null]>([
  ['all samples agree', ['proteomics', 'rnaseq'], ['transcriptomics', 'transcriptomics'], 'transcriptomics'],
  ['the samples differ', ['proteomics'], ['proteomics', 'metabolomics'], null],
  ['the app is for one assay', ['dnaseq'], [undefined], 'genomics'],
  ['the app is for one kind of data', ['metabolomics'], [undefined, undefined], 'metabolomics'],
  ['the app reads DNA and RNA alike', ['dnaseq', 'rnaseq'], [undefined], null],
  ['the app has other tags beside it', ['dnaseq', 'fast'], [undefined], 'genomics'],
  ['the app has no tags', undefined, [undefined], null],
  ['the tags are no list', 'dnaseq', [undefined], null],
  ['the samples say something unknown', ['dnaseq'], ['moon rocks'], 'genomics'],
])('%s', (_title, tags, omics, expected) => {
  expect(omicsOfProject(manifest(tags), samples(...omics))).toBe(expected);
});
