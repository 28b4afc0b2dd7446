import type { MessageDescriptor } from '@lingui/core';
import type { Access } from './decide-access';

/** Icons that menu entries may carry; the shell draws them. */
export type MenuIcon =
  | 'overview'
  | 'materials'
  | 'data'
  | 'assessment'
  | 'reference'
  | 'publications'
  | 'download'
  | 'apps'
  | 'history'
  | 'upload'
  | 'files'
  | 'chart'
  | 'projects';

export interface MenuEntry {
  /** Place among its siblings, from small to large. */
  order: number;
  icon: MenuIcon;
  /** Path of the group to stand in, where that is not the route's parent. */
  under?: string;
  /** Shown, but not to be chosen. */
  disabled?: boolean;
  /** Name in the menu, where the page's title would not tell entries apart. */
  label?: MessageDescriptor;
}

declare module '@tanstack/react-router' {
  /** What every route must say about itself. Menu, breadcrumb, document title and public list come from here alone. */
  interface StaticDataRouteOption {
    access: Access;
    title?: MessageDescriptor;
    /** Absent: not in the menu. */
    menu?: MenuEntry;
    /** `false`: a page that nobody wants to come back to, so no tab is made for it. */
    tab?: false;
  }
}
