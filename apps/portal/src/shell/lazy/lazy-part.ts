import { useEffect, useState, type ComponentType } from 'react';
import type { Portal } from '../../composition/portal';
import { usePortal } from '../../composition/use-portal';
import type { MessageLoader } from '../../composition/message-store';

/** Component in a chunk of its own, loaded on first use together with its messages. */
export interface LazyPart<Props> {
  load: (portal: Pick<Portal, 'messages'>) => Promise<ComponentType<Props>>;
  /** Set after the first load, so that later uses render at once. */
  component?: ComponentType<Props>;
}

/**
 * Declares a lazily loaded component.
 * @param load imports its chunk
 * @param messages of the feature that it belongs to: without them it would show message ids. Its chunk and its messages load
 *   in parallel.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  messages?: MessageLoader,
): LazyPart<Props> {
  return {
    load: async (portal) => {
      const [component] = await Promise.all([load(), messages && portal.messages.load(messages)]);
      return component;
    },
  };
}

/** Load state of a lazily loaded component. */
export interface LazyPartState<Props> {
  Component: ComponentType<Props> | undefined;
  failed: boolean;
  retry: () => void;
}

/** Loads a component while `wanted`. A failure is returned, never thrown: the page around it keeps working. */
export function useLazyPart<Props>(part: LazyPart<Props>, wanted = true): LazyPartState<Props> {
  const portal = usePortal();
  const [, setLoaded] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    if (!wanted || part.component) {
      return undefined;
    }
    let current = true;
    part.load(portal).then(
      (component) => {
        part.component = component;
        if (current) {
          setLoaded(true);
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
    Component: part.component,
    failed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
