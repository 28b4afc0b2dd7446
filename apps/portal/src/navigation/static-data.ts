import type { MessageDescriptor } from '@lingui/core';
import type { Access } from './decide-access';

/** Names of the icons of menu entries. */
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

/** Menu entry of a route. */
export interface MenuEntry {
  /** Sort key among its siblings, ascending. */
  order: number;
  icon: MenuIcon;
  /** Path of its group, if that is not the parent route. */
  under?: string;
  /** Shown without a link. */
  disabled?: boolean;
  /** Stands for links that the menu loads when it is shown: the collections beside the four. */
  loads?: 'collections';
  /** Name in the menu; default: the title of the page. */
  label?: MessageDescriptor;
}

/** Title of a tab by the name of its object, such as “Report: batch 7”. It is written when it is shown: the language may have changed. */
export type ObjectTitle = (name: string) => MessageDescriptor;

declare module '@tanstack/react-router' {
  /** Static data of every route: the source of menu, breadcrumb, document title and public list. */
  interface StaticDataRouteOption {
    access: Access;
    title?: MessageDescriptor;
    /** Absent: not in the menu. */
    menu?: MenuEntry;
    /** Path of the menu's group that its breadcrumb begins with, for a page without a menu entry; default: its parent's. */
    group?: string | undefined;
    /** `false`: the page gets no tab. */
    tab?: false;
    /** Title of the tab of a page about one object, by its name; default: the name. */
    objectTitle?: ObjectTitle | undefined;
    /** `false`: the screen has a breadcrumb of its own, which depends on its data. */
    breadcrumb?: false;
  }
}
