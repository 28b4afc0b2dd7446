import type { ChartNote } from '@omics-portal/api';
import { startOfDay } from '@omics-portal/qc-metrics';

/** Facts by which the reports of a chart are chosen, and its notes. */
interface NoteScope {
  readonly laboratory?: string | undefined;
  readonly instrument?: string | undefined;
}

/** Note in a chart, before the point of this index; the number of points for one after the last point. */
export interface PlacedNote {
  readonly note: ChartNote;
  readonly before: number;
}

/** Notes that concern the reports of a chart: a note about another laboratory or instrument than the chosen one does not. */
export function notesOf(
  notes: readonly ChartNote[],
  { laboratory, instrument }: NoteScope,
): readonly ChartNote[] {
  const concerns = (own: string | null, chosen: string | undefined) =>
    own === null || chosen === undefined || own === chosen;
  return notes.filter(
    (note) => concerns(note.laboratory, laboratory) && concerns(note.instrument, instrument),
  );
}

/** Positions of notes among points in the order of time: a note stands before the reports of its day. */
export function placeNotes(
  notes: readonly ChartNote[],
  points: readonly { readonly time: number }[],
): readonly PlacedNote[] {
  return notes.map((note) => {
    const start = startOfDay(note.noted_on);
    const next = points.findIndex(({ time }) => time >= start);
    return { note, before: next < 0 ? points.length : next };
  });
}
