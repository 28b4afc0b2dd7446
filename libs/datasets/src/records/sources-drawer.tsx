import { useLingui } from '@lingui/react/macro';
import { emptyQuery, withSearch } from '@omics-portal/data-query';
import { dataRepoQuery, type DataSource } from '@omics-portal/resources';
import { Drawer, EmptyState, ErrorState, SkeletonLines, TextLink } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { useDatasets } from '../ports/datasets-ports';
import { useQueryHref } from '../ports/use-query-href';
import { SEARCH_FIELDS } from './collection-fields';

interface SourcesDrawerProps {
  /** Collection that a name of a file is searched in. */
  readonly collection: string;
  readonly onClose: () => void;
}

/** Drawer with the sources that the collections of the site were built from. */
export function SourcesDrawer({ collection, onClose }: SourcesDrawerProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const found = useQuery(dataRepoQuery(useDatasets().dataseq, i18n.locale));
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t`Sources of the data`}
      closeLabel={t`Close`}
    >
      {found.isPending ? <SkeletonLines lines={8} label={t`Loading the sources`} /> : null}
      {found.error ? (
        <ErrorState
          title={t`Cannot fetch data, please retry later.`}
          message={errorText(found.error)}
          retryLabel={t`Retry`}
          onRetry={() => void found.refetch()}
        />
      ) : null}
      {found.data?.length === 0 ? (
        <EmptyState
          title={t`No sources`}
          description={t`This site does not state where its collections come from.`}
        />
      ) : null}
      <ul className="flex flex-col gap-5">
        {(found.data ?? []).map((source) => (
          <li key={source.name}>
            <Source source={source} collection={collection} onSearch={onClose} />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

interface SourceProps {
  readonly source: DataSource;
  readonly collection: string;
  /** Called when a link to a search is followed: the page below shows its result. */
  readonly onSearch: () => void;
}

function Source({ source, collection, onSearch }: SourceProps) {
  const { t } = useLingui();
  const href = useQueryHref();
  const { name, description, created, files } = source;
  const day = created?.slice(0, 10);
  return (
    <section aria-label={name} className="text-sm">
      <h3 className="font-mono font-semibold wrap-anywhere">{name}</h3>
      {description === null ? null : <p className="mt-1 wrap-anywhere">{description}</p>}
      {day === undefined ? null : <p className="mt-1 text-xs text-muted">{t`Copied on ${day}`}</p>}
      {files.length === 0 ? null : (
        <ul aria-label={t`Files of ${name}`} className="mt-2 flex flex-col gap-1">
          {files.map((file) => (
            <li key={file} className="wrap-anywhere">
              <TextLink
                href={href(withSearch(emptyQuery(collection), { text: file, fields: SEARCH_FIELDS }))}
                onClick={onSearch}
              >
                {file}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
