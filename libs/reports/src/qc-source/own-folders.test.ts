import { expect, test } from 'vitest';
import { foldersOfObjects } from './own-folders';

const OWN = 'minio://users/data/ada/';
const objects = ['run_7/multiqc/a.txt', 'run_7/b.json', 'Run_8/c.zip', 'notes.txt', 'empty/'].map((path) => ({
  path: OWN + path,
}));

test('folders are those on the way to each file, with the number of files below them', () => {
  expect(foldersOfObjects(objects, { own: OWN, text: '' })).toEqual([
    { link: `${OWN}run_7/multiqc/`, name: 'run_7/multiqc', files: 1 },
    { link: `${OWN}run_7/`, name: 'run_7', files: 2 },
    { link: `${OWN}Run_8/`, name: 'Run_8', files: 1 },
  ]);
});

test('a text finds folders by their path, whatever its case', () => {
  const found = (text: string) => foldersOfObjects(objects, { own: OWN, text }).map(({ name }) => name);
  expect(found('run_8')).toEqual(['Run_8']);
  expect(found('MULTI')).toEqual(['run_7/multiqc']);
  expect(found('ada')).toEqual([]);
});

test('files outside of the own folder have none', () => {
  expect(foldersOfObjects([{ path: 'minio://projects/p/a.txt' }], { own: OWN, text: '' })).toEqual([]);
});
