import { expect, it } from 'vitest';
import { visualizationUrl } from './visualizations';

const SPECIFIED = '{brand}-{kind}-vis';
const page = 'https://portal.example.org/data/#/dashboard';

it.each([
  [null, SPECIFIED, undefined],
  ['', SPECIFIED, undefined],
  ['javascript:alert(1)//', SPECIFIED, undefined],
  ['data:text/html,', SPECIFIED, undefined],
  ['https://vis.example.org', SPECIFIED, 'https://vis.example.org/example-rna-vis/'],
  ['https://vis.example.org/shiny//', '/{kind}/', 'https://vis.example.org/shiny/rna/'],
  ['https://vis.example.org', 'apps/{kind}.html', 'https://vis.example.org/apps/rna.html'],
  ['/visualisation', '{kind}', 'https://portal.example.org/visualisation/rna/'],
])('the service of a site with host %s and path %s is at %s', (host, path, url) => {
  expect(visualizationUrl({ host, path, brand: 'example', page }, 'rna')?.href).toBe(url);
});
