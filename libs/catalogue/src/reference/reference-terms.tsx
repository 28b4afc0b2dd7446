import { useLingui } from '@lingui/react/macro';
import { Button, DescriptionList, TextLink } from '@omics-portal/ui';
import { useCopy } from '@omics-portal/wording';
import { Copy } from 'lucide-react';
import type { ReferenceDataset } from './reference-manifest';
import { useManifestAddress } from './use-manifest-address';

interface ReferenceTermsProps {
  readonly dataset: ReferenceDataset;
  readonly manifestUrl: string;
}

/** License and citation of a data set. */
export function ReferenceTerms({ dataset, manifestUrl }: ReferenceTermsProps) {
  const { t } = useLingui();
  return (
    <DescriptionList
      columns={1}
      items={[
        { term: t`License`, detail: <License dataset={dataset} manifestUrl={manifestUrl} /> },
        { term: t`Citation`, detail: <Citation dataset={dataset} /> },
      ]}
    />
  );
}

function License({ dataset: { licence }, manifestUrl }: ReferenceTermsProps) {
  const { t } = useLingui();
  const address = useManifestAddress(manifestUrl)(licence?.url ?? '');
  if (licence === undefined) {
    return <span className="text-muted">{t`not stated`}</span>;
  }
  return address.ok ? (
    <TextLink href={address.url.href} external>
      {licence.name}
    </TextLink>
  ) : (
    licence.name
  );
}

function Citation({ dataset: { citation, title } }: { readonly dataset: ReferenceDataset }) {
  const { t } = useLingui();
  const copy = useCopy();
  if (citation.length === 0) {
    return <span className="text-muted">{t`not stated`}</span>;
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <ul className="flex flex-col gap-1">
        {citation.map((work) => (
          <li key={work}>{work}</li>
        ))}
      </ul>
      <Button
        size="sm"
        icon={<Copy />}
        aria-label={t`Copy the citation of ${title}`}
        onClick={() => void copy(citation.join('\n'))}
      >{t`Copy the citation`}</Button>
    </div>
  );
}
