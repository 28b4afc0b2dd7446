import { useEffect, useState, type ComponentType } from 'react';
import type { Portal } from '../composition/portal';
import { usePortal } from './use-portal';

/** A piece of the shell that is fetched on first use, with the words that it needs. */
export interface Part<Props> {
  fetch: (portal: Pick<Portal, 'words'>) => Promise<ComponentType<Props>>;
  /** Set once it is here, so that a second use does not wait. */
  here?: ComponentType<Props>;
}

/** Declares such a piece; `fetch` also loads its words, for a component without them would show their ids. */
export function definePart<Props>(fetch: Part<Props>['fetch']): Part<Props> {
  return { fetch };
}

export interface PartState<Props> {
  Component: ComponentType<Props> | undefined;
  failed: boolean;
  retry: () => void;
}

/** Fetches a part while it is wanted. A failure is told, never thrown: the page around it goes on working. */
export function usePart<Props>(part: Part<Props>, wanted = true): PartState<Props> {
  const portal = usePortal();
  const [, setArrived] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    if (!wanted || part.here) {
      return undefined;
    }
    let current = true;
    part.fetch(portal).then(
      (component) => {
        part.here = component;
        if (current) {
          setArrived(true);
        }
      },
      () => {
        if (current) {
          setFailedAttempt(attempt);
        }
      },
    );
    return () => {
      current = false;
    };
  }, [part, portal, wanted, attempt]);
  return {
    Component: part.here,
    failed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
