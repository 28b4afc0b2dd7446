import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window something may be and still count as near. */
const MARGIN = '200px';

/** Whether an element has come near the window, once and for all: what costs a lot to load can wait until then. */
export function useNearView<Box extends Element>(): [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (near || !element) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setNear(true);
        }
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return [box, near];
}
