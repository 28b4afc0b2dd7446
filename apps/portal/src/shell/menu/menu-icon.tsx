import { lazy, Suspense, type ComponentType } from 'react';
import type { MenuIcon as MenuIconName } from '../../navigation/static-data';

interface MenuIconProps {
  name: MenuIconName;
}

async function loadIcons(): Promise<{ default: ComponentType<MenuIconProps> }> {
  try {
    return { default: (await import('./menu-icon-set')).MenuIconSet };
  } catch {
    // The menu works without its icons.
    return { default: () => null };
  }
}

/** Lazily loaded: the menu in the header shows no icons until it is opened. */
const MenuIconSet = lazy(loadIcons);

/** Decorative icon of a menu entry. An empty box of its size is shown while it loads. */
export function MenuIcon({ name }: MenuIconProps) {
  return (
    <span aria-hidden className="inline-flex size-4 shrink-0">
      <Suspense fallback={null}>
        <MenuIconSet name={name} />
      </Suspense>
    </span>
  );
}
