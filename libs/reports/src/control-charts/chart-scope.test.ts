import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartListInput, readChartScope } from './chart-scope';
import { readControlChartSearch } from './control-chart-search';

test.each([
  [{}, {}],
  [null, {}],
  ['tool=dseqc', {}],
  [{ tool: 'dseqc' }, { tool: 'dseqc' }],
  [{ tool: 'acme-protqc-report' }, { tool: 'protqc' }],
  [{ tool: 'unknown' }, {}],
  [{ name: '', laboratory: '', instrument: 7 }, { name: '' }],
  [
    { tool: 'metqc', laboratory: 'L1', operator: 'Lin', figure: 'snr' },
    { tool: 'metqc', laboratory: 'L1', operator: 'Lin' },
  ],
])('the scope of %j is %j', (search, scope) => {
  expect(readChartScope(search)).toEqual(scope);
});

test('the request of the loader is that of the screen, whatever the address', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('tool', 'name', 'laboratory', 'instrument', 'operator', 'figure', 'days', 'baseline'),
        fc.oneof(fc.constantFrom('dseqc', 'protqc', '', 'L1'), fc.integer(), fc.constant(null)),
      ),
      (search) => {
        const input = (scope: Parameters<typeof chartListInput>[2]) => chartListInput('acme', 'dseqc', scope);
        expect(input(readChartScope(search))).toEqual(input(readControlChartSearch(search)));
      },
    ),
  );
});

test('reports in the archive have no part in a chart', () => {
  expect(chartListInput('acme', 'protqc', {})).toMatchObject({ status: 'Finished', mark: 'not-archived' });
});
