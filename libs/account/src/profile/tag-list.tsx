import { Trans } from '@lingui/react/macro';
import { Tag } from '@omics-portal/ui';

/** Row of tags, or a label for an empty list. */
export function TagList({ items }: { items: readonly string[] }) {
  if (items.length === 0) {
    return <Trans>None</Trans>;
  }
  return (
    <span className="flex flex-wrap gap-1">
      {items.map((item) => (
        <Tag key={item}>{item}</Tag>
      ))}
    </span>
  );
}
