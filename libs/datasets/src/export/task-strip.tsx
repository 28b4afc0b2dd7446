import { useLingui } from '@lingui/react/macro';
import { Button, Progress } from '@omics-portal/ui';
import type { ReadProgress } from './read-all-records';

interface TaskStripProps {
  readonly title: string;
  /** Null before the first response. */
  readonly progress: ReadProgress | null;
  readonly onCancel: () => void;
}

/** Progress of a long task, with a button that cancels it. */
export function TaskStrip({ title, progress, onCancel }: TaskStripProps) {
  const { t, i18n } = useLingui();
  const share = progress && progress.total > 0 ? (100 * progress.done) / progress.total : null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-border bg-surface px-4 py-2 text-sm">
      <span role="status">{title}</span>
      <Progress className="flex-1" value={share} label={title} />
      {progress ? (
        <span className="text-muted tabular-nums">{t`${i18n.number(progress.done)} of ${i18n.number(progress.total)}`}</span>
      ) : null}
      <Button size="sm" onClick={onCancel}>{t`Cancel`}</Button>
    </div>
  );
}
