import { useLingui } from '@lingui/react/macro';
import type { NamedReference } from '@omics-portal/api';
import { documentQueries, MATERIALS_TYPES, materialLotId, publicationsIn } from '@omics-portal/resources';
import { Checkbox } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { materialLabel } from './material-label';

interface ReferenceFieldsProps {
  readonly references: readonly NamedReference[];
  readonly onChange: (next: readonly NamedReference[]) => void;
}

/** Choice of the reference materials and publications that a report names, from those that the portal offers. */
export function ReferenceFields({ references, onChange }: ReferenceFieldsProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const publications = usePublications();
  const materials = MATERIALS_TYPES.map((type) => ({ kind: 'material', id: materialLotId(type) }) as const);
  const papers = (publications.data ?? []).map(
    ({ doi, title }) => ({ kind: 'publication', id: doi, ...(title && { title }) }) as const,
  );
  const props = { references, onChange };
  return (
    <>
      <Choices
        {...props}
        legend={t`Reference materials`}
        offered={withNamed(materials, references, 'material')}
        labelOf={({ id }) => materialLabel(i18n, id)}
      />
      <Choices
        {...props}
        legend={t`Publications`}
        offered={withNamed(papers, references, 'publication')}
        labelOf={({ id, title }) => title ?? id}
      />
      {publications.isError ? (
        <p className="text-sm text-danger">
          {t`The list of publications could not be loaded.`} {errorText(publications.error)}
        </p>
      ) : null}
    </>
  );
}

function usePublications() {
  const { i18n } = useLingui();
  const { publicationsUrl } = useReports();
  const url = publicationsUrl(i18n.locale);
  return useQuery({ ...documentQueries.text(url ?? ''), enabled: url !== null, select: publicationsIn });
}

/** Offered references, and those that the report names although they are no longer offered. */
function withNamed(
  offered: readonly NamedReference[],
  named: readonly NamedReference[],
  kind: NamedReference['kind'],
): readonly NamedReference[] {
  const others = named.filter((one) => one.kind === kind && offered.every(({ id }) => id !== one.id));
  return [...offered, ...others];
}

interface ChoicesProps extends ReferenceFieldsProps {
  readonly legend: string;
  readonly offered: readonly NamedReference[];
  readonly labelOf: (reference: NamedReference) => string;
}

function Choices({ legend, offered, labelOf, references, onChange }: ChoicesProps) {
  const isSame = (a: NamedReference, b: NamedReference) => a.kind === b.kind && a.id === b.id;
  return offered.length === 0 ? null : (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {offered.map((reference) => (
        <Checkbox
          key={reference.id}
          label={labelOf(reference)}
          checked={references.some((one) => isSame(one, reference))}
          onCheckedChange={(checked) =>
            onChange(
              checked ? [...references, reference] : references.filter((one) => !isSame(one, reference)),
            )
          }
        />
      ))}
    </fieldset>
  );
}
