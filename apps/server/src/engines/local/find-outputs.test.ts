import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunOutput } from '../../app-store/run-descriptor.ts';
import { findOutputs } from './find-outputs.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outputs-'));
  for (const path of ['b.html', 'a.html', 'deep/c.bam', 'deep/d.bam', 'plots/p.png']) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), '');
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const BASE = { name: 'o', kind: 'file' } as const;

test.each<[output: RunOutput, expected: string]>([
  [{ ...BASE, file: 'b.html' }, 'b.html'],
  [{ ...BASE, pattern: '*.html' }, 'a.html'],
  [{ ...BASE, pattern: '**/*.bam' }, 'deep/c.bam'],
  [{ ...BASE, pattern: '{x,b}.htm?' }, 'b.html'],
  [{ ...BASE, kind: 'folder', folder: 'plots' }, 'plots/'],
  [{ ...BASE, kind: 'folder', folder: 'plots/' }, 'plots/'],
])('the output %j is found at %s', async (output, expected) => {
  expect(await findOutputs(folder, [output])).toEqual({ paths: { o: expected }, missing: [] });
});

test.each<[output: RunOutput, missing: string[]]>([
  [{ ...BASE, file: 'none.html' }, ['none.html']],
  [{ ...BASE, file: 'plots' }, ['plots']],
  [{ ...BASE, pattern: '*.bam' }, ['*.bam']],
  [{ ...BASE, kind: 'folder', folder: 'b.html' }, ['b.html']],
  [{ ...BASE, pattern: '*.bam', required: false }, []],
  [{ ...BASE, output: 'name' }, ['name']],
])('without the output %j, %j is missing', async (output, missing) => {
  expect(await findOutputs(folder, [output])).toEqual({ paths: {}, missing });
});
