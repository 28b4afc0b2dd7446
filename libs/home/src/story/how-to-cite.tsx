import { useLingui } from '@lingui/react/macro';
import { documentQueries, localizedAddress, OMICS, overviewPapers } from '@omics-portal/resources';
import { Button, Card, TextLink } from '@omics-portal/ui';
import { formatTime, OMICS_LABELS, useCopy } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useHome } from '../ports/home-ports';

/** Citation of the portal and of the papers about all its data, to read and to copy. */
export function HowToCite() {
  const { t } = useLingui();
  const { productTitle, links } = useHome();
  const copy = useCopy();
  const [today] = useState(() => formatTime(Date.now()).slice(0, 10));
  const address = window.location.href.split('#')[0] ?? '';
  const portal = t`${productTitle}. Accessed ${today}. ${address}`;
  const lines = [...useOverviewPapers(), portal];
  return (
    <Card
      title={t`How to cite`}
      actions={
        <>
          <TextLink href={links.publications()}>{t`All publications`}</TextLink>
          <Button size="sm" icon={<Copy />} onClick={() => void copy(lines.join('\n'))}>
            {t`Copy the citation`}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-1 text-sm">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Papers of the site's list about all its data; none while it loads, or if it fails. */
function useOverviewPapers(): readonly string[] {
  const { i18n } = useLingui();
  const { publicationsUrl } = useHome();
  const url =
    publicationsUrl === ''
      ? ''
      : new URL(localizedAddress(publicationsUrl, i18n.locale), document.baseURI).href;
  const { data } = useQuery({ ...documentQueries.text(url), enabled: url !== '' });
  const names = OMICS.map((omics) => i18n._(OMICS_LABELS[omics]));
  return data === undefined ? [] : overviewPapers(data, names);
}
