import { useLingui } from '@lingui/react/macro';
import type { StorageObject } from '@omics-portal/api';
import type { MenuAtProps } from '@omics-portal/ui';
import { formatNumber, PanelBoundary } from '@omics-portal/wording';
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { nameOf } from '../location/folder-location';
import type { EntryChoice } from './entry-choice';
import { useEntryItems, type OnFileAction } from './entry-items';
import type { EntrySlot } from './entry-slots';
import { menuTarget } from './row-menu-target';

/** Loaded on demand: some hosts show no context menu. */
const EntryMenuAt = lazy(async () => ({ default: (await import('./entry-menu-at')).EntryMenuAt }));

interface EntryContextMenuProps {
  /** Rows of the grid. */
  readonly slots: readonly EntrySlot[];
  readonly choice: EntryChoice;
  /** Called with the key of a row that was not chosen and becomes the choice. */
  readonly onChoose: (key: string) => void;
  readonly onAct: OnFileAction;
  /** Grid of entries. */
  readonly children: ReactNode;
}

interface OpenMenu extends Pick<MenuAtProps, 'anchor' | 'point'> {
  readonly entries: readonly StorageObject[];
}

/** Context menu around the grid of entries, by right-click, long press, the menu key or Shift+F10 on a row. */
export function EntryContextMenu({ slots, choice, onChoose, onAct, children }: EntryContextMenuProps) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const { target, clientX, clientY } = event;
    // Events of portals, such as the menu of a row's button, come here as well.
    if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) {
      return;
    }
    const found = menuTarget(target.closest('[role="row"]'), slots, choice);
    if (!found) {
      return;
    }
    event.preventDefault();
    if (found.chosenKey !== undefined) {
      onChoose(found.chosenKey);
    }
    const anchor = target.closest<HTMLElement>('a, button, [tabindex]') ?? event.currentTarget;
    setMenu({ entries: found.entries, anchor, point: { x: clientX, y: clientY } });
  };
  return (
    <>
      <div data-slot="entry-context-menu" onContextMenu={onContextMenu}>
        {children}
      </div>
      <PanelBoundary>
        <Suspense>{menu ? <Menu {...menu} onAct={onAct} onClose={() => setMenu(null)} /> : null}</Suspense>
      </PanelBoundary>
    </>
  );
}

interface MenuProps extends OpenMenu {
  readonly onAct: OnFileAction;
  readonly onClose: () => void;
}

function Menu({ entries, onAct, ...at }: MenuProps) {
  const { t, i18n } = useLingui();
  const items = useEntryItems(onAct);
  const [entry] = entries;
  if (entries.length === 1 && entry) {
    const name = nameOf(entry.key);
    return <EntryMenuAt {...at} label={t`Actions on ${name}`} items={items.ofOne(entry)} />;
  }
  const count = formatNumber(entries.length, i18n.locale);
  return <EntryMenuAt {...at} label={t`Actions on ${count} items`} items={items.ofMany(entries)} />;
}
