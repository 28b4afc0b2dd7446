import type { QcMetric } from '@omics-portal/qc-metrics';
import { expect, test } from 'vitest';
import { batchPlaneSeries, batchPosition, historyMean } from './batch-plane-series';

const labels = { own: 'This batch', mean: 'Mean', others: 'Others' };
const metric = (
  key: 'snr' | 'rc',
  value: number | null,
  history?: { mean: number; n: number },
): Pick<QcMetric, 'key' | 'value' | 'history' | 'unit'> => ({
  key,
  value,
  unit: '',
  ...(history && { history: { sd: 1, source: 'set', ...history } }),
});

test('a batch has a position with both figures only', () => {
  expect(batchPosition([metric('snr', 20), metric('rc', 0.9)])).toEqual({ snr: 20, rc: 0.9 });
  expect(batchPosition([metric('snr', 20), metric('rc', null)])).toBeNull();
  expect(batchPosition([metric('snr', 20)])).toBeNull();
});

test('the history is its mean where both figures have one', () => {
  const metrics = [metric('snr', 20, { mean: 19.5, n: 21 }), metric('rc', 0.9, { mean: 0.92, n: 20 })];
  expect(historyMean({ metrics })).toEqual({ snr: 19.5, rc: 0.92, n: 20 });
  expect(historyMean({ metrics: [metric('snr', 20, { mean: 19.5, n: 21 }), metric('rc', 0.9)] })).toBeNull();
});

test('a series without points is left out', () => {
  const own = { snr: 20, rc: 0.9 };
  expect(batchPlaneSeries({ own, mean: null, others: [], labels })).toEqual([
    { id: 'this-batch', label: 'This batch', points: [{ x: 20, y: 0.9, label: 'This batch' }] },
  ]);
  const others = [{ snr: 15, rc: 0.8, name: 'run_6' }];
  const series = batchPlaneSeries({ own, mean: { snr: 19.5, rc: 0.92 }, others, labels });
  expect(series.map(({ id, points }) => [id, points[0]?.label])).toEqual([
    ['this-batch', 'This batch'],
    ['history', 'Mean'],
    ['others', 'run_6'],
  ]);
});
