/** Appearance preferences of a user, stored by the host. */
export interface AppearancePreferences {
  themeMode: 'light' | 'dark' | 'system';
  /** `#RRGGBB` */
  primaryColour: string;
  /** Colours for people with weak colour vision. */
  colourWeak: boolean;
  layout: 'topmenu' | 'sidemenu';
  contentWidth: 'Fluid' | 'Fixed';
  /** The header stays visible while the page scrolls. */
  fixedHeader: boolean;
  /** No header at all; the sidebar then carries what leads back. */
  hiddenHeader: boolean;
  /** A fixed header hides while the user scrolls down. */
  autoHideHeader: boolean;
  /** The sidebar stays visible while the page scrolls. */
  fixedSidebar: boolean;
  /** Each visited page has a tab below the header. */
  multiTab: boolean;
}

/** Preference that prevents another one. The panel has a message for each. */
export type Obstacle = 'needs-topmenu' | 'needs-sidemenu' | 'needs-fixed-header' | 'needs-static-header';

/** The preferences that cannot always be chosen. */
export type BoundPreference = 'contentWidth' | 'hiddenHeader' | 'autoHideHeader' | 'fixedSidebar';

/** Reason why a preference cannot be chosen now, if any. For the content width, it concerns Fluid. */
export function obstacleTo(
  preference: BoundPreference,
  { layout, fixedHeader }: Pick<AppearancePreferences, 'layout' | 'fixedHeader'>,
): Obstacle | undefined {
  switch (preference) {
    case 'contentWidth':
      return layout === 'topmenu' ? undefined : 'needs-topmenu';
    case 'fixedSidebar':
      return layout === 'sidemenu' ? undefined : 'needs-sidemenu';
    case 'autoHideHeader':
      return fixedHeader ? undefined : 'needs-fixed-header';
    case 'hiddenHeader':
      return hidingObstacle(layout, fixedHeader);
  }
}

/** Obstacle of a hidden header: the top menu is in it, or it is fixed. The layout comes first. */
function hidingObstacle(layout: AppearancePreferences['layout'], fixedHeader: boolean): Obstacle | undefined {
  if (layout === 'topmenu') {
    return 'needs-sidemenu';
  }
  return fixedHeader ? 'needs-static-header' : undefined;
}

/**
 * Nearest consistent preferences: a choice that an obstacle prevents is reset. This is the only function that
 * knows which choices exclude each other; whatever is read, stored or patched goes through it.
 */
export function settle<P extends AppearancePreferences>(preferences: P): P {
  const free = (preference: BoundPreference) => obstacleTo(preference, preferences) === undefined;
  return {
    ...preferences,
    contentWidth: free('contentWidth') ? preferences.contentWidth : 'Fixed',
    fixedSidebar: preferences.fixedSidebar && free('fixedSidebar'),
    autoHideHeader: preferences.autoHideHeader && free('autoHideHeader'),
    hiddenHeader: preferences.hiddenHeader && free('hiddenHeader'),
  };
}

/** Preferences after a choice. Choosing a layout resets a fixed sidebar, unless the same choice sets it. */
export function choose<P extends AppearancePreferences>(preferences: P, patch: Partial<P>): P {
  const letGo = patch.layout === undefined ? {} : { fixedSidebar: false };
  return settle({ ...preferences, ...letGo, ...patch });
}
