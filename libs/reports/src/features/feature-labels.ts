import { formats, type I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { formatFigure } from '../format/figure';
import type { FeatureColumn, FeatureColumnKind } from './read-feature-table';

/** Least p that is written with decimals. */
const SMALL_P = 0.001;
const P_DECIMALS = 4;

/** Head of a column of a feature table. */
export function featureColumnLabel({ kind, subject }: FeatureColumn, i18n: I18n): string {
  const labels: Record<FeatureColumnKind, string> = {
    missing: t(i18n)`Missing values (%)`,
    mean: t(i18n)`Mean log2, ${subject}`,
    variation: t(i18n)`CV, ${subject} (%)`,
    foldChange: t(i18n)`log2 fold change, ${subject}`,
    adjustedP: t(i18n)`Adjusted p, ${subject}`,
  };
  return labels[kind];
}

/** Figure of a feature: three decimals, of a small p two behind the first digit. */
export function formatFeatureFigure(value: number, kind: FeatureColumnKind, locale: string): string {
  if (kind !== 'adjustedP') {
    return formatFigure(value, '', locale);
  }
  const options: Intl.NumberFormatOptions =
    value < SMALL_P && value > 0
      ? { notation: 'scientific', minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { minimumFractionDigits: P_DECIMALS, maximumFractionDigits: P_DECIMALS };
  return formats.number(locale, value, options);
}
