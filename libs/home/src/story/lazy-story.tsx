import { useLingui } from '@lingui/react/macro';
import { SkeletonLines, useNearView } from '@omics-portal/ui';
import { Suspense } from 'react';
import { useAllHoldings } from '../collections/use-holdings';
import { lazyPart } from '../panel/lazy-part';

const Parts = lazyPart(async () => (await import('./story')).StoryParts);

interface StoryProps {
  /** Whether the four samples are shown first, on a page that does not begin with them. */
  readonly hasFamily?: boolean;
}

/** The part of the overview below the fold. Its code and its requests wait until it comes near. */
export function Story({ hasFamily = false }: StoryProps) {
  const { t } = useLingui();
  const { pending } = useAllHoldings();
  const [box, near] = useNearView<HTMLDivElement>(!pending);
  return (
    // The heights are a little less than those of the panels, so that what follows stays where it is when they come.
    <div ref={box} className="min-h-[68rem] md:min-h-[55rem] lg:min-h-[30rem] has-[>[role=alert]]:min-h-0">
      {near ? (
        <Suspense fallback={<SkeletonLines lines={6} label={t`Loading...`} />}>
          <Parts hasFamily={hasFamily} />
        </Suspense>
      ) : null}
    </div>
  );
}
