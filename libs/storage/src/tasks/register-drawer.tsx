import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { OMICS, registerDataset } from '@omics-portal/resources';
import { useMutation } from '@tanstack/react-query';
import {
  Alert,
  Button,
  ButtonLink,
  Drawer,
  FormField,
  Input,
  notify,
  RadioGroup,
  Textarea,
} from '@omics-portal/ui';
import { SchemaField, useSchemaForm, type SchemaForm } from '@omics-portal/ui/forms';
import { useErrorText, OMICS_LABELS } from '@omics-portal/wording';
import { FolderOpen } from 'lucide-react';
import { useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { formatLocation, parseLocation, type FolderLocation } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { useOwnFolder } from '../ports/use-own-folder';
import { droppedNames, type DroppedTransfer } from '../upload/use-dropped-files';
import {
  datasetPath,
  datasetSchema,
  proposedName,
  type DatasetDraft,
  type DatasetNameProblem,
} from './dataset-name';

/** Mutation that registers the draft for the signed-in user. */
function useRegister() {
  const { reports, user } = useStorage();
  const register = useMutation(registerDataset(reports));
  // Right after a sign-in at a provider the page is there before its user is known.
  const isBusy = register.isPending || user === null;
  const submit = ({ name, type, description }: DatasetDraft) =>
    register.mutateAsync({
      name,
      email: user?.email ?? '',
      manager: user?.username ?? '',
      data_type: type,
      description,
    });
  return { register, submit, isBusy };
}

interface RegisterDrawerProps {
  /** Files and folders that were dropped on the page, to be uploaded to the dataset; null without a drop. */
  readonly dropped: DroppedTransfer | null;
  /** Called with the folder of the registered dataset after a drop. */
  readonly onUpload: (location: FolderLocation) => void;
  readonly onClose: () => void;
}

/** Drawer that registers a dataset. Shows the upload path: first as a preview, then as the server returned it. */
export function RegisterDrawer({ dropped, onUpload, onClose }: RegisterDrawerProps) {
  const { t } = useLingui();
  const { links } = useStorage();
  const formId = useId();
  const { register, submit, isBusy } = useRegister();
  const names = dropped ? droppedNames(dropped) : [];
  const form = useDatasetForm(proposedName(names));
  const path = register.data;
  const created = (name: string) => t`The Dataset ${name} created.`;
  const registerAndUpload = async (dataset: DatasetDraft) => {
    const location = parseLocation(await submit(dataset));
    if (dropped && location) {
      notify({ tone: 'success', title: created(dataset.name) });
      onUpload(location);
    }
  };
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
            <Button type="submit" form={formId} variant="primary" busy={isBusy}>
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
        <DatasetFields
          id={formId}
          form={form}
          dropped={names}
          error={register.error}
          onSubmit={registerAndUpload}
        />
      ) : (
        <Alert tone="success" title={created(form.getValues('name'))}>
          <Trans>
            Upload its files to {path}, here or with a key from "New Token", then have it checked.
          </Trans>
        </Alert>
      )}
    </Drawer>
  );
}

type DatasetForm = SchemaForm<DatasetDraft, DatasetDraft>;

function useDatasetForm(name: string): DatasetForm {
  const { t } = useLingui();
  const messages: Record<DatasetNameProblem, string> = {
    required: t`Please enter the name of dataset`,
    pattern: t`6 to 16 letters, digits, "_" and "-".`,
  };
  return useSchemaForm<DatasetDraft, DatasetDraft>({
    schema: datasetSchema,
    messages,
    defaultValues: { name, type: 'genomics', description: '' },
  });
}

interface DatasetFieldsProps {
  readonly id: string;
  readonly form: DatasetForm;
  /** Names of dropped files and folders. */
  readonly dropped: readonly string[];
  /** Error of the request; null if there is none. */
  readonly error: Error | null;
  readonly onSubmit: (dataset: DatasetDraft) => unknown;
}

function DatasetFields({ id, form, dropped, error, onSubmit }: DatasetFieldsProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  return (
    <form id={id} noValidate onSubmit={form.onSubmit(onSubmit)} className="flex flex-col gap-5">
      <TargetPath form={form} />
      {dropped.length > 0 ? <DroppedNames names={dropped} /> : null}
      {error ? (
        <Alert tone="danger" title={t`The dataset could not be registered`}>
          {errorText(error)}
        </Alert>
      ) : null}
      <SchemaField
        form={form}
        name="name"
        label={t`Dataset Name`}
        required
        help={t`6 to 16 letters, digits, "_" and "-".`}
      >
        {(control) => <Input {...control} autoComplete="off" />}
      </SchemaField>
      <SessionFields />
      <Controller
        control={form.control}
        name="type"
        render={({ field }) => (
          <RadioGroup
            label={t`Data Type`}
            orientation="horizontal"
            value={field.value}
            onValueChange={field.onChange}
            options={OMICS.map((value) => ({ value, label: i18n._(OMICS_LABELS[value]) }))}
          />
        )}
      />
      <SchemaField form={form} name="description" label={t({ message: 'Description', context: 'dataset' })}>
        {(control) => <Textarea {...control} rows={3} />}
      </SchemaField>
    </form>
  );
}

/** Maximum number of dropped names that are listed. */
const MAX_NAMES = 3;

/** Names of what will be uploaded after the registration. */
function DroppedNames({ names }: { readonly names: readonly string[] }) {
  const { t } = useLingui();
  const rest = names.length - MAX_NAMES;
  return (
    <Alert tone="info" title={t`Your files can be uploaded once the dataset is registered`}>
      <ul className="wrap-anywhere">
        {names.slice(0, MAX_NAMES).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {rest > 0 ? (
          <li>
            <Plural value={rest} one="and # more" other="and # more" />
          </li>
        ) : null}
      </ul>
    </Alert>
  );
}

/** Read-only fields with the owner of the dataset, the signed-in user. */
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

/** Preview of the upload path for the entered name and type. */
function TargetPath({ form }: { readonly form: DatasetForm }) {
  const { t } = useLingui();
  const own = useOwnFolder();
  const draft = useWatch({ control: form.control });
  if (!own) {
    return null;
  }
  const { service, bucket, prefix } = own;
  const folder = formatLocation({ service, bucket, folder: prefix, filter: '' });
  const known = v.safeParse(datasetSchema, draft);
  const name = known.success ? known.output.name : `<${t`Dataset Name`}>`;
  return (
    <Alert tone="info" title={t`Your Data Will Be Uploaded To`}>
      <output className="font-mono text-xs">{datasetPath(folder, name, draft.type ?? 'genomics')}</output>
    </Alert>
  );
}
