import { useId, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FailureGroup, JobGroups } from '@omics-portal/api';
import { Button, deferredComponent } from '@omics-portal/ui';
import { RotateCcw } from 'lucide-react';

// Only failures need its code.
const FailureCause = deferredComponent(async () => (await import('../failure/listed-reasons')).FailureCause);

/** Number of groups that are shown at first. */
const SHOWN_GROUPS = 3;

interface FailureGroupsProps {
  /** Groups of the jobs; null from a service that has none. */
  readonly groups: Pick<JobGroups, 'failures' | 'other_failures'> | null;
  /** Group that the list shows alone. */
  readonly chosen: string | undefined;
  readonly canResubmit: boolean;
  /** Shows the jobs of a group alone; undefined: those of all groups. */
  readonly onShow: (id: string | undefined) => void;
  readonly onResubmit: (group: FailureGroup) => void;
}

/** Failed jobs by their cause, the largest group first: the line with the cause, the number of jobs, and their resubmission. */
export function FailureGroups({ groups, ...actions }: FailureGroupsProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (groups === null) {
    return <p className="text-sm text-muted">{t`This service does not group failed jobs by their cause.`}</p>;
  }
  const { failures, other_failures: others } = groups;
  if (failures.length === 0) {
    return null;
  }
  const shown = isOpen ? failures : failures.slice(0, SHOWN_GROUPS);
  return (
    <section aria-label={t`Failures by cause`} className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{t`Failures by cause (${failures.length})`}</h3>
      <ul className="divide-y divide-border rounded-control border border-border">
        {shown.map((group) => (
          <Group key={group.id} group={group} {...actions} />
        ))}
      </ul>
      {failures.length > shown.length ? (
        <Button size="sm" variant="link" className="self-start" onClick={() => setOpen(true)}>
          {t`Show all ${failures.length} causes`}
        </Button>
      ) : null}
      {others > 0 ? (
        <p className="text-sm text-muted">
          {t`${plural(others, { one: '# more job failed for another cause.', other: '# more jobs failed for other causes.' })}`}
        </p>
      ) : null}
    </section>
  );
}

interface GroupProps extends Pick<FailureGroupsProps, 'chosen' | 'canResubmit' | 'onShow' | 'onResubmit'> {
  readonly group: FailureGroup;
}

function Group({ group, chosen, canResubmit, onShow, onResubmit }: GroupProps) {
  const { t, i18n } = useLingui();
  const { id, step, jobs, first } = group;
  const count = i18n.number(jobs);
  const causeId = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
      <div className="min-w-60 flex-1">
        <FailureCause id={causeId} group={group} />
        <p className="mt-0.5 text-xs text-muted">
          {t`${plural(jobs, { one: '# job', other: '# jobs' })}`}
          {step === null ? null : ` · ${t`Step: ${step}`}`}
          {` · ${t`First: ${first.sample_id}`}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={chosen === id}
          aria-describedby={causeId}
          onClick={() => onShow(chosen === id ? undefined : id)}
        >
          {t`Show these ${count}`}
        </Button>
        {canResubmit ? (
          <Button size="sm" icon={<RotateCcw />} aria-describedby={causeId} onClick={() => onResubmit(group)}>
            {t`Resubmit these ${count}`}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
