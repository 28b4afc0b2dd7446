import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { readConfig } from './read-config.ts';

test.each([
  [{}, '/visualisation', '{kind}'],
  [{ VISUALIZATION_HOST: 'none' }, null, '{brand}-{kind}-vis'],
  [{ VISUALIZATION_HOST: 'https://vis.example.org' }, 'https://vis.example.org', '{brand}-{kind}-vis'],
  [
    { VISUALIZATION_HOST: 'https://vis.example.org', VISUALIZATION_PATH: 'apps/{kind}.html' },
    'https://vis.example.org',
    'apps/{kind}.html',
  ],
])('%j: the host is %j and the path %j', (environment, visualizationHost, visualizationPath) => {
  expect(readConfig(environment).portal).toMatchObject({ visualizationHost, visualizationPath });
});

test.each(['rna', '{kind}?x=1', '{kind}/<script>', 'https:{kind}'])('refuses the path %s', (path) => {
  expect(() => readConfig({ VISUALIZATION_PATH: path })).toThrow(
    /VISUALIZATION_PATH must be a path with \{kind\}/,
  );
});

test.each(['no', 'vis.example.org', 'https://vis.example.org/path'])('refuses the host %s', (host) => {
  expect(() => readConfig({ VISUALIZATION_HOST: host })).toThrow(
    /VISUALIZATION_HOST must be an address like/,
  );
});

test('pages may frame the host of the visualisations', () => {
  const frames = (environment: Record<string, string>) =>
    contentSecurityPolicy(readConfig(environment), [])
      .split('; ')
      .find((directive) => directive.startsWith('frame-src'));
  expect(frames({ VISUALIZATION_HOST: 'https://vis.example.org' })).toBe(
    "frame-src 'self' blob: https://vis.example.org",
  );
  expect(frames({})).toBe("frame-src 'self' blob:");
});
