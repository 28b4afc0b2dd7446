import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Card, Select, Tag } from '@omics-portal/ui';
import { BookOpen, Database } from 'lucide-react';
import { useCatalogue } from '../ports/catalogue-ports';
import { materialOfCategory } from './material-of-category';
import { ReferenceFiles } from './reference-files';
import { omicsOfCategory, type ReferenceDataset, type ReferenceHistory } from './reference-manifest';
import { ReferenceTerms } from './reference-terms';
import { useManifestAddress } from './use-manifest-address';

interface ReferenceCardProps {
  readonly history: ReferenceHistory;
  /** Version in the address. The newest is shown if the data set has no such version. */
  readonly requested: string | undefined;
  readonly onVersionChange: (version: string) => void;
  readonly manifestUrl: string;
  readonly onRead: (dataset: ReferenceDataset) => void;
}

/** Card of a data set in one version: summary, files, terms and links. */
export function ReferenceCard({
  history,
  requested,
  onVersionChange,
  manifestUrl,
  onRead,
}: ReferenceCardProps) {
  const { t, i18n } = useLingui();
  const found = history.releases.find(({ version }) => version === requested);
  const { version, dataset } = found ?? history.releases[0];
  const { title, category, files } = dataset;
  const kind = materialOfCategory(category);
  return (
    <Card
      as="article"
      title={title}
      actions={
        <>
          <Tag tone="primary">{kind ? i18n._(kind) : category}</Tag>
          <span className="text-sm text-muted" aria-hidden>{t`Stable Versions`}</span>
          <Select
            aria-label={t`Stable versions of ${title}`}
            className="w-40"
            size="sm"
            value={version}
            onValueChange={onVersionChange}
            options={history.releases.map((release) => ({ value: release.version, label: release.version }))}
          />
        </>
      }
    >
      {requested !== undefined && found === undefined ? (
        <p className="mb-3 text-sm text-muted wrap-anywhere">
          {t`There is no version ${requested} of this dataset; ${version}, the newest, is shown.`}
        </p>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Summary dataset={dataset} manifestUrl={manifestUrl} onRead={() => onRead(dataset)} />
        <div className="flex min-w-0 flex-col gap-4">
          <ReferenceFiles title={title} files={files} manifestUrl={manifestUrl} />
          <ReferenceTerms dataset={dataset} manifestUrl={manifestUrl} />
        </div>
      </div>
    </Card>
  );
}

interface SummaryProps {
  readonly dataset: ReferenceDataset;
  readonly manifestUrl: string;
  readonly onRead: () => void;
}

function Summary({ dataset, manifestUrl, onRead }: SummaryProps) {
  const { t } = useLingui();
  const { links } = useCatalogue();
  const { title, summary, description } = dataset;
  const picture = useManifestAddress(manifestUrl)(dataset.graphical_abstract);
  const omics = omicsOfCategory(dataset.category);
  return (
    <div className="flex min-w-0 flex-col gap-3 text-sm">
      <p className="font-medium">{summary}</p>
      <p className="text-muted">{description}</p>
      {picture.ok ? (
        <img
          src={picture.url.href}
          alt={t`Overview of ${title}`}
          loading="lazy"
          className="max-w-full rounded-control"
        />
      ) : null}
      <div className="mt-1 flex flex-wrap gap-2">
        {dataset.markdown === '' ? null : (
          <Button
            icon={<BookOpen />}
            onClick={onRead}
            aria-label={t`Read about ${title}`}
          >{t`Read about it`}</Button>
        )}
        {omics ? (
          <ButtonLink
            icon={<Database />}
            href={links.collection(omics)}
            aria-label={t`Browse the data of ${title}`}
          >
            {t`Browse the data`}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
