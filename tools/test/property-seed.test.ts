import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfigureGlobal } from 'fast-check';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const libs = readdirSync(resolve(root, 'libs')).map((lib) => `libs/${lib}`);
const configs = ['apps/portal', 'apps/server', 'apps/visualisation', 'tools', ...libs]
  .map((project) => `${project}/vitest.config.mts`)
  .filter((config) => existsSync(resolve(root, config)));

test.each(configs)('%s sets the shared seed of property tests', (config) => {
  expect(readFileSync(resolve(root, config), 'utf8')).toMatch(
    /\.\.\.UNIT_SETTINGS|unitTests\(import\.meta\.dirname/,
  );
});

test('the configuration that most projects share has it', () => {
  expect(readFileSync(resolve(root, 'vitest.unit-settings.ts'), 'utf8')).toContain(
    'test: { ...UNIT_SETTINGS',
  );
});

test('the seed is PROPERTY_SEED, and fixed without it', () => {
  expect(configs.length).toBeGreaterThan(10);
  expect(readConfigureGlobal()?.seed).toBe(Number(process.env['PROPERTY_SEED'] ?? 20_261_121));
});
