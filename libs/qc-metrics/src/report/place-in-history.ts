import { type Omics } from '../matrix/expression-matrix';
import { type Direction, describeHistory, gradeAgainst, rankAgainst } from '../scores/history';
import { DIRECTION_OF_METRIC, historyOf, type ScoredMetric, totalScore } from '../scores/total-score';
import { type InstalledReference } from './installed-reference';
import { type NotComputed, type QcMetric } from './qc-report';

/** A figure, or why it is absent. */
export type Measured =
  { readonly value: number } | { readonly value: null; readonly notComputed: NotComputed };

const UNIT_OF_METRIC = {
  features: '',
  missing: '%',
  absoluteCorrelation: '',
  cv: '%',
  snr: 'dB',
  rc: '',
} as const satisfies Record<ScoredMetric, QcMetric['unit']>;
const ORDER: readonly ScoredMetric[] = ['features', 'missing', 'absoluteCorrelation', 'cv', 'snr', 'rc'];

/** Puts each figure beside its history (mean, rank, grade) and adds the total score. */
export function placeInHistory(
  omics: Omics,
  measured: Readonly<Record<ScoredMetric, Measured>>,
  reference: InstalledReference | undefined,
): QcMetric[] {
  const history = reference?.history ?? [];
  const source = reference?.info.id ?? '';
  const metrics = ORDER.map((key): QcMetric => ({
    key,
    unit: UNIT_OF_METRIC[key],
    ...measured[key],
    ...placed(historyOf(history, key), measured[key].value, DIRECTION_OF_METRIC[key], source),
  }));
  return [...metrics, totalMetric(omics, measured, reference)];
}

function totalMetric(
  omics: Omics,
  measured: Readonly<Record<ScoredMetric, Measured>>,
  reference: InstalledReference | undefined,
): QcMetric {
  if (!reference?.history || reference.history.length < 2) {
    return {
      key: 'total',
      value: null,
      unit: '',
      notComputed: { reason: 'history-not-installed', params: { set: `${omics}-quartet` } },
    };
  }
  const values = Object.fromEntries(
    ORDER.flatMap((key) => (measured[key].value === null ? [] : [[key, measured[key].value]])),
  );
  const { total, historicalTotals } = totalScore(reference.history, values);
  return {
    key: 'total',
    value: total,
    unit: '',
    ...placed(historicalTotals, total, 'higher', reference.info.id),
  };
}

function placed(
  history: readonly number[],
  value: number | null,
  direction: Direction,
  source: string,
): Pick<QcMetric, 'history' | 'rank' | 'grade'> {
  if (history.length < 2) {
    return {};
  }
  const described = { history: { ...describeHistory(history), source } };
  return value === null
    ? described
    : {
        ...described,
        rank: rankAgainst(history, value, direction),
        grade: gradeAgainst(history, value, direction),
      };
}
