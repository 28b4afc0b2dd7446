import { useNearView } from '@omics-portal/ui';
import { lazy, Suspense, type ComponentProps } from 'react';
import { Collections } from '../collections/collections';
import { useAllHoldings } from '../collections/use-holdings';
import { NotLoaded } from '../panel/not-loaded';

/** A failed load is answered here: the boundary of a panel would add its code to the first load. */
const Charts = lazy(() =>
  import('../visitor/holding-bars').then(
    ({ HoldingCharts }) => ({ default: HoldingCharts }),
    () => ({ default: NotLoaded }),
  ),
);

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
