import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { storageUsageQuery } from '@omics-portal/resources';
import { formatFileSize } from '@omics-portal/wording';
import { useStorage } from '../ports/storage-ports';

/** Share of a quota from which its note is a warning. */
const NEARLY_FULL = 0.9;

/** Note of the storage that the user and the user's groups use, of what they may. Renders nothing while it is not known. */
export function UsageNote() {
  const { t } = useLingui();
  const { datains } = useStorage();
  const { data: usage } = useQuery(storageUsageQuery(datains));
  if (!usage) {
    return null;
  }
  const groups = usage.groups.filter(({ allowed }) => allowed !== null);
  return (
    <ul aria-label={t`Used storage`} className="flex flex-wrap gap-x-4 text-sm tabular-nums">
      <UsageLine used={usage.used} allowed={usage.allowed} group={null} />
      {groups.map(({ name, used, allowed }) => (
        <UsageLine key={name} used={used} allowed={allowed} group={name} />
      ))}
    </ul>
  );
}

interface UsageLineProps {
  /** Bytes. */
  readonly used: number;
  /** Quota in bytes; null: none. */
  readonly allowed: number | null;
  /** Name of the group; null: the user's own. */
  readonly group: string | null;
}

function UsageLine({ used, allowed, group }: UsageLineProps) {
  const { t } = useLingui();
  const usedSize = formatFileSize(used);
  const allowedSize = formatFileSize(allowed ?? 0);
  const text =
    allowed === null
      ? t`${usedSize} used`
      : group === null
        ? t`${usedSize} of ${allowedSize} used`
        : t`Group ${group}: ${usedSize} of ${allowedSize} used`;
  const isNearlyFull = allowed !== null && used >= allowed * NEARLY_FULL;
  return (
    <li className={isNearlyFull ? 'text-danger' : 'text-muted'}>
      {isNearlyFull ? t`${text}: nearly full` : text}
    </li>
  );
}
