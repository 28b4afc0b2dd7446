import { useLingui } from '@lingui/react/macro';
import type { ChartNoteSubmit } from '@omics-portal/api';
import { saveChartNote } from '@omics-portal/resources';
import { Alert, Button, Dialog, FormField, Input, notify, Select, Textarea } from '@omics-portal/ui';
import { SchemaField } from '@omics-portal/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useId, useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import { DraftNotice } from '../drafted-form/draft-notice';
import { useDraftedForm } from '../drafted-form/use-drafted-form';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import {
  isChanged,
  noteDrafts,
  storeNote,
  type NoteToEdit,
  type NoteValues,
  noteValues,
  type StoredNote,
} from './note-draft';
import { noteSchema, type NoteProblem } from './note-schema';
import { NoteScopeText } from './note-scope-text';

const MAX_TEXT = 500;

interface NoteEditorProps {
  readonly note: NoteToEdit;
  readonly onClose: () => void;
}

/** Editor of a note on control charts: its day, its text and who sees it. What was written stays when it is closed. */
export function NoteEditor({ note, onClose }: NoteEditorProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { reports } = useReports();
  const formId = useId();
  const save = useMutation(saveChartNote(reports));
  const { form, attempts, restoredFrom, discard } = useNoteForm(note);
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
          attempts.clear();
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
        <DraftNotice restoredFrom={restoredFrom} discard={discard} />
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

/** Form of a note, stored as a draft. */
function useNoteForm(note: NoteToEdit) {
  const { t } = useLingui();
  const { drafts } = useReports();
  const messages: Record<NoteProblem, string> = {
    'day-missing': t`Choose the day.`,
    'text-missing': t`Write what happened.`,
  };
  const [store] = useState(() => noteDrafts(drafts, note));
  const [stored] = useState(store.load);
  const empty = useMemo(() => noteValues(note), [note]);
  return useDraftedForm<NoteValues, NoteValues, StoredNote>({
    schema: noteSchema,
    messages,
    empty,
    initial: stored?.values ?? empty,
    stored,
    store,
    toStored: storeNote,
    hasContent: useCallback((values: NoteValues) => isChanged(values, empty), [empty]),
  });
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
