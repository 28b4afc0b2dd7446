// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { buildOf, runningBuild, servedBuild } from './entry-document';

const html = (script: string) =>
  `<!doctype html><html><head><script src="./theme-boot.js"></script>${script}</head></html>`;
const ours = html(
  '<script type="module" crossorigin src="./assets/vendor-1.js"></script><script type="module" crossorigin src="./assets/index-Ab1.js"></script>',
);
const BUILD = 'vendor-1.js index-Ab1.js';

test.each([
  ['ours', ours, BUILD],
  ['one in development', html('<script type="module" src="/src/main.tsx?t=1"></script>'), 'main.tsx'],
  ['a sign-in page of the network', '<html><form action="/login"></form></html>', undefined],
  ['a page with inline code', html('<script type="module">import "./x.js"</script>'), undefined],
  ['nothing', '', undefined],
])('the build of %s', (_, text, expected) => {
  expect(buildOf(text)).toBe(expected);
});

test('the running page and its entry document name the same build', () => {
  expect(runningBuild(new DOMParser().parseFromString(ours, 'text/html'))).toBe(buildOf(ours));
  expect(runningBuild(new DOMParser().parseFromString('', 'text/html'))).toBeUndefined();
});

test.each([
  ['a response', async () => new Response(ours), BUILD],
  ['a refusal', async () => new Response(ours, { status: 503 }), undefined],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
])('the served build after %s', async (_, response, expected) => {
  const fetchPage = vi.fn<typeof fetch>(response);
  expect(await servedBuild('http://x/portal/index.html#/a', fetchPage)).toBe(expected);
  expect(String(fetchPage.mock.calls[0]?.[0])).toBe('http://x/portal/');
  expect(fetchPage.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
});
