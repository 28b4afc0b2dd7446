import { lazy, Suspense, type Ref } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Card, Spinner, Tabs, useNearView } from '@omics-portal/ui';
import { usePdfLabels } from '@omics-portal/wording';
import { MATERIALS_TYPES, type MaterialsType } from '@omics-portal/resources';
import { useCatalogue } from '../ports/catalogue-ports';
import { MATERIAL_TITLES } from '../material-names/material-titles';
import { specificationUrl } from './specification-url';

const PdfViewer = lazy(async () => ({ default: (await import('@omics-portal/ui/pdf')).PdfViewer }));

interface SpecificationCardProps {
  readonly type: MaterialsType;
  readonly onTypeChange: (type: MaterialsType) => void;
  /** Ref of the card, the target of a scroll. */
  readonly cardRef: Ref<HTMLDivElement>;
}

/** Card with the specification of one kind of material at a time. */
export function SpecificationCard({ type, onTypeChange, cardRef }: SpecificationCardProps) {
  const { t, i18n } = useLingui();
  const [box, near] = useNearView<HTMLDivElement>();
  return (
    // The scroll margin keeps the sticky header from covering the title.
    <div ref={cardRef} tabIndex={-1} className="mt-6 scroll-mt-20 outline-none">
      <Card title={t`Materials Specification`}>
        <Tabs
          label={t`Materials Specification`}
          value={type}
          onValueChange={(value) => onTypeChange(MATERIALS_TYPES.find((known) => known === value) ?? type)}
          tabs={MATERIALS_TYPES.map((value) => ({ value, label: i18n._(MATERIAL_TITLES[value]) }))}
        >
          <div ref={box} className="min-h-[min(75dvh,48rem)]">
            {near ? <Specification type={type} /> : null}
          </div>
        </Tabs>
      </Card>
    </div>
  );
}

function Specification({ type }: { readonly type: MaterialsType }) {
  const { t, i18n } = useLingui();
  const labels = usePdfLabels();
  const { documentUrls } = useCatalogue();
  const url = specificationUrl(documentUrls.materialsSpecification, type, i18n.locale, document.baseURI);
  if (url === null) {
    return null;
  }
  const name = i18n._(MATERIAL_TITLES[type]);
  return (
    <Suspense fallback={<Spinner label={labels.loading} className="mx-auto my-10 size-7" />}>
      <PdfViewer
        key={url}
        url={url}
        title={t`Specification: ${name}`}
        labels={labels}
        height="min(75dvh, 48rem)"
      />
    </Suspense>
  );
}
