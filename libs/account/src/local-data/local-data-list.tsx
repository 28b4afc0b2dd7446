import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';
import { formatFileSize } from '@omics-portal/wording';
import type { LocalDataGroup, LocalDataKind } from './local-data-port';
import { useKindNames } from './use-kind-names';

interface LocalDataListProps {
  readonly groups: readonly LocalDataGroup[];
  readonly onView: (group: LocalDataGroup) => void;
  readonly onRemove: (kind: LocalDataKind) => void;
}

/** Kinds of data in this browser with their number and size, and actions on each. */
export function LocalDataList({ groups, onView, onRemove }: LocalDataListProps) {
  const { t } = useLingui();
  const names = useKindNames();
  if (groups.length === 0) return <p>{t`Nothing is stored.`}</p>;
  return (
    <ul aria-label={t`Data in this browser`} className="divide-y divide-border">
      {groups.map((group) => {
        const { name, count } = names[group.kind];
        return (
          <li key={group.kind} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <span className="min-w-0 grow basis-48">
              <span className="block font-medium">{name}</span>
              <span className="text-sm text-muted">
                {count(group.entries)}, {formatFileSize(group.bytes)}
              </span>
            </span>
            <span className="flex gap-2">
              {group.content === null ? null : (
                <Button size="sm" aria-label={t`View: ${name}`} onClick={() => onView(group)}>
                  {t`View`}
                </Button>
              )}
              <Button size="sm" aria-label={t`Remove: ${name}`} onClick={() => onRemove(group.kind)}>
                {t`Remove`}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
