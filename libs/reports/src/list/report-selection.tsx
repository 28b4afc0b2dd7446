import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '@omics-portal/ui';
import { GitCompareArrows } from 'lucide-react';
import { MAX_COMPARED } from '../compare/max-compared';
import { useReports } from '../ports/reports-ports';

interface ReportSelectionProps {
  /** Ids of the selected reports. */
  readonly selected: ReadonlySet<string>;
  readonly onClear: () => void;
}

/** Line about the selected reports of a list, with the link to their comparison. Renders nothing without a selection. */
export function ReportSelection({ selected, onClear }: ReportSelectionProps) {
  const { t } = useLingui();
  const { links } = useReports();
  if (selected.size === 0) {
    return null;
  }
  const number = t`${plural(selected.size, { one: '# report selected', other: '# reports selected' })}`;
  return (
    <div
      role="group"
      aria-label={t`Selected reports`}
      className="flex flex-wrap items-center gap-3 rounded-card border border-border bg-sunken px-4 py-2 text-sm"
    >
      <p role="status">{number}</p>
      {selected.size < 2 ? (
        <p className="text-muted">{t`Select another one to compare them.`}</p>
      ) : selected.size > MAX_COMPARED ? (
        <p className="text-muted">{t`At most ${MAX_COMPARED} reports can be compared.`}</p>
      ) : (
        <ButtonLink
          size="sm"
          variant="primary"
          icon={<GitCompareArrows />}
          href={links.compare([...selected])}
        >
          {t`Compare`}
        </ButtonLink>
      )}
      <Button size="sm" variant="ghost" onClick={onClear}>{t`Clear the selection`}</Button>
    </div>
  );
}
