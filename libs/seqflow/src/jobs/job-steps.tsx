import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { JobNeighbours } from './use-job-neighbours';

interface JobStepsProps extends Pick<JobNeighbours, 'index' | 'total'> {
  readonly onStep: (step: 1 | -1) => void;
}

/** Buttons to the previous and the next job of the list; renders nothing for a job that the list does not have. */
export function JobSteps({ index, total, onStep }: JobStepsProps) {
  const { t, i18n } = useLingui();
  const [rank, all] = [(index ?? 0) + 1, total].map((count) => i18n.number(count));
  if (index === undefined) {
    return null;
  }
  return (
    <div className="flex items-center justify-between gap-2">
      <Button size="sm" icon={<ChevronLeft />} disabled={index === 0} onClick={() => onStep(-1)}>
        {t`Previous job`}
      </Button>
      <span className="text-sm text-muted tabular-nums">{t`${rank} of ${all}`}</span>
      <Button size="sm" icon={<ChevronRight />} disabled={index + 1 >= total} onClick={() => onStep(1)}>
        {t`Next job`}
      </Button>
    </div>
  );
}
