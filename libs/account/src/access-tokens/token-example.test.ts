import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { EXAMPLE_LANGUAGES, tokenExample } from './token-example';

const TOKEN = 'omp_3f9c21d07a4e_secret';
const options = { apiUrl: "https://portal.example.org/it's/", scopes: ['work:read'] as const };

test('the curl example sends the token in a header that no list of processes shows', () => {
  // A curl that prints its arguments, and the content of the file of the header.
  const curl = `curl() { printf '%s\\n' "$@"; cat "\${6#@}"; }`;
  const shown = execFileSync('bash', ['-c', `${curl}\n${tokenExample('curl', options)}`], {
    env: { ...process.env, PORTAL_TOKEN: TOKEN },
    encoding: 'utf8',
  });
  const [url, option, file, header] = shown.trim().split('\n').slice(3);
  expect(url).toBe("https://portal.example.org/it's/api/projects?page=1&per_page=10");
  expect(option).toBe('--header');
  expect(file).toMatch(/^@\/dev\/fd\/\d+$/);
  expect(header).toBe(`Authorization: Bearer ${TOKEN}`);
});

test.each(EXAMPLE_LANGUAGES.map(({ value }) => value))('the %s example reads the variable', (language) => {
  expect(tokenExample(language, options)).toContain('PORTAL_TOKEN');
  expect(tokenExample(language, { ...options, scopes: ['files:read'] })).toContain('/api/fs-services');
});
