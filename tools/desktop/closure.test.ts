import { expect, test } from 'vitest';
import { closureOf, namesIn } from './closure.mjs';

test.each([
  ["import fastify from 'fastify';", ['fastify']],
  ['import{a}from"@scope/name/part.js";', ['@scope/name']],
  ["const { chromium } = await import('playwright');", ['playwright']],
  ["import 'side-effect';", ['side-effect']],
  ["createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')", ['swagger-ui-dist']],
  ["import { x } from './chunks/x.js'; import fs from 'node:fs'; import path from 'path';", []],
  ["process.execArgv.push('--import', 'tsx'); import('tsx')", []],
])('the packages of %s', (source, names) => {
  expect(namesIn(source)).toEqual(names);
});

const PACKAGES = {
  'node_modules/a': { dependencies: { b: '1', c: '1' }, optionalDependencies: { system: '1' } },
  'node_modules/a/node_modules/b': { dependencies: { c: '1' }, peerDependencies: { peer: '1', other: '1' } },
  'node_modules/b': {},
  'node_modules/c': { dependencies: { a: '1' } },
  'node_modules/peer': {},
  'node_modules/system': {},
  'node_modules/unused': {},
};
const isInstalled = (path: string) => path !== 'node_modules/system';

test('a closure has nested versions, installed peers and nothing else', () => {
  expect(closureOf(PACKAGES, ['a'], isInstalled)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/peer',
  ]);
});

test('a package that is not installed is named', () => {
  expect(() => closureOf(PACKAGES, ['system'], isInstalled)).toThrow('system is not installed');
  expect(() => closureOf({ 'node_modules/a': { dependencies: { gone: '1' } } }, ['a'], () => true)).toThrow(
    /^gone is not installed, and node_modules\/a needs it/,
  );
});
