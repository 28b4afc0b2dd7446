import { useLingui } from '@lingui/react/macro';
import { FormField, Select } from '@omics-portal/ui';
import type { ProfileChoice } from './report-draft';

interface ProfileFieldProps {
  readonly profile: ProfileChoice;
  readonly disabled: boolean;
  readonly onChange: (profile: ProfileChoice) => void;
}

/** Threshold profile of a report: the limits that give its verdict. */
export function ProfileField({ profile, disabled, onChange }: ProfileFieldProps) {
  const { t } = useLingui();
  const options = [
    { value: 'default', label: t`Default` },
    { value: 'strict', label: t`Strict` },
  ] as const satisfies readonly { value: ProfileChoice; label: string }[];
  const help = {
    default: t`The verdict follows the grade of the total score: Bad fails, Fair is a warning, Good and Great pass.`,
    strict: t`The grade Fair fails, too, and so does each figure beyond its limit.`,
  } satisfies Record<ProfileChoice, string>;
  return (
    <FormField label={t`Limits`} help={help[profile]}>
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={profile}
          onValueChange={(value) =>
            onChange(options.find((option) => option.value === value)?.value ?? 'default')
          }
          options={options}
        />
      )}
    </FormField>
  );
}
