import { useLingui } from '@lingui/react/macro';
import { Suspense, useId } from 'react';
import { lazyPart } from '../panel/lazy-part';
import { CollectionCard, type CollectionCardProps } from './collection-card';
import { useOffered } from './use-offered';

const Others = lazyPart(async () => (await import('./other-collections')).OtherCollections);

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
