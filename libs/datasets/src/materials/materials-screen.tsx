import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  ButtonLink,
  Card,
  cn,
  DataTable,
  DescriptionList,
  PageHeader,
  type DataTableColumn,
} from '@omics-portal/ui';
import { Send } from 'lucide-react';
import { useDatasets } from '../ports/datasets-ports';
import {
  MATERIAL_FACTS,
  MATERIAL_TITLES,
  REQUEST_WORDS,
  SAMPLE_FACTS,
  SAMPLES,
  vialName,
  type MaterialSample,
} from './material-facts';
import { MATERIALS_TYPES, type MaterialsType } from './materials-type';

/** What the reference materials are: one family, four samples, four kinds of material. */
export function MaterialsScreen() {
  const { t } = useLingui();
  return (
    <div>
      <PageHeader
        title={t`Reference Materials`}
        description={t`Four reference samples from one family, as DNA, RNA, protein and metabolites from the same cells: twin daughters (D5, D6), their father (F7) and their mother (M8). What is known of the family is a truth to judge any measurement by.`}
      />
      <ul className="grid items-start gap-4 xl:grid-cols-2">
        {MATERIALS_TYPES.map((type) => (
          <li key={type} className="min-w-0">
            <MaterialCard type={type} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MaterialCard({ type }: { readonly type: MaterialsType }) {
  const { i18n, t } = useLingui();
  const { links } = useDatasets();
  const title = i18n._(MATERIAL_TITLES[type]);
  const facts = MATERIAL_FACTS[type].map(({ term, detail }) => ({
    term: i18n._(term),
    detail: i18n._(detail),
  }));
  return (
    <Card
      title={title}
      actions={
        <ButtonLink size="sm" variant="primary" icon={<Send />} href={links.requestMaterials(type)}>
          {i18n._(REQUEST_WORDS[type])}
        </ButtonLink>
      }
    >
      <DescriptionList columns={facts.length === 4 ? 4 : 3} items={facts} className="mb-4" />
      <DataTable
        caption={t`Vials: ${title}`}
        dense
        columns={useVialColumns(type)}
        rows={SAMPLES}
        rowKey={(sample) => sample}
      />
    </Card>
  );
}

function useVialColumns(type: MaterialsType): DataTableColumn<MaterialSample>[] {
  const { t, i18n } = useLingui();
  return useMemo(
    () => [
      {
        id: 'sample',
        header: t`Sample`,
        cell: (sample) => <strong className="font-semibold">{sample}</strong>,
      },
      {
        id: 'role',
        header: t`In the family`,
        cell: (sample) => <span className="whitespace-nowrap">{i18n._(SAMPLE_FACTS[sample].role)}</span>,
      },
      {
        id: 'colour',
        header: t`Colour`,
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
        cell: (sample) => <code className="text-xs">{vialName(type, sample)}</code>,
      },
    ],
    [t, i18n, type],
  );
}
