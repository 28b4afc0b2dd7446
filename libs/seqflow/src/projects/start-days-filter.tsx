import { useLingui } from '@lingui/react/macro';
import { Input } from '@omics-portal/ui';

interface StartDaysProps {
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (next: { readonly from: string | undefined; readonly to: string | undefined }) => void;
}

/** Filter by the days of the start, in UTC+8 as all times shown. */
export function StartDays({ from, to, onChange }: StartDaysProps) {
  const { t } = useLingui();
  return (
    <div
      role="group"
      aria-label={t`Start date (UTC+8)`}
      className="flex flex-wrap items-center gap-2 text-sm"
    >
      <span className="text-muted">{t`Start date (UTC+8)`}</span>
      <Input
        type="date"
        aria-label={t`Started on or after`}
        className="w-auto"
        value={from ?? ''}
        max={to}
        onChange={({ target }) => onChange({ from: target.value || undefined, to })}
      />
      <span aria-hidden>–</span>
      <Input
        type="date"
        aria-label={t`Started on or before`}
        className="w-auto"
        value={to ?? ''}
        min={from}
        onChange={({ target }) => onChange({ from, to: target.value || undefined })}
      />
    </div>
  );
}
