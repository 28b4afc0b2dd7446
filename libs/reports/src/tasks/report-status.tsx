import { useLingui } from '@lingui/react/macro';
import { Progress, Status, Tag } from '@omics-portal/ui';
import { formatPercentage } from '@omics-portal/wording';
import type { Report } from './report-of-task';
import { STATUS_TONES, STATUS_WORDS } from './status-words';

/** A report's state by icon, word and colour; while it is made, how far it has come. */
export function ReportState({ report }: { readonly report: Report }) {
  const { t, i18n } = useLingui();
  const { status, percentage, checked, archived } = report;
  const label = i18n._(STATUS_WORDS[status]);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Status
        tone={STATUS_TONES[status]}
        label={
          status === 'Started' && percentage !== null ? `${label} ${formatPercentage(percentage)}` : label
        }
      />
      {status === 'Started' ? <Progress className="w-16" value={percentage} label={t`Progress`} /> : null}
      {checked && status !== 'Checked' ? <Tag tone="success">{i18n._(STATUS_WORDS.Checked)}</Tag> : null}
      {archived && status !== 'Archived' ? <Tag>{i18n._(STATUS_WORDS.Archived)}</Tag> : null}
    </span>
  );
}
