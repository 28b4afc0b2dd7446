import { useEffect, useState } from 'react';

/** Time without a key press after which a typed text is used, in milliseconds. */
const PAUSE_MS = 200;

/** Text once its typing pauses. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
