import { useLingui } from '@lingui/react/macro';
import { VISUALISATION_KINDS } from '@omics-portal/api/visualisation';
import { LinkList } from '@omics-portal/ui';
import { OMICS_LABELS } from '@omics-portal/wording';
import { ChartScatter } from 'lucide-react';
import { OMICS_OF_KIND } from './document/omics-of-kind';

/** Links to all visualisations. */
export function PageList() {
  const { i18n } = useLingui();
  return (
    <LinkList
      items={VISUALISATION_KINDS.map((kind) => ({
        href: `./${kind}/${window.location.search}`,
        label: i18n._(OMICS_LABELS[OMICS_OF_KIND[kind]]),
        icon: <ChartScatter />,
      }))}
    />
  );
}
