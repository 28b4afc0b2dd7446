import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { InstalledApp } from '@omics-portal/api';
import { checkProjectName } from '@omics-portal/resources';
import { Alert, Button, Input, Textarea } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useErrorText } from '@omics-portal/wording';
import { Controller } from 'react-hook-form';
import { useSeqflow } from '../ports/seqflow-ports';
import { AppSelect } from './app-select';
import { GroupField } from './group-field';
import { NameStatus } from './name-status';
import {
  informationSchema,
  type InformationProblem,
  type InformationValues,
  type ProjectInformation,
} from '../projects/project-information';

interface StepInformationProps {
  readonly information: ProjectInformation;
  readonly onChange: (information: ProjectInformation) => void;
  readonly appId: string;
  readonly app: InstalledApp | undefined;
  readonly onAppChange: (appId: string) => void;
  readonly onNext: () => void;
}

function useProblemMessages(): Record<InformationProblem, string> {
  const { t } = useLingui();
  return {
    'name-required': t`Please Enter a Name for the Assessment`,
    'name-pattern': t`Use 5 to 64 letters, digits and underscores, and do not start with a digit.`,
    'name-taken': t`A project with this name exists already. Names are shared by all users.`,
    'description-required': t`Please Enter a Description of the Project`,
    'group-foreign': t`You are not in this group: choose one of yours, or none.`,
    'app-required': t`Please Choose a Assessment App`,
  };
}

/** Form of the first step. Each change updates the draft. */
function useInformationForm({ information, onChange, appId, app }: StepInformationProps) {
  const { session } = useSeqflow();
  const form = useSchemaForm<InformationValues, InformationValues>({
    schema: informationSchema({ apps: app ? [app.id] : [], groups: session.groups }),
    messages: useProblemMessages(),
    mode: 'onTouched',
    defaultValues: { ...information, app: appId },
  });
  const { clearErrors, subscribe, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values: { name, description, group } }) => onChange({ name, description, group }),
      }),
    [subscribe, onChange],
  );
  // The list of apps may arrive after the first submit.
  useEffect(() => {
    if (app) {
      clearErrors('app');
    }
  }, [app, clearErrors]);
  // A group that the person has left is marked at once, because the list of groups still offers it.
  useEffect(() => {
    if (information.group !== '' && !session.groups.includes(information.group)) {
      void trigger('group');
    }
  }, [trigger, information.group, session.groups]);
  return form;
}

/** Step 1: information about the project, and the app that it runs. */
export function StepInformation(props: StepInformationProps) {
  const { t } = useLingui();
  const { appId, onAppChange, onNext } = props;
  const messages = useProblemMessages();
  const form = useInformationForm(props);
  const { datains } = useSeqflow();
  // If the check fails, the name may be taken: the step stays and shows the failure.
  const check = useMutation({
    ...checkProjectName(datains),
    onSuccess: (isTaken) => {
      if (isTaken) {
        form.setError('name', { message: 'name-taken' satisfies InformationProblem }, { shouldFocus: true });
      } else {
        onNext();
      }
    },
  });

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ name }) => check.mutateAsync(name))}
      className="flex max-w-2xl flex-col gap-5"
    >
      <SchemaField
        form={form}
        name="name"
        label={t`Assessment Name`}
        required
        help={messages['name-pattern']}
      >
        {(control) => (
          <Input {...control} autoComplete="off" placeholder={t`Please Enter a Name for the Assessment`} />
        )}
      </SchemaField>
      <NameStatus name={form.errorOf('name') === undefined ? props.information.name : ''} />
      <SchemaField
        form={form}
        name="description"
        label={t({ message: 'Description', context: 'project' })}
        required
      >
        {(control) => (
          <Textarea {...control} rows={3} placeholder={t`Please Enter a Description of the Project`} />
        )}
      </SchemaField>
      <Controller
        control={form.control}
        name="group"
        render={({ field }) => (
          <GroupField
            ref={field.ref}
            group={field.value}
            error={form.errorOf('group')}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="app"
        render={({ field }) => (
          <AppSelect ref={field.ref} appId={appId} error={form.errorOf('app')} onChange={onAppChange} />
        )}
      />
      <NameCheckFailure error={check.error} />
      <div>
        <Button type="submit" variant="primary" busy={check.isPending}>
          {t`Next`}
        </Button>
      </div>
    </form>
  );
}

/** Message that the name could not be checked, with the reason. */
function NameCheckFailure({ error }: { readonly error: Error | null }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return error ? (
    <Alert tone="danger" title={t`It could not be checked whether the name is free`}>
      {errorText(error)}
    </Alert>
  ) : null;
}
