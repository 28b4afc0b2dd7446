import { useLingui } from '@lingui/react/macro';
import type { FigureColumn } from '@omics-portal/api';
import { cn, VisuallyHidden } from '@omics-portal/ui';
import { joinSentences } from '@omics-portal/wording';
import { formatFigure, type FigureValue } from './format-figure';
import type { FigureJudgement } from './judge-figures';
import { positionTint } from './position-tint';

const LEVEL_BOX = { warn: 'bg-warning-soft text-warning', fail: 'bg-danger-soft text-danger' } as const;
/** Marks beside the number, so that no meaning depends on colour. */
export const LEVEL_MARK = { warn: '!', fail: '✗' } as const;

interface FigureCellProps {
  readonly value: FigureValue;
  readonly column: FigureColumn;
  readonly judgement: FigureJudgement | undefined;
}

/** Sentences about a value: the limit that it is beyond, and its distance from the other samples. */
function useJudgementText() {
  const { t, i18n } = useLingui();
  return ({ level, score, outlier, n }: FigureJudgement, column: FigureColumn): string => {
    const { thresholds, better } = column;
    const sentences: string[] = [];
    if (level && thresholds) {
      const limit = formatFigure(thresholds[level], column, i18n.locale);
      const { origin } = thresholds;
      const isLow = better === 'higher';
      if (level === 'fail') {
        sentences.push(
          isLow
            ? t`Below the failure limit of ${limit} (${origin}).`
            : t`Above the failure limit of ${limit} (${origin}).`,
        );
      } else {
        sentences.push(
          isLow
            ? t`Below the warning limit of ${limit} (${origin}).`
            : t`Above the warning limit of ${limit} (${origin}).`,
        );
      }
    }
    if (outlier && score !== null) {
      const distance = Math.abs(score).toLocaleString(i18n.locale, { maximumFractionDigits: 1 });
      sentences.push(
        score < 0
          ? t`Outlier: ${distance} robust deviations below the median of ${n}.`
          : t`Outlier: ${distance} robust deviations above the median of ${n}.`,
      );
    }
    return joinSentences(sentences);
  };
}

/** Value of a figure with its marks: a limit that it is beyond, and an outlier among the samples. */
export function FigureCell({ value, column, judgement }: FigureCellProps) {
  const { t, i18n } = useLingui();
  const judgementText = useJudgementText();
  if (value === null) {
    return (
      <span className="text-muted" title={t`No value`}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t`No value`}</VisuallyHidden>
      </span>
    );
  }
  const text = formatFigure(value, column, i18n.locale);
  if (!judgement) {
    return text;
  }
  const { level, outlier, score, position } = judgement;
  const said = judgementText(judgement, column);
  const isTinted = !column.thresholds && position !== null;
  return (
    <span
      title={said || undefined}
      style={isTinted ? { backgroundColor: positionTint(position) } : undefined}
      className={cn(
        'flex items-center justify-end gap-1.5 rounded-control px-1.5 leading-6',
        level && LEVEL_BOX[level],
      )}
    >
      {level ? (
        <span aria-hidden className="font-bold">
          {LEVEL_MARK[level]}
        </span>
      ) : null}
      {outlier ? <span aria-hidden>{(score ?? 0) < 0 ? '▼' : '▲'}</span> : null}
      <span className={cn(outlier && 'font-semibold underline decoration-dotted underline-offset-3')}>
        {text}
      </span>
      {said ? <VisuallyHidden>{` ${said}`}</VisuallyHidden> : null}
    </span>
  );
}
