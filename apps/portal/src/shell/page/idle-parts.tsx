import { useEffect } from 'react';
import { StandingPageNotices } from '../../resilience/standing-notices';
import { followPrint } from './print';

/** Parts of every page that its first load does without: persistent notices, and the preparation for paper. */
export function IdleParts() {
  useEffect(() => followPrint(window), []);
  return <StandingPageNotices />;
}
