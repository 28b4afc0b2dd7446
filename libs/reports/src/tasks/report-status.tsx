import { taskStatus, type Report } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { Progress, Status, Tag } from '@omics-portal/ui';
import { formatPercentage, TASK_STATE_LABELS } from '@omics-portal/wording';

/** State of a report by icon, label and colour, with the progress of a running one. */
export function ReportState({ report }: { readonly report: Report }) {
  const { t, i18n } = useLingui();
  const { status, percentage, checked, archived } = report;
  const { state, tone } = taskStatus(status);
  const label = i18n._(TASK_STATE_LABELS[state]);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Status
        tone={tone}
        label={
          state === 'running' && percentage !== null ? `${label} ${formatPercentage(percentage)}` : label
        }
      />
      {state === 'running' ? <Progress className="w-16" value={percentage} label={t`Progress`} /> : null}
      {checked && state !== 'checked' ? <Tag tone="success">{i18n._(TASK_STATE_LABELS.checked)}</Tag> : null}
      {archived && state !== 'archived' ? <Tag>{i18n._(TASK_STATE_LABELS.archived)}</Tag> : null}
    </span>
  );
}
