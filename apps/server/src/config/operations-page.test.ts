import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findHome } from './server-home.ts';

const page = readFileSync(join(findHome().repository, 'docs/operations.md'), 'utf8');
const described = [...page.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name]) => name);

/** Names of all variables that the configuration reads, and of the one that the start script reads. */
function variables(): string[] {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const read = sources.flatMap((source) => [...source.matchAll(/\bread\.\w+\(\s*'([A-Z_]+)'/g)]);
  return [...read.map(([, name]) => name ?? ''), 'SEED'].sort();
}

test('docs/operations.md describes every variable that the server reads, once, and no other', () => {
  expect(variables()).toContain('DATABASE_URL');
  expect(described.toSorted()).toEqual(variables());
});
