import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';
import { trsAddress } from './read-trs.ts';
import { ImportError } from './workflow-source.ts';

const REGISTRY = 'https://dockstore.org/ga4gh/trs/v2';
const ID = '#workflow/github.com/lab/quartet';

const addressOf = (source: string, rest: { registry?: string; trsVersion?: string } = {}) =>
  trsAddress({ source, registry: rest.registry, trsVersion: rest.trsVersion });

test.each([
  ['trs://dockstore.org/quartet', 'quartet', undefined],
  ['trs://dockstore.org/quartet/1.2', 'quartet', '1.2'],
  ['trs://dockstore.org/%23workflow%2Fgithub.com%2Flab%2Fquartet/1.2', ID, '1.2'],
  ['trs://dockstore.org/quartet/feature%2Fbam', 'quartet', 'feature/bam'],
  [`${REGISTRY}/tools/quartet`, 'quartet', undefined],
  [`${REGISTRY}/tools/%23workflow%2Fgithub.com%2Flab%2Fquartet/versions/1.2`, ID, '1.2'],
  [`${REGISTRY}/tools/quartet/versions/feature%2Fbam/CWL/descriptor`, 'quartet', 'feature/bam'],
])('%s', (source, id, version) => {
  expect(addressOf(source)).toEqual({ registry: REGISTRY, id, version });
  expect(addressOf(source, { trsVersion: '7' })).toEqual({ registry: REGISTRY, id, version: '7' });
});

test('an id at a registry is taken as it is written, the address without its last slashes', () => {
  expect(addressOf(ID, { registry: `${REGISTRY}//` })).toEqual({
    registry: REGISTRY,
    id: ID,
    version: undefined,
  });
});

test.each(['https://github.com/lab/quartet', './quartet', 'main.cwl'])('%s is no tool', (source) => {
  expect(addressOf(source)).toBeUndefined();
});

test.each([
  'trs://dockstore.org/%zz',
  `${REGISTRY}/tools/quartet/versions/%e4`,
  'https://lab.example/flows/%zz.cwl',
])('the broken escape of %s is named', async (source) => {
  const reading = readSource({
    source,
    registry: undefined,
    trsVersion: undefined,
    file: undefined,
    workflowUrl: undefined,
  });
  await expect(reading).rejects.toThrow(
    new ImportError(`${source} has a % that begins no escape of a character.`),
  );
});
