import { expect, test } from 'vitest';
import { DNA_METRICS } from '../dna/dna-metrics';
import { inputFigures } from './input-figures';
import { type MetricKey, type NotComputedReason, type QcMetric } from './qc-report';

const absent = (key: MetricKey, reason: NotComputedReason, params = {}): QcMetric => ({
  key,
  unit: '',
  value: null,
  notComputed: { reason, params },
});
const present = (key: MetricKey): QcMetric => ({ key, unit: '', value: 0.9 });
const total = (...figures: MetricKey[]) =>
  absent('total', 'total-needs-figures', { figures: figures.join(', ') });

const isMendelian = (key: MetricKey) => key.startsWith('mendelian');

test.each([
  ['calls-and-family-missing', () => true],
  ['calls-missing', (key: MetricKey) => !isMendelian(key)],
  ['family-missing', isMendelian],
] as const)('figures that need an absent input are apart: %s', (absentInput, lacks) => {
  const missing = DNA_METRICS.filter(lacks);
  const metrics = DNA_METRICS.map((key) =>
    lacks(key) ? absent(key, isMendelian(key) ? 'family-missing' : 'calls-missing') : present(key),
  );
  const figures = inputFigures({ metrics: [...metrics, total(...missing)] });
  expect(figures.absentInput).toBe(absentInput);
  expect(figures.missing).toEqual([...missing, 'total']);
  expect(figures.given).toEqual(DNA_METRICS.filter((key) => !lacks(key)).map(present));
});

test('a figure that the input has but that could not be computed is not missing', () => {
  const metrics = [
    absent('snr', 'too-few-replicates'),
    absent('mendelianSnv', 'family-missing'),
    total('snr', 'mendelianSnv'),
  ];
  const figures = inputFigures({ metrics });
  expect(figures.given.map(({ key }) => key)).toEqual(['snr', 'total']);
  expect(figures.missing).toEqual(['mendelianSnv']);
});

test('a report with all its input lacks none', () => {
  expect(inputFigures({ metrics: [present('precisionSnv'), absent('total', 'sequencing-unknown')] })).toEqual(
    {
      given: [present('precisionSnv'), absent('total', 'sequencing-unknown')],
      missing: [],
      absentInput: null,
    },
  );
});
