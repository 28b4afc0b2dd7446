import { useLingui } from '@lingui/react/macro';
import { MEASUREMENT_TEXTS, type MeasurementText } from '@omics-portal/qc-metrics';
import { measurementQueries } from '@omics-portal/resources';
import { FormField, Select } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useReports } from '../ports/reports-ports';
import { MEASUREMENT_LABELS } from './fact-labels';

/** Laboratory, instrument and operator of the reports to show; undefined for any. */
export type MeasurementSearch = Readonly<Partial<Record<MeasurementText, string | undefined>>>;

interface MeasurementFiltersProps {
  /** Tool whose reports are shown; undefined for all. */
  readonly pluginName: string | undefined;
  readonly search: MeasurementSearch;
  readonly onChange: (next: MeasurementSearch) => void;
  /** Hides the labels visually, where the choices name the filters. */
  readonly hideLabels?: boolean;
  /** Layout classes of each filter. */
  readonly className?: string;
}

/** Filters by laboratory, instrument and operator. Each is absent where no report records it. */
export function MeasurementFilters({
  pluginName,
  search,
  onChange,
  hideLabels,
  className,
}: MeasurementFiltersProps) {
  const { t, i18n } = useLingui();
  const { reports } = useReports();
  const { data } = useQuery(measurementQueries(reports).values(pluginName));
  const all = {
    laboratory: t`All laboratories`,
    instrument: t`All instruments`,
    operator: t`All operators`,
  } satisfies Record<MeasurementText, string>;
  return MEASUREMENT_TEXTS.map((fact) => {
    const chosen = search[fact];
    const values = new Set([...(data?.[fact] ?? []), ...(chosen === undefined ? [] : [chosen])]);
    return values.size === 0 ? null : (
      <FormField
        key={fact}
        label={i18n._(MEASUREMENT_LABELS[fact])}
        hideLabel={hideLabels}
        className={className}
      >
        {(control) => (
          <Select
            {...control}
            value={chosen ?? ''}
            onValueChange={(value) => onChange({ [fact]: value || undefined })}
            options={[
              { value: '', label: all[fact] },
              ...[...values].map((value) => ({ value, label: value })),
            ]}
          />
        )}
      </FormField>
    );
  });
}
