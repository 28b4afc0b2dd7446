import { useEffect, useState, type ComponentType } from 'react';

/**
 * Creates a component that is loaded when it is first rendered. Unlike `lazy`, it needs no `Suspense` and appears as soon as it
 * is there: React holds back what a boundary reveals until 300 ms after the last fallback. Renders nothing while it loads. A
 * failed load is thrown to the nearest error boundary, and is tried again when the component is mounted again.
 */
export function deferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Deferred(props: Props) {
    const [state, setState] = useState<{ readonly Loaded?: ComponentType<Props>; readonly error?: unknown }>(
      () => (loaded ? { Loaded: loaded } : {}),
    );
    const isLoaded = state.Loaded !== undefined;
    useEffect(() => {
      let isMounted = !isLoaded;
      const setIfMounted = (next: typeof state) => {
        if (isMounted) {
          setState(next);
        }
      };
      if (isMounted) {
        load().then(
          (component) => {
            loaded = component;
            setIfMounted({ Loaded: component });
          },
          (error: unknown) => setIfMounted({ error }),
        );
      }
      return () => {
        isMounted = false;
      };
    }, [isLoaded]);
    if ('error' in state) {
      throw state.error;
    }
    return state.Loaded ? <state.Loaded {...props} /> : null;
  };
}
