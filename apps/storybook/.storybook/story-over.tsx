import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

const STORY_OVER = 'story-over';

/** Ends the story on the page: it is unmounted before this returns. */
export function endStory(): void {
  window.dispatchEvent(new Event(STORY_OVER));
}

/**
 * Story that leaves the page with its test. The window is made wide again for the next test while the story is still
 * mounted: what it then mounts (a folder tree) would send requests that the mocks of the next test do not handle.
 */
export function UntilOver({ children }: { children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const end = () => flushSync(() => setOver(true));
    window.addEventListener(STORY_OVER, end);
    return () => window.removeEventListener(STORY_OVER, end);
  }, []);
  return isOver ? null : children;
}
