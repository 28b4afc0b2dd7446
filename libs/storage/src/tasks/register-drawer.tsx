import { Trans, useLingui } from '@lingui/react/macro';
import type { OmicsType } from '@omics-portal/api';
import { OMICS_TYPES, registerDataset } from '@omics-portal/resources';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, ButtonLink, Drawer, FormField, Input, RadioGroup, Textarea } from '@omics-portal/ui';
import { useErrorText, OMICS_WORDS } from '@omics-portal/wording';
import { FolderOpen } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { formatPlace } from '../place/place';
import { useStorage } from '../ports/storage-ports';
import { datasetNameProblem, datasetPath } from './dataset-name';

/** What a person says about a new dataset; the rest is known from the session. */
interface DatasetDraft {
  readonly name: string;
  readonly type: OmicsType;
  readonly description: string;
}

/** Mutation that registers the draft for the signed-in user. */
function useRegister() {
  const { reports, user } = useStorage();
  const register = useMutation(registerDataset(reports));
  const submit = ({ name, type, description }: DatasetDraft) =>
    register.mutate({
      name,
      email: user?.email ?? '',
      manager: user?.username ?? '',
      data_type: type,
      description,
    });
  return { register, submit };
}

/** Announces a dataset, and shows where its files go: before as a preview, after as the server says it. */
export function RegisterDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { links } = useStorage();
  const formId = useId();
  const { register, submit } = useRegister();
  const [draft, setDraft] = useState<DatasetDraft>({ name: '', type: 'genomics', description: '' });
  const path = register.data;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="lg"
      title={t`Register & Upload Your Data`}
      closeLabel={t`Close`}
      footer={
        path === undefined ? (
          <>
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <Button type="submit" form={formId} variant="primary" busy={register.isPending}>
              {t`Submit`}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t`Close`}</Button>
            <ButtonLink href={links.files(path)} variant="primary" icon={<FolderOpen />}>
              {t`Open its folder and upload`}
            </ButtonLink>
          </>
        )
      }
    >
      {path === undefined ? (
        <DatasetForm
          id={formId}
          draft={draft}
          onChange={setDraft}
          error={register.error}
          onSubmit={() => !register.isPending && submit(draft)}
        />
      ) : (
        <Alert tone="success" title={t`The Dataset ${draft.name} created.`}>
          <Trans>
            Upload its files to {path}, here or with a key from "New Token", then have it checked.
          </Trans>
        </Alert>
      )}
    </Drawer>
  );
}

interface DatasetFormProps {
  readonly id: string;
  readonly draft: DatasetDraft;
  readonly onChange: (draft: DatasetDraft) => void;
  /** Why the server refused; null before it did. */
  readonly error: Error | null;
  readonly onSubmit: () => void;
}

function DatasetForm({ id, draft, onChange, error, onSubmit }: DatasetFormProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const [touched, setTouched] = useState(false);
  const problem = datasetNameProblem(draft.name);
  const pattern = t`6 to 16 letters, digits, "_" and "-".`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (problem === null) {
      onSubmit();
    }
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TargetPath draft={draft} known={problem === null} />
      {error ? (
        <Alert tone="danger" title={t`The dataset could not be registered`}>
          {errorText(error)}
        </Alert>
      ) : null}
      <FormField
        label={t`Dataset Name`}
        required
        help={pattern}
        error={
          touched && problem ? { required: t`Please enter the name of dataset`, pattern }[problem] : undefined
        }
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={draft.name}
            onBlur={() => setTouched(touched || draft.name !== '')}
            onChange={(event) => onChange({ ...draft, name: event.target.value })}
          />
        )}
      </FormField>
      <SessionFields />
      <RadioGroup
        label={t`Data Type`}
        orientation="horizontal"
        value={draft.type}
        onValueChange={(value) =>
          onChange({ ...draft, type: OMICS_TYPES.find((type) => type === value) ?? draft.type })
        }
        options={OMICS_TYPES.map((value) => ({ value, label: i18n._(OMICS_WORDS[value]) }))}
      />
      <FormField label={t({ message: 'Description', context: 'dataset' })}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={draft.description}
            onChange={(event) => onChange({ ...draft, description: event.target.value })}
          />
        )}
      </FormField>
    </form>
  );
}

/** Who answers for the dataset: the person who is signed in, and nobody else. */
function SessionFields() {
  const { t } = useLingui();
  const { user } = useStorage();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField label={t`Contact Email`}>
        {(control) => <Input {...control} readOnly value={user?.email ?? ''} />}
      </FormField>
      <FormField label={t`Manager`}>
        {(control) => <Input {...control} readOnly value={user?.username ?? ''} />}
      </FormField>
    </div>
  );
}

/** The path as it will be, while the name is being typed. */
function TargetPath({ draft, known }: { readonly draft: DatasetDraft; readonly known: boolean }) {
  const { t } = useLingui();
  const { ownFiles } = useStorage();
  if (!ownFiles) {
    return null;
  }
  const { service, bucket, prefix } = ownFiles;
  const name = known ? draft.name : `<${t`Dataset Name`}>`;
  return (
    <Alert tone="info" title={t`Your Data Will Be Uploaded To`}>
      <output className="font-mono text-xs">
        {datasetPath(formatPlace({ service, bucket, folder: prefix, filter: '' }), name, draft.type)}
      </output>
    </Alert>
  );
}
