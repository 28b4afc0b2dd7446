import type { ChartNote } from '@omics-portal/api';
import { type DraftItems, type DraftStore } from '@omics-portal/resources';
import * as v from 'valibot';
import { schemaDraftStore } from '../drafted-form/schema-draft-store';

/** Note to write: a stored one, or the tool, laboratory and instrument of a new one. */
export type NoteToEdit = Pick<ChartNote, 'plugin_name' | 'laboratory' | 'instrument'> &
  Partial<Pick<ChartNote, 'id' | 'noted_on' | 'text' | 'group_name'>>;

/** Values of the editor of a note. */
export interface NoteValues {
  day: string;
  text: string;
  /** Empty for the author alone. */
  group: string;
}

const storedSchema = v.object({
  version: v.literal(1),
  savedAt: v.number(),
  values: v.object({ day: v.string(), text: v.string(), group: v.string() }),
  attempt: v.null(),
});

/** Note as it is stored until it is saved on the server. */
export type StoredNote = v.InferOutput<typeof storedSchema>;

/** Store of an unsaved note: one for each note, and one for a new note of each tool, laboratory and instrument. */
export function noteDrafts(items: DraftItems, note: NoteToEdit): DraftStore<StoredNote> {
  const { id, plugin_name, laboratory, instrument } = note;
  return schemaDraftStore({
    items,
    key: `reports.chart-note.${id ?? JSON.stringify([plugin_name, laboratory, instrument])}`,
    schema: storedSchema,
  });
}

/** Values of the editor of a note that was not changed yet. */
export function noteValues({ noted_on, text, group_name }: NoteToEdit): NoteValues {
  return { day: noted_on ?? '', text: text ?? '', group: group_name ?? '' };
}

/** Stored form of the values of the editor. */
export function storeNote(values: NoteValues, _attempt: unknown, savedAt: number): StoredNote {
  return { version: 1, savedAt, values, attempt: null };
}

/** True if a note has other values than before. */
export function isChanged(values: NoteValues, before: NoteValues): boolean {
  return values.day !== before.day || values.text !== before.text || values.group !== before.group;
}
