import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OmicsType, ThresholdProfile } from '@omics-portal/api';
import { profileQueries } from '@omics-portal/resources';
import { Button, FormField, Select } from '@omics-portal/ui';
import { DEFAULT_LIMITS, joinSentences, limitOptions, OWN_LIMITS_UNAVAILABLE } from '@omics-portal/wording';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { REQUEST_FIELD_LABELS } from '../drafted-form/request-field-labels';
import { useReports } from '../ports/reports-ports';
import { DeleteProfile } from '../threshold-profiles/delete-profile';
import type { ProfileChoice } from './report-draft';

/** Editor of a profile, loaded on demand. */
const ProfileEditor = lazy(async () => ({
  default: (await import('../threshold-profiles/profile-editor')).ProfileEditor,
}));

/** Omics whose default profile has a limit of RC that decides alone. */
const FAILS_BY_RC: readonly OmicsType[] = ['proteomics', 'metabolomics'];

interface ProfileFieldProps {
  readonly omics: OmicsType;
  readonly profile: ProfileChoice;
  readonly disabled: boolean;
  readonly onChange: (profile: ProfileChoice) => void;
}

/** Threshold profile of a report: the limits that give its verdict. The user can save profiles of their own. */
export function ProfileField({ omics, profile, disabled, onChange }: ProfileFieldProps) {
  const { i18n } = useLingui();
  const { reports } = useReports();
  const profiles = useQuery(profileQueries(reports).list(omics));
  // After an error only those that ship are known.
  const options = limitOptions(i18n, profile, profiles.data ?? (profiles.isError ? [] : undefined));
  const help = useProfileHelp(omics, profile);
  const chosen = profiles.data?.find(({ id }) => id === profile);
  return (
    <div>
      <FormField
        label={i18n._(REQUEST_FIELD_LABELS.threshold_profile)}
        help={profiles.isError ? i18n._(OWN_LIMITS_UNAVAILABLE) : help}
      >
        {(control) => (
          <Select
            {...control}
            disabled={disabled}
            value={profile}
            onValueChange={onChange}
            options={options}
          />
        )}
      </FormField>
      {chosen ? <ProfileActions chosen={chosen} disabled={disabled} onChange={onChange} /> : null}
    </div>
  );
}

/** Help text about the chosen limits. */
function useProfileHelp(omics: OmicsType, profile: ProfileChoice): string {
  const { t } = useLingui();
  const byGrade = t`The verdict follows the grade of the total score: Bad fails, Fair is a warning, Good and Great pass.`;
  const helpOf: Record<string, string> = {
    default: FAILS_BY_RC.includes(omics)
      ? joinSentences([
          byGrade,
          t`A relative correlation (RC) below that of all published batches fails alone.`,
        ])
      : byGrade,
    strict: t`The grade Fair fails, too, and so does each figure beyond its limit.`,
  };
  return helpOf[profile] ?? t`The verdict follows the limits that you saved.`;
}

interface ProfileActionsProps {
  readonly chosen: ThresholdProfile;
  readonly disabled: boolean;
  readonly onChange: (profile: ProfileChoice) => void;
}

function ProfileActions({ chosen, disabled, onChange }: ProfileActionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'editor' | 'deletion' | null>(null);
  const [deletions, setDeletions] = useState(0);
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  // The button of the deletion goes away with the profile; focus must not go with it.
  useLayoutEffect(() => {
    if (deletions > 0) editButton.current?.focus();
  }, [deletions]);
  const { shipped } = chosen;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button
        ref={editButton}
        size="sm"
        icon={shipped ? <Plus /> : <Pencil />}
        disabled={disabled}
        onClick={() => setOpen('editor')}
      >
        {shipped ? t`Limits of your own` : t`Change the limits`}
      </Button>
      {shipped ? null : (
        <Button
          size="sm"
          variant="ghost"
          icon={<Trash2 />}
          disabled={disabled}
          onClick={() => setOpen('deletion')}
        >{t`Delete the profile`}</Button>
      )}
      <Suspense>
        {open === 'editor' ? (
          <ProfileEditor
            base={chosen}
            onClose={close}
            onSaved={({ id }) => {
              onChange(id);
              close();
            }}
          />
        ) : null}
      </Suspense>
      {open === 'deletion' ? (
        <DeleteProfile
          profile={chosen}
          onClose={close}
          onDeleted={() => {
            close();
            onChange(DEFAULT_LIMITS);
            setDeletions(deletions + 1);
          }}
          onRestored={({ id }) => onChange(id)}
        />
      ) : null}
    </div>
  );
}
