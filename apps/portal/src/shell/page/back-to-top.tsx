import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { ArrowUpToLine } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const SHOW_AFTER_PX = 400;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Button that scrolls to the top. Shown once the page is scrolled down. */
export function BackToTop() {
  const { t } = useLingui();
  const far = useSyncExternalStore(subscribe, () => window.scrollY > SHOW_AFTER_PX);
  return far ? (
    <IconButton
      label={t`Back to top`}
      variant="secondary"
      icon={<ArrowUpToLine />}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  ) : null;
}
