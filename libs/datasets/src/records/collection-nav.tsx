import { useLingui } from '@lingui/react/macro';
import { cn } from '@omics-portal/ui';
import { OMICS_LABELS } from '@omics-portal/wording';
import { collectionName, OMICS } from '@omics-portal/resources';
import { useDatasets } from '../ports/datasets-ports';
import { useOtherCollections } from './use-other-collections';

/** Links to all collections: the four of the site, then others that the server lists, by their names on the wire. */
export function CollectionNav({ current }: { readonly current: string }) {
  const { t, i18n } = useLingui();
  const { brand, links } = useDatasets();
  const others = useOtherCollections();
  const entries = [
    ...OMICS.map((omics) => ({
      name: collectionName(brand, omics),
      label: i18n._(OMICS_LABELS[omics]),
      href: links.collection(omics),
    })),
    ...others.names.map((name) => ({ name, label: name, href: links.otherCollection(name) })),
  ];
  return (
    <nav
      aria-label={t`Collections`}
      className="flex min-w-0 flex-1 gap-x-4 gap-y-1 text-sm max-sm:overflow-x-auto max-sm:pe-6 max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)] sm:flex-wrap"
    >
      {entries.map(({ name, label, href }) => (
        <a
          key={name}
          href={href}
          aria-current={name === current ? 'page' : undefined}
          className={cn(
            'rounded-xs py-1 text-primary-text hover:underline max-sm:shrink-0 sm:wrap-anywhere',
            name === current && 'font-semibold text-text',
          )}
        >
          {label}
        </a>
      ))}
      {others.isError ? (
        <span className="py-1 text-muted">{t`Other collections could not be loaded.`}</span>
      ) : null}
    </nav>
  );
}
