import { useLingui } from '@lingui/react/macro';
import { kindOfPlugin, OMICS_OF_KIND, profileQueries } from '@omics-portal/resources';
import { FormField, Select } from '@omics-portal/ui';
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

function ProfileSelect({ omics, profile = DEFAULT, disabled, onChange }: ProfileSelectProps) {
  const { t } = useLingui();
  const { reports } = useSeqflow();
  const profiles = useQuery(profileQueries(reports).list(omics));
  const own = profiles.data?.filter(({ shipped }) => !shipped) ?? [];
  const options = [
    { value: DEFAULT, label: t`Default` },
    { value: 'strict', label: t`Strict` },
    ...own.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isKnown = profiles.isPending || options.some(({ value }) => value === profile);
  return (
    <FormField
      className="mt-4 max-w-md"
      label={t`Limits of the report`}
      help={
        profiles.isError
          ? t`Limits of your own could not be loaded; those that ship can be chosen.`
          : t`Limits of your own are saved in the form of a new report.`
      }
    >
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={profile}
          onValueChange={(value) => onChange(value === DEFAULT ? undefined : value)}
          options={
            isKnown
              ? options
              : [...options, { value: profile, label: t`A profile of yours that is not available` }]
          }
        />
      )}
    </FormField>
  );
}

/** Id of the profile that ships and needs no choice. */
const DEFAULT = 'default';
