import { expect, it } from 'vitest';
import { visualizationUrl } from './visualizations';

it.each([
  [null, null],
  ['', null],
  ['javascript:alert(1)//', null],
  ['https://vis.example.org', 'https://vis.example.org/example-rna-vis/?lang=zh-CN'],
  ['https://vis.example.org/shiny//', 'https://vis.example.org/shiny/example-rna-vis/?lang=zh-CN'],
])('the service of a site with host %s is at %s', (host, url) => {
  expect(visualizationUrl(host, 'example', 'rna', 'zh-CN')).toBe(url);
});
