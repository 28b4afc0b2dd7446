import { useLingui } from '@lingui/react/macro';
import { SkeletonLines } from '@omics-portal/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAllHoldings } from '../collections/use-holdings';

/** A failed load is answered here: the boundary of a panel would add its code to the first load. */
const Parts = lazy(() =>
  import('./story').then(
    ({ StoryParts }) => ({ default: StoryParts }),
    () => ({ default: NotLoaded }),
  ),
);

/** The part of the overview below the fold. Its code and its requests wait until it comes near. */
export function Story() {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const { pending } = useAllHoldings();
  useEffect(() => {
    // Without the figures above it the page is short, and this part would be near at once.
    if (pending) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [pending]);
  return (
    <div ref={box} className="min-h-72">
      {near ? (
        <Suspense fallback={<SkeletonLines lines={6} label={t`Loading...`} />}>
          <Parts />
        </Suspense>
      ) : null}
    </div>
  );
}

function NotLoaded() {
  const { t } = useLingui();
  return (
    <p role="alert" className="text-sm text-muted">
      {t`Could not be loaded`}
    </p>
  );
}
