import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { HttpError, type ThresholdProfile } from '@omics-portal/api';
import { saveProfile } from '@omics-portal/resources';
import { Alert, Button, Dialog, FormField, Input, notify } from '@omics-portal/ui';
import { RotateCcw } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { DraftNotice } from '../drafted-form/draft-notice';
import { useDraftedForm } from '../drafted-form/use-drafted-form';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { LimitTable } from './limit-table';
import { contentOf, rowsOf } from './profile-draft';
import { useProfileProblemMessages } from './profile-problem-messages';
import { profileSchema, type ProfileValues } from './profile-schema';
import {
  profileDrafts,
  profileValues,
  restoreProfile,
  type StoredProfile,
  storeProfile,
} from './stored-profile-draft';

const CONFLICT = 409;
const MAX_NAME_LENGTH = 64;

interface ProfileEditorProps {
  /** Profile to change; a shipped one is the start of a new profile. */
  readonly base: ThresholdProfile;
  readonly onClose: () => void;
  readonly onSaved: (profile: ThresholdProfile) => void;
}

/**
 * Editor of a threshold profile of the user: its name, and the limits of each figure with their origins. What was entered stays when
 * it is closed.
 */
export function ProfileEditor({ base, onClose, onSaved }: ProfileEditorProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  const { form, attempts, restoredFrom, discard } = useProfileForm(base);
  const saved = (profile: ThresholdProfile) => {
    attempts.clear();
    onSaved(profile);
  };
  // The field of the name may be far above the limit that was changed last.
  const save = useSave(base, saved, () => form.setFocus('name'));
  const submit = form.onSubmit((draft) =>
    save.mutateAsync({ id: base.shipped ? null : base.id, content: contentOf(draft, base.omics) }),
  );
  const rowsError = form.errorOf('rows.root' as 'rows');
  const isTaken = isNameTaken(save.error);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={base.shipped ? t`New profile of limits` : t`Change the profile of limits`}
      description={t`Limits that you change become your own; the others keep their origin. Empty limits are not checked.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isPending}>
            {t`Save the profile`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <DraftNotice restoredFrom={restoredFrom} discard={discard} />
        {save.error && !isTaken ? (
          <div ref={scrollTo}>
            <Alert tone="danger" title={t`The profile was not saved`}>
              {errorText(save.error)}
            </Alert>
          </div>
        ) : null}
        {rowsError === undefined ? null : (
          <div key={form.formState.submitCount} ref={scrollTo}>
            <Alert tone="danger" title={rowsError} />
          </div>
        )}
        <FormField
          label={t`Name of the profile`}
          required
          error={
            form.errorOf('name') ??
            (isTaken ? t`You have another profile of this name: choose another name.` : undefined)
          }
        >
          {(control) => (
            <Input {...control} {...form.register('name')} autoComplete="off" maxLength={MAX_NAME_LENGTH} />
          )}
        </FormField>
        <div>
          <Button
            size="sm"
            icon={<RotateCcw />}
            disabled={save.isPending}
            onClick={() =>
              form.setValue('rows', rowsOf(base), { shouldValidate: form.formState.isSubmitted })
            }
          >{t`Reset the limits`}</Button>
        </div>
        <LimitTable base={base} form={form} />
      </form>
    </Dialog>
  );
}

/** Form of a profile, stored as a draft. */
function useProfileForm(base: ThresholdProfile) {
  const { drafts } = useReports();
  const messages = useProfileProblemMessages();
  const [store] = useState(() => profileDrafts(drafts, base));
  const [stored] = useState(store.load);
  const empty = useMemo(() => profileValues(base), [base]);
  const [initial] = useState(() => (stored ? restoreProfile(stored, base) : empty));
  return useDraftedForm<ProfileValues, ProfileValues, StoredProfile>({
    schema: profileSchema(base.omics),
    messages,
    empty,
    initial,
    stored,
    store,
    toStored: storeProfile,
    hasContent: useCallback(
      (values: ProfileValues) => JSON.stringify(values) !== JSON.stringify(empty),
      [empty],
    ),
  });
}

/** Scrolls to an error above the fields when it appears. */
function scrollTo(error: HTMLElement | null): void {
  error?.scrollIntoView({ block: 'nearest' });
}

function isNameTaken(error: Error | null): boolean {
  return error instanceof HttpError && error.status === CONFLICT;
}

function useSave(
  { shipped }: ThresholdProfile,
  onSaved: ProfileEditorProps['onSaved'],
  onNameTaken: () => void,
) {
  const { t } = useLingui();
  const { reports } = useReports();
  return useMutation({
    ...saveProfile(reports),
    onSuccess: (profile) => {
      const { name } = profile;
      notify({
        tone: 'success',
        title: shipped ? t`The profile ${name} is saved` : t`The profile ${name} is changed`,
      });
      onSaved(profile);
    },
    onError: (error) => {
      if (isNameTaken(error)) onNameTaken();
    },
  });
}
