import { useLingui } from '@lingui/react/macro';
import type { ChartNote, ChartNoteSubmit } from '@omics-portal/api';
import { saveChartNote } from '@omics-portal/resources';
import { Alert, Button, Dialog, FormField, Input, notify, Select, Textarea } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { noteSchema, type NoteProblem } from './note-schema';
import { NoteScopeText } from './note-scope-text';

const MAX_TEXT = 500;

/** Note to write: a stored one, or the tool, laboratory and instrument of a new one. */
export type NoteToEdit = Pick<ChartNote, 'plugin_name' | 'laboratory' | 'instrument'> &
  Partial<Pick<ChartNote, 'id' | 'noted_on' | 'text' | 'group_name'>>;

interface NoteEditorProps {
  readonly note: NoteToEdit;
  readonly onClose: () => void;
}

/** Editor of a note on control charts: its day, its text and who sees it. */
export function NoteEditor({ note, onClose }: NoteEditorProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { reports } = useReports();
  const formId = useId();
  const save = useMutation(saveChartNote(reports));
  const messages: Record<NoteProblem, string> = {
    'day-missing': t`Choose the day.`,
    'text-missing': t`Write what happened.`,
  };
  const form = useSchemaForm({
    schema: noteSchema,
    messages,
    defaultValues: { day: note.noted_on ?? '', text: note.text ?? '', group: note.group_name ?? '' },
  });
  const submit = form.onSubmit(({ day, text, group }) => {
    const { plugin_name, laboratory, instrument } = note;
    const content: ChartNoteSubmit = {
      ...{ plugin_name, laboratory, instrument },
      ...{ noted_on: day, text, group_name: group || null },
    };
    return save.mutateAsync(
      { id: note.id ?? null, content },
      {
        onSuccess: () => {
          notify({ tone: 'success', title: t`The note is saved` });
          onClose();
        },
      },
    );
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={note.id === undefined ? t`New note on the control charts` : t`Change the note`}
      description={t`All control charts of the tool show it before the reports of its day.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isPending}>
            {t`Save the note`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-muted">
          {t`It concerns:`} <NoteScopeText note={note} />
        </p>
        <SchemaField form={form} name="day" label={t`Day`} required>
          {(control) => <Input {...control} type="date" />}
        </SchemaField>
        <SchemaField
          form={form}
          name="text"
          label={t`What happened`}
          required
          help={t`Such as: new column, recalibrated.`}
        >
          {(control) => <Textarea {...control} rows={3} maxLength={MAX_TEXT} />}
        </SchemaField>
        <Controller
          control={form.control}
          name="group"
          render={({ field: { value, onChange } }) => <GroupField group={value} onChange={onChange} />}
        />
        {save.error ? (
          <Alert tone="danger" title={t`The note was not saved`}>
            {errorText(save.error)}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}

interface GroupFieldProps {
  /** Empty for the author alone. */
  readonly group: string;
  readonly onChange: (group: string) => void;
}

/** Choice of the group that sees and may change a note. Absent for a person without a group. */
function GroupField({ group, onChange }: GroupFieldProps) {
  const { t } = useLingui();
  const { groups: ownGroups } = useReports();
  const groups = [...new Set([...ownGroups, ...(group === '' ? [] : [group])])];
  return groups.length === 0 ? null : (
    <FormField label={t`Who sees it and may change it`}>
      {(control) => (
        <Select
          {...control}
          value={group}
          onValueChange={onChange}
          options={[
            { value: '', label: t`Only its author` },
            ...groups.map((name) => ({ value: name, label: t`The group ${name}` })),
          ]}
        />
      )}
    </FormField>
  );
}
