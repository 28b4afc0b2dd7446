import { expect, test } from 'vitest';
import { missingEnginePackages } from './engines.mjs';

test('packages are missing whose file is in no folder of programs', () => {
  const has = (...files: string[]) =>
    missingEnginePackages((path: string) => files.some((file) => path.endsWith(file)));
  expect(missingEnginePackages(() => true)).toEqual([]);
  expect(missingEnginePackages(() => false)).toEqual(
    expect.arrayContaining(['toil', 'slurm-client', 'munge']),
  );
  expect(has('/usr/bin/toil')).not.toContain('toil');
  expect(has('/usr/bin/flask')).toContain('python3-flask');
});
