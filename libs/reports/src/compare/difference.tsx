import { useLingui } from '@lingui/react/macro';

interface DifferenceProps {
  /** Value minus that of the first report; null if there is none. */
  readonly difference: number | null;
  /** True if the intervals of both do not overlap; null if one of both has none. */
  readonly intervalsApart?: boolean | null;
  /** Text of a value of this figure. */
  readonly format: (value: number) => string;
}

/** Difference to the first report, and whether it is larger than the uncertainty of both. */
export function Difference({ difference, intervalsApart = null, format }: DifferenceProps) {
  const { t } = useLingui();
  if (difference === null || difference === 0) {
    return null;
  }
  const size = format(Math.abs(difference));
  if (size === format(0)) {
    return <span className="text-xs text-muted">{t`differs from the first in later digits only`}</span>;
  }
  const signed = `${difference > 0 ? '+' : '−'}${size}`;
  return (
    <span className="text-xs text-muted">
      {t`${signed} compared with the first`}
      {intervalsApart === null ? null : (
        <> · {intervalsApart ? t`the intervals do not overlap` : t`the intervals overlap`}</>
      )}
    </span>
  );
}
