import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Card, Tag } from '@omics-portal/ui';
import { BookOpen, Database } from 'lucide-react';
import { useDatasets } from '../ports/datasets-ports';
import { omicsOfCategory, type ReferenceDataset } from './reference-manifest';
import { useManifestAddress } from './use-manifest-address';

interface ReferenceCardProps {
  readonly dataset: ReferenceDataset;
  readonly manifestUrl: string;
  readonly onRead: () => void;
}

/** One data set: what it is for, how it was made, and the ways to it. */
export function ReferenceCard({ dataset, manifestUrl, onRead }: ReferenceCardProps) {
  const { t } = useLingui();
  const { links } = useDatasets();
  const address = useManifestAddress(manifestUrl);
  const { title, category, summary, description } = dataset;
  const picture = address(dataset.graphical_abstract);
  const omics = omicsOfCategory(category);
  return (
    <Card as="article" title={title} actions={<Tag tone="primary">{category}</Tag>}>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="flex flex-col gap-3 text-sm">
          <p className="font-medium">{summary}</p>
          <p className="text-muted">{description}</p>
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
        {picture.ok ? (
          <img
            src={picture.url.href}
            alt={t`Overview of ${title}`}
            loading="lazy"
            className="max-w-full rounded-control"
          />
        ) : null}
      </div>
    </Card>
  );
}
