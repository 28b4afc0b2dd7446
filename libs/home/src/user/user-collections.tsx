import { useNearView } from '@omics-portal/ui';
import { Suspense, type ComponentProps } from 'react';
import { Collections } from '../collections/collections';
import { useAllHoldings } from '../collections/use-holdings';
import { lazyPart } from '../panel/lazy-part';

const Charts = lazyPart(async () => (await import('../visitor/holding-bars')).HoldingCharts);

/** The collections below the work of a user. The code of their charts waits until they come near. */
export function UserCollections() {
  const { pending } = useAllHoldings();
  const [box, near] = useNearView<HTMLDivElement>(!pending);
  return (
    <div ref={box}>
      <Collections charts={near ? LazyCharts : undefined} />
    </div>
  );
}

function LazyCharts(props: ComponentProps<typeof Charts>) {
  return (
    <Suspense>
      <Charts {...props} />
    </Suspense>
  );
}
