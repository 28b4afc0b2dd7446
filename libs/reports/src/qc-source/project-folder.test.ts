import { expect, test } from 'vitest';
import { projectFolder } from './project-folder';

test.each([
  ['minio://projects/run_7/0b1c/report.json', 'run_7', 'minio://projects/run_7/'],
  ['oss://bucket/results/demo/cromwell/call-a/x.txt', 'demo', 'oss://bucket/results/demo/'],
  ['minio://projects/run_77/a', 'run_7', null],
])('the folder of %s in project %s is %s', (link, name, folder) => {
  expect(projectFolder(link, name)).toBe(folder);
});
