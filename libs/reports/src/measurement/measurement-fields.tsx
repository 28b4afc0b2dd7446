import { useLingui } from '@lingui/react/macro';
import { MAX_MEASUREMENT_TEXT, MEASUREMENT_TEXTS, type MeasurementColumns } from '@omics-portal/qc-metrics';
import { measurementQueries } from '@omics-portal/resources';
import { FormField, Input } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { joinSentences } from '@omics-portal/wording';
import { useReports } from '../ports/reports-ports';
import { MEASUREMENT_LABELS } from './fact-labels';
import type { MeasurementDraft } from './measurement-draft';

interface MeasurementFieldsProps {
  readonly measurement: MeasurementDraft;
  /** Facts in the metadata table, which count where a field is empty. */
  readonly table?: MeasurementColumns | undefined;
  readonly disabled?: boolean;
  readonly onChange: (next: MeasurementDraft) => void;
}

/** Optional fields of a measurement, with the values of earlier reports as suggestions. Absent on servers that record none. */
export function MeasurementFields({ measurement, table, disabled, onChange }: MeasurementFieldsProps) {
  const { t, i18n } = useLingui();
  const { reports } = useReports();
  const listId = useId();
  const earlier = useQuery(measurementQueries(reports).values());
  const helpOf = (fact: keyof MeasurementDraft) => {
    const value = table?.values[fact];
    return value === undefined ? undefined : t`In the metadata table: ${value}`;
  };
  return earlier.data === null ? null : (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-semibold">{t`Measurement (optional)`}</legend>
      <p className="text-sm text-muted">
        {joinSentences([
          t`Lists and control charts can be filtered by these details.`,
          table ? t`An empty field takes the value that all rows of the metadata table share.` : null,
        ])}
      </p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {MEASUREMENT_TEXTS.map((fact) => (
          <FormField key={fact} label={i18n._(MEASUREMENT_LABELS[fact])} help={helpOf(fact)}>
            {(control) => (
              <>
                <Input
                  {...control}
                  autoComplete="off"
                  list={`${listId}-${fact}`}
                  maxLength={MAX_MEASUREMENT_TEXT}
                  readOnly={disabled}
                  value={measurement[fact]}
                  onChange={({ target }) => onChange({ ...measurement, [fact]: target.value })}
                />
                <datalist id={`${listId}-${fact}`}>
                  {earlier.data?.[fact].map((value) => (
                    <option key={value} value={value} />
                  ))}
                </datalist>
              </>
            )}
          </FormField>
        ))}
        <FormField label={i18n._(MEASUREMENT_LABELS.measuredOn)} help={helpOf('measuredOn')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              readOnly={disabled}
              value={measurement.measuredOn}
              onChange={({ target }) => onChange({ ...measurement, measuredOn: target.value })}
            />
          )}
        </FormField>
      </div>
      <UnclearFacts unclear={table?.unclear ?? []} />
    </fieldset>
  );
}

/** Facts that the metadata table has, but not as one value. */
function UnclearFacts({ unclear }: Pick<MeasurementColumns, 'unclear'>) {
  const { t, i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    unclear.map((fact) => i18n._(MEASUREMENT_LABELS[fact])),
  );
  return unclear.length === 0 ? null : (
    <p className="text-sm text-muted">
      {t`The metadata table has no single value of ${names}: rows differ, or a date is not written as 2026-03-31. Fill in the value for the whole batch.`}
    </p>
  );
}
