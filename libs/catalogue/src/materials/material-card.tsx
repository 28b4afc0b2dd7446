import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  Button,
  ButtonLink,
  Card,
  cn,
  DataTable,
  DescriptionList,
  type DataTableColumn,
} from '@omics-portal/ui';
import { FileText, Send } from 'lucide-react';
import { localizedText, type MaterialsType } from '@omics-portal/resources';
import { useCatalogue } from '../ports/catalogue-ports';
import {
  MATERIAL_FACTS,
  REQUEST_LABELS,
  SAMPLE_FACTS,
  SAMPLES,
  vialName,
  type MaterialSample,
} from './material-facts';
import { MATERIAL_TITLES } from '../material-names/material-titles';

interface MaterialCardProps {
  readonly type: MaterialsType;
  /** Opens the specification; undefined where the site has no specifications. */
  readonly onSpecification: (() => void) | undefined;
}

/** Card of one kind of material: facts about its vials, and links to the request and the specification. */
export function MaterialCard({ type, onSpecification }: MaterialCardProps) {
  const { i18n, t } = useLingui();
  const { links } = useCatalogue();
  const title = i18n._(MATERIAL_TITLES[type]);
  const facts = MATERIAL_FACTS[type].map(({ term, detail }) => ({
    term: i18n._(term),
    detail: i18n._(detail),
  }));
  return (
    <Card title={title} className="flex h-full flex-col">
      <DescriptionList columns={facts.length === 4 ? 4 : 3} items={facts} className="mb-4" />
      <DataTable
        caption={t`Vials: ${title}`}
        dense
        columns={useVialColumns(type)}
        rows={SAMPLES}
        rowKey={(sample) => sample}
      />
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <ButtonLink size="sm" variant="primary" icon={<Send />} href={links.requestMaterials(type)}>
          {i18n._(REQUEST_LABELS[type])}
        </ButtonLink>
        {onSpecification ? (
          <Button
            size="sm"
            icon={<FileText />}
            onClick={onSpecification}
            aria-label={t`Read the specification: ${title}`}
          >
            {t`Read the specification`}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function useVialColumns(type: MaterialsType): DataTableColumn<MaterialSample>[] {
  const { t, i18n } = useLingui();
  const pattern = localizedText(useCatalogue().vialName, i18n.locale);
  return useMemo(
    () => [
      {
        id: 'sample',
        header: t`Sample`,
        cell: (sample) => <strong className="font-semibold">{sample}</strong>,
      },
      {
        id: 'role',
        header: t`Role in the family`,
        cell: (sample) => <span className="whitespace-nowrap">{i18n._(SAMPLE_FACTS[sample].role)}</span>,
      },
      {
        id: 'colour',
        header: t`Color`,
        cell: (sample) => (
          <span className="inline-flex items-center gap-2 whitespace-nowrap">
            <span
              aria-hidden
              className={cn('size-3 shrink-0 rounded-full border border-strong', SAMPLE_FACTS[sample].swatch)}
            />
            {i18n._(SAMPLE_FACTS[sample].colour)}
          </span>
        ),
      },
      {
        id: 'vial',
        header: t`Name on the vial`,
        cell: (sample) => (
          <code className="text-xs whitespace-nowrap">{vialName(pattern, type, sample)}</code>
        ),
      },
    ],
    [t, i18n, pattern, type],
  );
}
