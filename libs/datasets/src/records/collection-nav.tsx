import { useLingui } from '@lingui/react/macro';
import { cn } from '@omics-portal/ui';
import { OMICS_NAMES } from '../collections/collection-words';
import { OMICS, type Omics } from '../collections/collections';
import { useDatasets } from '../ports/datasets-ports';

/** The other collections, one press away. */
export function CollectionNav({ current }: { readonly current: Omics | undefined }) {
  const { t, i18n } = useLingui();
  const { links } = useDatasets();
  return (
    <nav aria-label={t`Collections`} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {OMICS.map((omics) => (
        <a
          key={omics}
          href={links.collection(omics)}
          aria-current={omics === current ? 'page' : undefined}
          className={cn(
            'rounded-xs py-1 text-primary-text hover:underline',
            omics === current && 'font-semibold text-text',
          )}
        >
          {i18n._(OMICS_NAMES[omics])}
        </a>
      ))}
    </nav>
  );
}
