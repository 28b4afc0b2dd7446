import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { typeGroups } from './type-groups.mjs';

/** A repository with these projects. */
function aRepository(projects: Record<string, object>): string {
  const root = mkdtempSync(join(tmpdir(), 'types-'));
  for (const folder of ['apps', 'libs', 'examples', 'tools']) mkdirSync(join(root, folder));
  for (const [folder, config] of Object.entries(projects)) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'tsconfig.json'), JSON.stringify(config));
  }
  return root;
}

const BASE = { extends: '../../tsconfig.base.json', include: ['src'] };

test('projects with equal options are one program, whatever the order of their options', () => {
  const root = aRepository({
    'apps/a': { ...BASE, compilerOptions: { lib: ['dom'], types: ['node'] } },
    'libs/b': { ...BASE, compilerOptions: { types: ['node'], lib: ['dom'] }, include: ['src', '*.mts'] },
  });
  const [group, ...others] = typeGroups(root);
  expect(others).toEqual([]);
  expect(group).toMatchObject({
    projects: ['apps/a', 'libs/b'],
    config: {
      extends: join(root, 'tsconfig.base.json'),
      include: [join(root, 'apps/a/src'), join(root, 'libs/b/src'), join(root, 'libs/b/*.mts')],
    },
  });
});

test('a project with the types of Node is not in one program with a project of the browser', () => {
  const root = aRepository({
    'apps/a': { ...BASE, compilerOptions: { types: ['node'] } },
    'libs/b': { ...BASE, compilerOptions: { types: ['vite/client'] } },
  });
  expect(typeGroups(root).map(({ projects }) => projects)).toEqual([['apps/a'], ['libs/b']]);
});

test('every project of this repository is in one program, and the server shares its own with none', () => {
  const groups = typeGroups(resolve(import.meta.dirname, '../..')).map(({ projects }) => projects);
  expect(groups).toContainEqual(['apps/server']);
  const all = groups.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(
    expect.arrayContaining(['apps/portal', 'libs/ui', 'libs/data-query', 'examples/embed', 'tools']),
  );
});
