import { useLingui } from '@lingui/react/macro';
import { collectionFilesQuery, ownCollectionDescription, ownCollectionTitle } from '@omics-portal/resources';
import { Skeleton } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useHome } from '../ports/home-ports';
import { CardFrame } from './card-frame';

/** Greatest number of cards: each counts its files by a request. The page of collections has links to all. */
const MAX_CARDS = 8;

/**
 * Cards of the collections beside the four, by their titles of the site or their names on the wire; for none, a sentence in place of all cards. Their fields
 * are unknown, so that only files are counted.
 */
export function OtherCollections({ names }: { readonly names: readonly string[] }) {
  const { t, i18n } = useLingui();
  const { links } = useHome();
  const id = useId();
  const number = i18n.number(names.length);
  if (names.length === 0) {
    return <p className="text-muted">{t`This site has no collections.`}</p>;
  }
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="font-semibold">{t`Further collections`}</h3>
      <p className="mb-3 text-sm text-muted">{t`The totals of the overview do not count them.`}</p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {names.slice(0, MAX_CARDS).map((name) => (
          <OtherCollection key={name} name={name} />
        ))}
      </ul>
      {names.length > MAX_CARDS ? (
        <a
          href={links.collections()}
          className="mt-3 inline-block py-1 text-sm text-primary-text underline underline-offset-2"
        >{t`All ${number} further collections`}</a>
      ) : null}
    </section>
  );
}

function OtherCollection({ name }: { readonly name: string }) {
  const { i18n } = useLingui();
  const { links, collectionTexts } = useHome();
  const title = ownCollectionTitle(collectionTexts, name, i18n.locale);
  const description = ownCollectionDescription(collectionTexts, name, i18n.locale);
  return (
    <CardFrame href={links.otherCollection(name)} name={title} heading="h4">
      {description === undefined ? null : <p className="mt-1 text-sm text-muted">{description}</p>}
      <div className="mt-1 flex min-h-6 items-baseline gap-1.5 text-sm text-muted">
        <FileCount name={name} />
      </div>
    </CardFrame>
  );
}

function FileCount({ name }: { readonly name: string }) {
  const { t, i18n } = useLingui();
  const { dataseq } = useHome();
  const { data, isError } = useQuery(collectionFilesQuery(dataseq, name));
  if (data === undefined) {
    return isError ? t`The numbers could not be loaded.` : <Skeleton className="h-4 w-20 self-center" />;
  }
  return (
    <>
      <span className="font-semibold text-text tabular-nums">{i18n.number(data)}</span>
      {t({ message: 'files', context: 'count' })}
    </>
  );
}
