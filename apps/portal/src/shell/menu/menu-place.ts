import { useState } from 'react';
import { usePortal, usePreferences } from '../../composition/use-portal';
import { useDevice, type Device } from './device';

/** Where the menu is: in the header, behind a button, or in a sidebar that is open or folded to its icons. */
export type MenuPlace = 'header' | 'drawer' | 'sidebar' | 'folded-sidebar';

/** Where a layout has its menu. A window too narrow for a menu in the header puts it behind a button. */
export function menuPlace(
  layout: 'topmenu' | 'sidemenu',
  device: Device,
  open: { desktop: boolean; tablet: boolean },
): MenuPlace {
  if (device === 'mobile' || (layout === 'topmenu' && device === 'tablet')) {
    return 'drawer';
  }
  if (layout === 'topmenu') {
    return 'header';
  }
  return open[device] ? 'sidebar' : 'folded-sidebar';
}

export interface MenuState {
  place: MenuPlace;
  device: Device;
  /** Opens or folds the sidebar. */
  toggle: () => void;
}

/**
 * The menu's place and the way to change it. A choice made on a desktop is remembered; on a tablet the sidebar is folded
 * at every visit, and opening it holds until the window becomes another device.
 */
export function useMenuPlace(): MenuState {
  const { preferences } = usePortal();
  const { layout, sidebarOpen } = usePreferences();
  const device = useDevice();
  const [openedOn, setOpenedOn] = useState<Device>();
  if (openedOn !== undefined && openedOn !== device) {
    setOpenedOn(undefined);
  }
  const tablet = openedOn === 'tablet';
  return {
    place: menuPlace(layout, device, { desktop: sidebarOpen, tablet }),
    device,
    toggle: () =>
      device === 'tablet'
        ? setOpenedOn(tablet ? undefined : 'tablet')
        : preferences.set({ sidebarOpen: !sidebarOpen }),
  };
}
