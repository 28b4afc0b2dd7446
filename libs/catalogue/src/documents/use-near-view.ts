import { useEffect, useRef, useState, type RefObject } from 'react';

/** Distance from the viewport within which an element counts as near. */
const MARGIN = '200px';

/** Ref and a flag that becomes true when its element first comes near the viewport: for content that is costly to load. */
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
