import { afterEach, expect, test, vi } from 'vitest';
import { aConfig } from '../testing/portal';
import { CONFIG_ELEMENT, loadConfig } from './inlined-config';

const testConfig = aConfig();

const pageWith = (text: string | null) => ({
  getElementById: (id: string) =>
    id === CONFIG_ELEMENT && text !== null ? ({ textContent: text } as HTMLElement) : null,
});

afterEach(() => vi.unstubAllGlobals());

test('configuration in the page needs no request', async () => {
  const request = vi.fn();
  vi.stubGlobal('fetch', request);
  const config = await loadConfig(pageWith(JSON.stringify(testConfig)), './config.json', 'en-US');
  expect(config.brand).toBe(testConfig.brand);
  expect(request).not.toHaveBeenCalled();
});

test.each([
  ['an empty element', 'null'],
  ['no element', null],
])('%s: the file is fetched', async (_case, text) => {
  const request = vi.fn(async () => Response.json(testConfig));
  vi.stubGlobal('fetch', request);
  const config = await loadConfig(pageWith(text), './config.json', 'en-US');
  expect(config.brand).toBe(testConfig.brand);
  expect(request).toHaveBeenCalledOnce();
});

test('a configuration that is wrong is reported by its keys', async () => {
  const wrong = JSON.stringify({ ...testConfig, brand: 'my lab' });
  await expect(loadConfig(pageWith(wrong), './config.json', 'en-US')).rejects.toThrow(/^brand: /);
});
