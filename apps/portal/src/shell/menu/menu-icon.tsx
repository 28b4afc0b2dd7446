import { lazy, Suspense, type ComponentType } from 'react';
import type { MenuIcon as MenuIconName } from '../../navigation/static-data';

interface MenuIconProps {
  name: MenuIconName;
}

async function loadIcons(): Promise<{ default: ComponentType<MenuIconProps> }> {
  try {
    return { default: (await import('./menu-icon-set')).MenuIconSet };
  } catch {
    // The menu works as well without its icons.
    return { default: () => null };
  }
}

/** The menu in the header shows none until it is opened, so they are not in the first load. */
const MenuIconSet = lazy(loadIcons);

/** Decorative: the entry's name stands beside it. Its room is kept while it is on its way. */
export function MenuIcon({ name }: MenuIconProps) {
  return (
    <span aria-hidden className="inline-flex size-4 shrink-0">
      <Suspense fallback={null}>
        <MenuIconSet name={name} />
      </Suspense>
    </span>
  );
}
