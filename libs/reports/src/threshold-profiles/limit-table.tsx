import { useLingui } from '@lingui/react/macro';
import type { ThresholdProfile } from '@omics-portal/api';
import { CUT_GRADES, LIMIT_SCOPES, type LimitScope } from '@omics-portal/qc-metrics';
import { FormField, type FormControlProps, NumberInput, Select } from '@omics-portal/ui';
import type { SchemaForm } from '@omics-portal/ui/forms';
import { Controller, type ControllerRenderProps, useWatch } from 'react-hook-form';
import { GRADE_LABELS } from '../figures/metric-labels';
import { originLabel } from '../figures/verdict-messages';
import { limitFigure, limitUnit } from './limit-names';
import {
  type Bound,
  boundKey,
  LIMIT_LEVELS,
  type LimitLevel,
  type LimitRow,
  originOfRow,
} from './profile-draft';
import type { ProfileValues } from './profile-schema';

interface LimitTableProps {
  readonly base: ThresholdProfile;
  readonly form: SchemaForm<ProfileValues, ProfileValues>;
}

/** Limits of a profile, one figure per line: bounds under which it warns and fails, and the origin of the limit. */
export function LimitTable({ base, form }: LimitTableProps) {
  const scopes = LIMIT_SCOPES.filter((scope) => form.getValues('rows').some((row) => row.scope === scope));
  return scopes.map((scope) => <Limits key={scope} base={base} form={form} scope={scope} />);
}

interface LimitsProps extends LimitTableProps {
  readonly scope: LimitScope;
}

/** Limits of one scope under its name. */
function Limits({ base, form, scope }: LimitsProps) {
  const { t } = useLingui();
  const names = {
    batch: t`Limits of the batch`,
    library: t`Limits of each library`,
    sample: t`Limits of reads and alignments`,
  } as const satisfies Record<LimitScope, string>;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{names[scope]}</h3>
      {scope === 'sample' ? (
        <p className="text-sm text-muted">
          {t`They are checked for every sample and file of reads, and have no part in the verdict of the batch.`}
        </p>
      ) : null}
      <ul aria-label={names[scope]} className="divide-y divide-border rounded-card border border-border">
        {form
          .getValues('rows')
          .map((row, index) =>
            row.scope === scope ? (
              <Limit key={boundKey(row, 'warn')} base={base} form={form} index={index} />
            ) : null,
          )}
      </ul>
    </section>
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
  const name = limitFigure(i18n, metric);
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

function useBoundLabels({ metric, byGrade, side, atBound }: LimitRow): Record<LimitLevel, string> {
  const { t } = useLingui();
  if (byGrade) {
    return { warn: t`warns from grade`, fail: t`fails from grade` };
  }
  const words = {
    below: { warn: t`warns below`, fail: t`fails below` },
    above: { warn: t`warns above`, fail: t`fails above` },
  }[side];
  const wordsAt = {
    below: { warn: t`warns up to`, fail: t`fails up to` },
    above: { warn: t`warns from`, fail: t`fails from` },
  }[side];
  const unit = limitUnit(metric);
  const labelOf = (level: LimitLevel) => {
    const word = (atBound[level] ? wordsAt : words)[level];
    return unit === '' ? word : `${word} (${unit})`;
  };
  return { warn: labelOf('warn'), fail: labelOf('fail') };
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
