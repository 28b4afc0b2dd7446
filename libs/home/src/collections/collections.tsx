import { useLingui } from '@lingui/react/macro';
import { OMICS } from '@omics-portal/resources';
import { useId } from 'react';
import { CollectionCard, type CollectionCardProps } from './collection-card';

/** Cards of the four collections. */
export function Collections({ charts }: Pick<CollectionCardProps, 'charts'>) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-heading font-semibold">{t`Data Portal Summary`}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {OMICS.map((omics) => (
          <CollectionCard key={omics} omics={omics} charts={charts} />
        ))}
      </ul>
    </section>
  );
}
