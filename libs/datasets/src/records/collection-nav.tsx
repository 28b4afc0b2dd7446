import { useLingui } from '@lingui/react/macro';
import { offeredCollections, omicsOf, ownCollectionTitle } from '@omics-portal/resources';
import { cn } from '@omics-portal/ui';
import { OMICS_LABELS } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { useDatasets } from '../ports/datasets-ports';
import { useRecordQueries } from '../ports/use-record-queries';

/** Scrolls the row of a phone to a link that lies beyond its edge; the page stays where it is. */
function showInRow(link: HTMLAnchorElement | null): void {
  const row = link?.closest('nav');
  if (link && row)
    row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/** Links to the collections that the server lists: those of the four of the site, then others by their titles of the site, or their names on the wire. */
export function CollectionNav({ current }: { readonly current: string }) {
  const { t, i18n } = useLingui();
  const { brand, collectionTexts, links } = useDatasets();
  const listed = useQuery(useRecordQueries().collections());
  const entries = offeredCollections(brand, listed.data).map((name) => {
    const omics = omicsOf(brand, name);
    return omics
      ? { name, label: i18n._(OMICS_LABELS[omics]), href: links.collection(omics) }
      : {
          name,
          label: ownCollectionTitle(collectionTexts, name, i18n.locale),
          href: links.otherCollection(name),
        };
  });
  return (
    <nav
      aria-label={t`Collections`}
      className="flex min-w-0 flex-1 gap-x-4 gap-y-1 text-sm max-sm:overflow-x-auto max-sm:pe-6 max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)] sm:flex-wrap"
    >
      {entries.map(({ name, label, href }) => (
        <a
          key={name}
          href={href}
          ref={name === current ? showInRow : undefined}
          aria-current={name === current ? 'page' : undefined}
          className={cn(
            'rounded-xs py-1 text-primary-text hover:underline max-sm:shrink-0 sm:wrap-anywhere',
            name === current && 'font-semibold text-text',
          )}
        >
          {label}
        </a>
      ))}
      {listed.isError ? (
        <span className="py-1 text-muted">{t`Other collections could not be loaded.`}</span>
      ) : null}
      {entries.length === 0 ? (
        <span className="py-1 text-muted">{t`This site has no collections.`}</span>
      ) : null}
    </nav>
  );
}
