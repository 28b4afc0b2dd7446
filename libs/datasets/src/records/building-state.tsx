import { useLingui } from '@lingui/react/macro';
import { EmptyState, Progress } from '@omics-portal/ui';
import { Hourglass } from 'lucide-react';

interface BuildingStateProps {
  /** Done share of the index, from 0 to 1. */
  readonly progress: number;
}

/** State of a table whose rows need the index that the server is building. The request is repeated by itself. */
export function BuildingState({ progress }: BuildingStateProps) {
  const { t, i18n } = useLingui();
  const share = i18n.number(progress, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div role="status">
      <EmptyState
        icon={<Hourglass />}
        title={t`The index of the collection is being built`}
        description={t`This list needs it, and appears by itself when it is there. ${share} of the records are read.`}
        action={<Progress className="w-60" value={100 * progress} label={t`Index of the collection`} />}
      />
    </div>
  );
}
