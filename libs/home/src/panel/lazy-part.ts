import { lazy, type ComponentType } from 'react';
import { NotLoaded } from './not-loaded';

/**
 * Component whose code is loaded when it is first shown. A failed load shows an alert in its place. The boundary of a panel would
 * do the same, but adds its code to the first load.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (): { default: ComponentType<Props> } => ({ default: NotLoaded }),
    ),
  );
}
