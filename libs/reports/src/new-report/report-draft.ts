import type { ScaleChoice } from '@omics-portal/qc-metrics';
import type { TableRole } from './table-check';

/** A table that was chosen: a file of this computer, or one that is in storage already. */
export type TableChoice =
  | { readonly from: 'computer'; readonly file: File }
  | { readonly from: 'storage'; readonly link: string; readonly name: string };

/** What has been filled in for a new report. */
export interface ReportDraft {
  readonly name: string;
  readonly description: string;
  readonly data: TableChoice | null;
  readonly metadata: TableChoice | null;
  /** Scale of the values in the data table. */
  readonly scale: ScaleChoice;
}

export const EMPTY_DRAFT: ReportDraft = {
  name: '',
  description: '',
  data: null,
  metadata: null,
  scale: 'auto',
};

/** Shortest and longest name of a report, in characters. */
export const NAME_LENGTH = { least: 10, most: 64 } as const;

/** What a draft still lacks; the name by length, the tables by being there at all. */
export type DraftProblem = 'name-length' | `${TableRole}-required`;

/** Everything that keeps a draft from being sent. */
export function draftProblems({ name, data, metadata }: ReportDraft): readonly DraftProblem[] {
  const length = Array.from(name.trim()).length;
  return [
    ...(length < NAME_LENGTH.least || length > NAME_LENGTH.most ? (['name-length'] as const) : []),
    ...(data ? [] : (['data-required'] as const)),
    ...(metadata ? [] : (['metadata-required'] as const)),
  ];
}

/** The name of the file behind a choice. */
export function choiceName(choice: TableChoice): string {
  return choice.from === 'computer' ? choice.file.name : choice.name;
}
