import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExpressionReport, QcCaution } from '@omics-portal/qc-metrics';
import { describe, expect, test } from 'vitest';
import { findHome } from '../../config/server-home.ts';
import { metricsSection } from './html-report.ts';
import { CHINESE } from './texts/chinese.ts';
import { ENGLISH } from './texts/english.ts';

const EXAMPLE = JSON.parse(
  readFileSync(join(findHome().repository, 'libs/reports/src/testing/protqc-example-report.json'), 'utf8'),
) as ExpressionReport;
const FPKM = 'counts-per-million';
const sectionOf = (cautions: readonly QcCaution[], texts = ENGLISH) =>
  metricsSection({ ...EXAMPLE, cautions }, texts);

describe('metricsSection', () => {
  test('a caution that concerns several figures is printed once below them, with their names', () => {
    const section = sectionOf([
      { metric: 'snr', reason: FPKM },
      { metric: 'cv', reason: 'cv-of-log-values' },
      { metric: 'absoluteCorrelation', reason: FPKM },
    ]);
    const [table = '', below = ''] = section.split('</table>');
    expect(table).not.toContain(ENGLISH.cautions[FPKM]);
    expect(below.split(ENGLISH.cautions[FPKM])).toHaveLength(2);
    expect(below).toContain(
      `<strong>${ENGLISH.metrics.snr}, ${ENGLISH.metrics.absoluteCorrelation}</strong>`,
    );
    expect(table).toContain(ENGLISH.cautions['cv-of-log-values']);
    expect(below).not.toContain(ENGLISH.cautions['cv-of-log-values']);
  });

  test('a caution about one figure is in its row', () => {
    const [table = '', below = ''] = sectionOf([{ metric: 'snr', reason: FPKM }], CHINESE).split('</table>');
    expect(table).toContain(CHINESE.cautions[FPKM]);
    expect(below).not.toContain(CHINESE.cautions[FPKM]);
  });

  test('a caution about a figure that the input cannot give is left out', () => {
    const metrics = EXAMPLE.metrics.filter(({ key }) => key !== 'recall');
    const section = metricsSection(
      { ...EXAMPLE, metrics, cautions: [{ metric: 'recall', reason: FPKM }] },
      ENGLISH,
    );
    expect(section).not.toContain(ENGLISH.cautions[FPKM]);
  });
});
