import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { ArrowUpToLine } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const SHOW_AFTER_PX = 400;

let isFar = false;

/** Reads the position on scroll events only: read while rendering, it makes the browser lay out the page at once. */
function subscribe(listener: () => void): () => void {
  const read = () => {
    isFar = window.scrollY > SHOW_AFTER_PX;
    listener();
  };
  window.addEventListener('scroll', read, { passive: true });
  return () => window.removeEventListener('scroll', read);
}

/** Button that scrolls to the top. Shown once the page is scrolled down. */
export function BackToTop() {
  const { t } = useLingui();
  const far = useSyncExternalStore(subscribe, () => isFar);
  return far ? (
    <IconButton
      label={t`Back to top`}
      variant="secondary"
      icon={<ArrowUpToLine />}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  ) : null;
}
