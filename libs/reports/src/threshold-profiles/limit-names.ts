import type { I18n } from '@lingui/core';
import { FIGURES } from '@omics-portal/qc-inputs';
import {
  type LimitMetric,
  SEQUENCING_METRICS,
  type SequencingMetric,
  unitSign,
} from '@omics-portal/qc-metrics';
import { METRIC_LABELS, METRIC_UNITS } from '../figures/metric-labels';
import { toolFigureLabel } from '../sequencing/tool-figure-labels';

/** Name of a figure with limits in the language of the page. */
export function limitFigure(i18n: I18n, metric: LimitMetric): string {
  return isOfReads(metric) ? toolFigureLabel(i18n, metric) : i18n._(METRIC_LABELS[metric]);
}

/** Unit of a figure with limits, as shown; empty for one without a unit. */
export function limitUnit(metric: LimitMetric): string {
  return isOfReads(metric) ? unitSign(FIGURES[metric].unit) : METRIC_UNITS[metric];
}

function isOfReads(metric: LimitMetric): metric is SequencingMetric {
  return SEQUENCING_METRICS.some((known) => known === metric);
}
