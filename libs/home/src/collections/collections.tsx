import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useId } from 'react';
import { NotLoaded } from '../panel/not-loaded';
import { CollectionCard, type CollectionCardProps } from './collection-card';
import { useOffered } from './use-offered';

/** A failed load is answered here: the boundary of a panel would add its code to the first load. */
const Others = lazy(() =>
  import('./other-collections').then(
    ({ OtherCollections }) => ({ default: OtherCollections }),
    () => ({ default: NotLoaded }),
  ),
);

/** Cards of the collections that the server lists: those of the four, then others. */
export function Collections({ charts }: Pick<CollectionCardProps, 'charts'>) {
  const { t } = useLingui();
  const id = useId();
  const { omics: offered, others } = useOffered();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-heading font-semibold">{t`Data Portal Summary`}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {offered.map((omics) => (
          <CollectionCard key={omics} omics={omics} charts={charts} />
        ))}
      </ul>
      {others.length > 0 || offered.length === 0 ? (
        <Suspense>
          <Others names={others} />
        </Suspense>
      ) : null}
    </section>
  );
}
