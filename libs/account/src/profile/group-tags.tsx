import { useLingui } from '@lingui/react/macro';
import { TagList } from './tag-list';

/** Name on the wire of the group that accounts are in without a choice. */
const DEFAULT_GROUP = 'default';

/** Groups of the own account. The default one has a name in the language of the page. */
export function GroupTags({ groups }: { groups: readonly string[] }) {
  const { t } = useLingui();
  return <TagList items={groups.map((group) => (group === DEFAULT_GROUP ? t`Default group` : group))} />;
}
