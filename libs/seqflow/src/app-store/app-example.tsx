import { appQueries } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DescriptionList } from '@omics-portal/ui';
import { fieldLabel, valueFields } from '../app-form/form-values';
import { SAMPLE_ID } from '../app-form/sample-id';
import { useSeqflow } from '../ports/seqflow-ports';
import { sampleText } from '../samples/sample-text';
import type { StoreCard } from './store-cards';

/** Example of a run: the values of its samples under the labels of the app's form. Nothing without an example. */
export function AppExample({
  appName,
  samples,
}: {
  readonly appName: string;
  readonly samples: StoreCard['example'];
}) {
  const { t, i18n } = useLingui();
  const { datains } = useSeqflow();
  const schema = useQuery(appQueries(datains, i18n.locale).schema(appName));
  if (samples.length === 0) {
    return null;
  }
  const labels = new Map(
    schema.data && valueFields(schema.data).map((field) => [field.model, fieldLabel(field)]),
  );
  return (
    <section aria-label={t`Example`}>
      <h3 className="text-heading font-semibold">{t`Example`}</h3>
      <p className="mt-1 mb-3 text-sm text-muted">
        {t`These files are in the public storage of this site, so that a run with these values works.`}
      </p>
      {samples.map((sample, index) => (
        <DescriptionList
          key={index}
          items={Object.entries(sample).map(([model, value]) => ({
            term: model === SAMPLE_ID ? t`Sample ID` : (labels.get(model) ?? model),
            detail: <span className="break-all">{sampleText(value)}</span>,
          }))}
        />
      ))}
    </section>
  );
}
