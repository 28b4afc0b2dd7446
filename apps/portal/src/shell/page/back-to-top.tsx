import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { ArrowUpToLine } from 'lucide-react';
import { useEffect, useState } from 'react';

const SHOW_AFTER_PX = 400;

/** Button that scrolls to the top. Shown once the page is scrolled down. */
export function BackToTop() {
  const { t } = useLingui();
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    // Read while rendering, the position would make the browser lay out the page at once.
    const read = () => setIsFar(window.scrollY > SHOW_AFTER_PX);
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return isFar ? (
    <IconButton
      label={t`Back to top`}
      variant="secondary"
      icon={<ArrowUpToLine />}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  ) : null;
}
