import { useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@omics-portal/ui';
import { MATERIALS_TYPES, type MaterialsType } from '@omics-portal/resources';
import { OwnReportsPanel } from '../own-reports/own-reports-panel';
import { useCatalogue } from '../ports/catalogue-ports';
import { MaterialCard } from './material-card';
import type { MaterialsSearch } from './materials-search';
import { SpecificationCard } from './specification-card';

/** Props of the materials page. */
export interface MaterialsScreenProps {
  /** Title of the page. */
  readonly title: string;
  readonly search: MaterialsSearch;
  readonly onSearchChange: (next: MaterialsSearch) => void;
}

/** Materials page: four kinds of material from the four samples of one family, and their specifications. */
export function MaterialsScreen({ title, search, onSearchChange }: MaterialsScreenProps) {
  const { t } = useLingui();
  const { documentUrls } = useCatalogue();
  const card = useRef<HTMLDivElement>(null);
  const hasDocuments = documentUrls.materialsSpecification !== '';
  const read = (specification: MaterialsType) => {
    onSearchChange({ specification });
    card.current?.scrollIntoView();
    card.current?.focus({ preventScroll: true });
  };
  return (
    <div>
      <PageHeader
        title={title}
        description={t`Four reference samples from one family, as DNA, RNA, protein and metabolites from the same cells: twin daughters (D5, D6), their father (F7) and their mother (M8). The known family relations are a ground truth for every measurement.`}
      />
      <ul className="grid gap-4 xl:grid-cols-2">
        {MATERIALS_TYPES.map((type) => (
          <li key={type} className="min-w-0">
            <MaterialCard type={type} onSpecification={hasDocuments ? () => read(type) : undefined} />
          </li>
        ))}
      </ul>
      <OwnReportsPanel kind="material" />
      {hasDocuments ? (
        <SpecificationCard
          type={search.specification ?? 'DNA'}
          onTypeChange={(specification) => onSearchChange({ specification })}
          cardRef={card}
        />
      ) : null}
    </div>
  );
}
