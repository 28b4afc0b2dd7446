import { useState } from 'react';
import { usePortal, usePreferences } from '../../composition/use-portal';
import { useDevice, type Device } from './device';

/** Form of the menu: in the header, in a drawer behind a button, or in a sidebar that is open or folded to its icons. */
export type MenuMode = 'header' | 'drawer' | 'sidebar' | 'folded-sidebar';

/** Form of the menu in a layout. In a window too narrow for a menu in the header it is a drawer. */
export function menuMode(
  layout: 'topmenu' | 'sidemenu',
  device: Device,
  open: { desktop: boolean; tablet: boolean },
): MenuMode {
  if (device === 'mobile' || (layout === 'topmenu' && device === 'tablet')) {
    return 'drawer';
  }
  if (layout === 'topmenu') {
    return 'header';
  }
  return open[device] ? 'sidebar' : 'folded-sidebar';
}

export interface MenuState {
  mode: MenuMode;
  device: Device;
  /** Opens or folds the sidebar. */
  toggle: () => void;
}

/**
 * Form of the menu, and a function that toggles it. A choice made on a desktop is stored; on a tablet the sidebar is folded
 * on each visit, and stays open until the window changes to another device class.
 */
export function useMenuMode(): MenuState {
  const { preferences } = usePortal();
  const { layout, sidebarOpen } = usePreferences();
  const device = useDevice();
  const [openedOn, setOpenedOn] = useState<Device>();
  if (openedOn !== undefined && openedOn !== device) {
    setOpenedOn(undefined);
  }
  const tablet = openedOn === 'tablet';
  return {
    mode: menuMode(layout, device, { desktop: sidebarOpen, tablet }),
    device,
    toggle: () =>
      device === 'tablet'
        ? setOpenedOn(tablet ? undefined : 'tablet')
        : preferences.set({ sidebarOpen: !sidebarOpen }),
  };
}
