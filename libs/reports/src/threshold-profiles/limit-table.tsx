import { useLingui } from '@lingui/react/macro';
import type { ThresholdProfile } from '@omics-portal/api';
import { CUT_GRADES, limitDirection } from '@omics-portal/qc-metrics';
import { FormField, type FormControlProps, NumberInput, Select } from '@omics-portal/ui';
import type { SchemaForm } from '@omics-portal/ui/forms';
import { Controller, type ControllerRenderProps, useWatch } from 'react-hook-form';
import { GRADE_LABELS, METRIC_LABELS, METRIC_UNITS } from '../figures/metric-labels';
import { originLabel } from '../figures/verdict-messages';
import { type Bound, LIMIT_LEVELS, type LimitLevel, type LimitRow, originOfRow } from './profile-draft';
import type { ProfileValues } from './profile-schema';

interface LimitTableProps {
  readonly base: ThresholdProfile;
  readonly form: SchemaForm<ProfileValues, ProfileValues>;
}

/** Limits of a profile, one figure per line: bounds under which it warns and fails, and the origin of the limit. */
export function LimitTable({ base, form }: LimitTableProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Limits`} className="divide-y divide-border rounded-card border border-border">
      {form.getValues('rows').map(({ scope, metric }, index) => (
        <Limit key={`${scope} ${metric}`} base={base} form={form} index={index} />
      ))}
    </ul>
  );
}

interface LimitProps extends LimitTableProps {
  /** Index of the row. */
  readonly index: number;
}

function Limit({ base, form, index }: LimitProps) {
  const { t, i18n } = useLingui();
  const row = useWatch({ control: form.control, name: `rows.${index}` });
  const { scope, metric, byGrade } = row;
  const name = i18n._(METRIC_LABELS[metric]);
  const figure = scope === 'library' ? t`${name}, of each library` : name;
  const origin = originOfRow(row, base);
  const label = origin && originLabel({ rule: '', origin });
  const labels = useBoundLabels(row);
  return (
    <li className="grid grid-cols-2 gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_10rem_10rem]">
      <div className="col-span-2 sm:col-span-1">
        <p className="text-sm font-medium">{figure}</p>
        <p className="text-xs text-muted">{label ? i18n._(label) : t`no limit`}</p>
      </div>
      {LIMIT_LEVELS.map((level) => {
        const text = labels[level];
        const name = `rows.${index}.${level}` as const;
        return (
          <Controller
            key={level}
            control={form.control}
            name={name}
            render={({ field }) => (
              <FormField label={text} error={form.errorOf(name)}>
                {(control) => (
                  <BoundField
                    control={{ ...control, ref: field.ref, onBlur: field.onBlur }}
                    label={t`${figure}: ${text}`}
                    byGrade={byGrade}
                    bound={field.value}
                    onChange={(bound) => {
                      field.onChange(bound);
                      // One bound decides about the other, and all of them about the first limit.
                      if (form.formState.isSubmitted) void form.trigger();
                    }}
                  />
                )}
              </FormField>
            )}
          />
        );
      })}
    </li>
  );
}

function useBoundLabels({ metric, byGrade }: LimitRow): Record<LimitLevel, string> {
  const { t } = useLingui();
  if (byGrade) {
    return { warn: t`warns from grade`, fail: t`fails from grade` };
  }
  const unit = METRIC_UNITS[metric];
  const labels =
    limitDirection(metric) === 'higher'
      ? { warn: t`warns below`, fail: t`fails below` }
      : { warn: t`warns above`, fail: t`fails above` };
  return unit === '' ? labels : { warn: `${labels.warn} (${unit})`, fail: `${labels.fail} (${unit})` };
}

interface BoundFieldProps {
  readonly control: FormControlProps & Pick<ControllerRenderProps, 'ref' | 'onBlur'>;
  /** Name for screen readers: the visible label does not have the figure. */
  readonly label: string;
  readonly byGrade: boolean;
  readonly bound: Bound;
  readonly onChange: (bound: Bound) => void;
}

function BoundField({ control, label, byGrade, bound, onChange }: BoundFieldProps) {
  const { t, i18n } = useLingui();
  if (!byGrade) {
    return (
      <NumberInput
        {...control}
        aria-label={label}
        value={typeof bound === 'number' ? bound : null}
        onValueChange={onChange}
      />
    );
  }
  return (
    <Select
      {...control}
      aria-label={label}
      value={typeof bound === 'string' ? bound : ''}
      onValueChange={(value) => onChange(CUT_GRADES.find((grade) => grade === value) ?? null)}
      options={[
        { value: '', label: t`never` },
        ...CUT_GRADES.map((grade) => ({ value: grade, label: i18n._(GRADE_LABELS[grade]) })),
      ]}
    />
  );
}
