// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { followPrint } from './print';

test('the page is light and its drawings can shrink while it is printed, and as before afterwards', () => {
  const root = document.documentElement;
  document.body.innerHTML = `<div data-slot="chart-plot"><svg id="axis" width="1280" height="400"></svg></div>
    <div data-slot="chart-plot"><svg id="dense" width="1280" height="400"><image></image></svg></div>`;
  const viewBox = (id: string) => document.getElementById(id)?.getAttribute('viewBox') ?? null;
  const stop = followPrint(window);
  root.dataset['theme'] = 'dark';
  for (const time of ['first', 'second']) {
    window.dispatchEvent(new Event('beforeprint'));
    expect(root.dataset['theme'], time).toBe('light');
    expect(viewBox('axis')).toBe('0 0 1280 400');
    expect(viewBox('dense')).toBe('0 0 1280 400');
    window.dispatchEvent(new Event('afterprint'));
    expect(root.dataset['theme'], time).toBe('dark');
    expect([viewBox('axis'), viewBox('dense')]).toEqual([null, null]);
  }
  stop();
  window.dispatchEvent(new Event('beforeprint'));
  expect(root.dataset['theme']).toBe('dark');
});
