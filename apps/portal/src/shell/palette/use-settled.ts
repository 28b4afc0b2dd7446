import { useEffect, useState } from 'react';

/** Time without a key press after which the servers are asked, in milliseconds. */
const PAUSE_MS = 250;

/** Text once its typing pauses. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
