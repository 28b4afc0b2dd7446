import { useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@omics-portal/ui';
import { useCatalogue } from '../ports/catalogue-ports';
import { MaterialCard } from './material-card';
import type { MaterialsSearch } from './materials-search';
import { MATERIALS_TYPES, type MaterialsType } from '../ports/materials-type';
import { SpecificationCard } from './specification-card';

/** What the host gives the materials page. */
export interface MaterialsScreenProps {
  readonly search: MaterialsSearch;
  readonly onSearchChange: (next: MaterialsSearch) => void;
}

/** What the reference materials are: one family, four samples, four kinds of material, and their documents. */
export function MaterialsScreen({ search, onSearchChange }: MaterialsScreenProps) {
  const { t } = useLingui();
  const { documentUrls } = useCatalogue();
  const place = useRef<HTMLDivElement>(null);
  const hasDocuments = documentUrls.materialsSpecification !== '';
  const read = (specification: MaterialsType) => {
    onSearchChange({ specification });
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div>
      <PageHeader
        title={t`Reference Materials`}
        description={t`Four reference samples from one family, as DNA, RNA, protein and metabolites from the same cells: twin daughters (D5, D6), their father (F7) and their mother (M8). What is known of the family is a truth to judge any measurement by.`}
      />
      <ul className="grid gap-4 xl:grid-cols-2">
        {MATERIALS_TYPES.map((type) => (
          <li key={type} className="min-w-0">
            <MaterialCard type={type} onSpecification={hasDocuments ? () => read(type) : undefined} />
          </li>
        ))}
      </ul>
      {hasDocuments ? (
        <SpecificationCard
          type={search.specification ?? 'DNA'}
          onTypeChange={(specification) => onSearchChange({ specification })}
          placeRef={place}
        />
      ) : null}
    </div>
  );
}
