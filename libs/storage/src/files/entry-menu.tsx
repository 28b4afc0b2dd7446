import { useLingui } from '@lingui/react/macro';
import type { StorageObject } from '@omics-portal/api';
import { DropdownMenu, IconButton } from '@omics-portal/ui';
import { Ellipsis } from 'lucide-react';
import { nameOf } from '../location/folder-location';
import { useEntryItems, type OnFileAction } from './entry-items';

/** Button that opens the menu of an entry. */
export function EntryMenu({ entry, onAct }: { readonly entry: StorageObject; readonly onAct: OnFileAction }) {
  const { t } = useLingui();
  const items = useEntryItems(onAct);
  const name = nameOf(entry.key);
  return (
    <DropdownMenu
      label={t`Actions on ${name}`}
      trigger={<IconButton label={t`Actions on ${name}`} size="sm" icon={<Ellipsis />} />}
      items={items.ofOne(entry)}
    />
  );
}
