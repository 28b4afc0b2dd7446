import { useLingui } from '@lingui/react/macro';
import { kindOfPlugin, OMICS_OF_KIND, profileQueries } from '@omics-portal/resources';
import { FormField, Select } from '@omics-portal/ui';
import { DEFAULT_LIMITS, limitOptions, OWN_LIMITS_UNAVAILABLE } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { useSeqflow } from '../ports/seqflow-ports';

interface ReportProfileProps {
  /** Short name of the report plugin. */
  readonly plugin: string;
  /** Id of the chosen profile; undefined for the default one. */
  readonly profile: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (profile: string | undefined) => void;
}

/** Threshold profile that judges the report of a project: one that ships, or one of the user for its data. Nothing for another report. */
export function ReportProfile({ plugin, ...choice }: ReportProfileProps) {
  const kind = kindOfPlugin(plugin);
  return kind ? <ProfileSelect {...choice} omics={OMICS_OF_KIND[kind]} /> : null;
}

type ProfileSelectProps = Omit<ReportProfileProps, 'plugin'> & {
  readonly omics: (typeof OMICS_OF_KIND)[keyof typeof OMICS_OF_KIND];
};

function ProfileSelect({ omics, profile = DEFAULT_LIMITS, disabled, onChange }: ProfileSelectProps) {
  const { i18n, t } = useLingui();
  const { reports } = useSeqflow();
  const profiles = useQuery(profileQueries(reports).list(omics));
  return (
    <FormField
      className="mt-4 max-w-md"
      label={t`Limits of the report`}
      help={
        profiles.isError
          ? i18n._(OWN_LIMITS_UNAVAILABLE)
          : t`Limits of your own are saved in the form of a new report.`
      }
    >
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={profile}
          onValueChange={(value) => onChange(value === DEFAULT_LIMITS ? undefined : value)}
          // After an error only those that ship are known.
          options={limitOptions(i18n, profile, profiles.data ?? (profiles.isError ? [] : undefined))}
        />
      )}
    </FormField>
  );
}
