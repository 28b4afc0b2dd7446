import { useLingui } from '@lingui/react/macro';
import { Input } from '@omics-portal/ui';
import type { ReactElement } from 'react';

/** Properties of {@link StartDays}. */
export interface StartDaysProps {
  /** First day, `YYYY-MM-DD`. */
  from: string | undefined;
  /** Last day, `YYYY-MM-DD`. */
  to: string | undefined;
  /** Called with both days when one of them changes; undefined for an emptied field. */
  onChange: (next: { readonly from: string | undefined; readonly to: string | undefined }) => void;
  /**
   * Names of the group and of both fields, for days of another event.
   *
   * @default those of the start
   */
  labels?: StartDaysLabels | undefined;
}

/** Names of a range of days and of its fields. */
export interface StartDaysLabels {
  readonly days: string;
  readonly from: string;
  readonly to: string;
}

/** Filter by the days of the start, in UTC+8 as all times shown, or by those of another event with `labels`. */
export function StartDays({ from, to, onChange, labels }: StartDaysProps): ReactElement {
  const { t } = useLingui();
  const names = labels ?? {
    days: t`Start date (UTC+8)`,
    from: t`Started on or after`,
    to: t`Started on or before`,
  };
  return (
    <div
      role="group"
      aria-label={names.days}
      className="flex flex-wrap items-center gap-2 text-sm max-sm:w-full"
    >
      <span className="text-muted max-sm:basis-full">{names.days}</span>
      <Input
        type="date"
        aria-label={names.from}
        className="w-auto max-sm:min-w-0 max-sm:flex-1"
        value={from ?? ''}
        max={to}
        onChange={({ target }) => onChange({ from: target.value || undefined, to })}
      />
      <span aria-hidden>–</span>
      <Input
        type="date"
        aria-label={names.to}
        className="w-auto max-sm:min-w-0 max-sm:flex-1"
        value={to ?? ''}
        min={from}
        onChange={({ target }) => onChange({ from, to: target.value || undefined })}
      />
    </div>
  );
}
