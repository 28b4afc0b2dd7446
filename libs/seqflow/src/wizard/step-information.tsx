import { useState, type FormEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InstalledApp } from '@omics-portal/api';
import { projectQueries } from '@omics-portal/resources';
import { Alert, Button, FormField, Input, Textarea } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';
import { AppSelect } from './app-select';
import {
  type ProjectInformation,
  validateInformation,
  type InformationField,
  type InformationProblem,
} from '../projects/project-information';
import { GroupField } from './group-field';

interface StepInformationProps {
  readonly information: ProjectInformation;
  readonly onChange: (information: ProjectInformation) => void;
  readonly appId: string;
  readonly app: InstalledApp | undefined;
  readonly onAppChange: (appId: string) => void;
  readonly onNext: () => void;
}

function useProblemWords(): Record<InformationProblem, string> {
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

/** Asks whether the name is free. A check that fails is not "free": the step stays and says so. */
function useNameCheck(onFree: () => void) {
  const { datains } = useSeqflow();
  const queryClient = useQueryClient();
  const [taken, setTaken] = useState<string | null>(null);
  const check = useMutation({
    mutationFn: (name: string) => queryClient.query(projectQueries(datains).nameTaken(name)),
    onSuccess: (isTaken, name) => (isTaken ? setTaken(name) : onFree()),
  });
  return { check, taken };
}

/** Step 1: what the project is called, what it is about, whose it is, and which app it runs. */
export function StepInformation({
  information,
  onChange,
  appId,
  app,
  onAppChange,
  onNext,
}: StepInformationProps) {
  const { t } = useLingui();
  const words = useProblemWords();
  const [touched, setTouched] = useState<ReadonlySet<InformationField> | 'all'>(new Set());
  const { check, taken } = useNameCheck(onNext);
  const { session } = useSeqflow();
  const { name, description, group } = information;
  const problems = {
    ...(name === taken && { name: 'name-taken' as const }),
    ...validateInformation(information, app ? appId : '', session.groups),
  };
  const errorOf = (field: InformationField) => {
    const problem = problems[field];
    return problem &&
      (touched === 'all' || touched.has(field) || problem === 'name-taken' || problem === 'group-foreign')
      ? words[problem]
      : undefined;
  };
  const touch = (field: InformationField) =>
    setTouched((now) => (now === 'all' ? now : new Set([...now, field])));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched('all');
    if (Object.keys(problems).length === 0) {
      check.mutate(name);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-5">
      <FormField label={t`Assessment Name`} required help={words['name-pattern']} error={errorOf('name')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={t`Please Enter a Name for the Assessment`}
            value={name}
            onBlur={() => touch('name')}
            onChange={(event) => onChange({ ...information, name: event.target.value })}
          />
        )}
      </FormField>
      <FormField
        label={t({ message: 'Description', context: 'project' })}
        required
        error={errorOf('description')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            placeholder={t`Please Enter a Description of the Project`}
            value={description}
            onBlur={() => touch('description')}
            onChange={(event) => onChange({ ...information, description: event.target.value })}
          />
        )}
      </FormField>
      <GroupField
        group={group}
        error={errorOf('group')}
        onChange={(group) => onChange({ ...information, group })}
      />
      <AppSelect appId={appId} error={errorOf('app')} onChange={onAppChange} />
      <NameCheckFailure error={check.error} />
      <div>
        <Button type="submit" variant="primary" busy={check.isPending}>
          {t`Next`}
        </Button>
      </div>
    </form>
  );
}

/** The name could not be checked: the reason, in words. */
function NameCheckFailure({ error }: { readonly error: Error | null }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return error ? (
    <Alert tone="danger" title={t`It could not be checked whether the name is free`}>
      {errorText(error)}
    </Alert>
  ) : null;
}
