import { useEffect, useState } from 'react';
import { lazyPart, useLazyPart } from '../lazy/lazy-part';

const idleParts = lazyPart<object>(async () => (await import('./idle-parts')).IdleParts);

/** Delay of these parts, in milliseconds: their code is not part of the first load. */
const DELAY_MS = 4000;

/** Notices of a lost connection and of a newer version, and the preparation for paper, some seconds after the page was opened. */
export function PageNotices() {
  const [wanted, setWanted] = useState(false);
  const { Component, failed, retry } = useLazyPart(idleParts, wanted);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!failed) {
      return undefined;
    }
    // The connection was lost before the code of its notice was there.
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
  return Component ? <Component /> : null;
}
