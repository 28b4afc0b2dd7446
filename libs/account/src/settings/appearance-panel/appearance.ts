/** How a person wants the portal to look; the host keeps it. */
export interface AppearancePreferences {
  themeMode: 'light' | 'dark' | 'system';
  /** `#RRGGBB` */
  primaryColour: string;
  /** Colours that people with weak colour vision tell apart. */
  colourWeak: boolean;
  layout: 'topmenu' | 'sidemenu';
  contentWidth: 'Fluid' | 'Fixed';
  /** The header stays in sight while the page scrolls. */
  fixedHeader: boolean;
  /** No header at all; the sidebar then carries what leads back. */
  hiddenHeader: boolean;
  /** A fixed header gives way while the reader scrolls down. */
  autoHideHeader: boolean;
  /** The sidebar stays in sight while the page scrolls. */
  fixedSidebar: boolean;
  /** Each visited place keeps a tab below the header. */
  multiTab: boolean;
}

/** What another choice stands in the way of, as a word for code; the panel says it in the reader's language. */
export type Obstacle = 'needs-topmenu' | 'needs-sidemenu' | 'needs-fixed-header' | 'needs-static-header';

/** The preferences that cannot always be chosen. */
export type BoundPreference = 'contentWidth' | 'hiddenHeader' | 'autoHideHeader' | 'fixedSidebar';

/** Why a preference cannot be chosen now; nothing where it can. For the content width, that is Fluid. */
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

/** A top menu lives in the header, and a fixed header was asked for; of the two, the layout is said first. */
function hidingObstacle(layout: AppearancePreferences['layout'], fixedHeader: boolean): Obstacle | undefined {
  if (layout === 'topmenu') {
    return 'needs-sidemenu';
  }
  return fixedHeader ? 'needs-static-header' : undefined;
}

/**
 * The nearest preferences that hold together: what stands behind an obstacle is taken back. This is the only place that
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

/** The preferences after a choice. Choosing a layout lets go of a fixed sidebar, unless the same choice asks for one. */
export function choose<P extends AppearancePreferences>(preferences: P, patch: Partial<P>): P {
  const letGo = patch.layout === undefined ? {} : { fixedSidebar: false };
  return settle({ ...preferences, ...letGo, ...patch });
}
