import type { OmicsType } from '@omics-portal/api';
import * as v from 'valibot';
import {
  boundKey,
  type LimitLevel,
  type LimitRow,
  problemsOf,
  type ProfileDraft,
  type ProfileProblem,
} from './profile-draft';

/** Values of the editor of a profile. */
export interface ProfileValues {
  name: string;
  rows: LimitRow[];
}

/** The same fields as a type alias, whose paths valibot can follow. */
type Fields<Row> = { [Key in keyof Row]: Row[Key] };

const problem = (code: ProfileProblem) => code;

/** Schema of a threshold profile in its editor. All rows are checked together, since one bound of a range depends on the others. */
export function profileSchema(omics: OmicsType): v.GenericSchema<ProfileValues, ProfileValues> {
  const problems = (draft: Partial<ProfileDraft>) => problemsOf({ name: '', rows: [], ...draft }, omics);
  // Rows of the value that is being checked: the check of a row receives that row alone.
  let rows: readonly LimitRow[] = [];
  const codeOf = (row: LimitRow, level: LimitLevel) => problems({ rows })?.bounds[boundKey(row, level)];
  // `v.rawCheck` would say the same, with more bytes in the first load of each page.
  const checkOf = (level: LimitLevel) =>
    v.forward(
      v.check(
        (row: Fields<LimitRow>) => codeOf(row, level) === undefined,
        ({ input }) => String(codeOf(input, level)),
      ),
      [level],
    );
  const row = v.pipe(
    v.custom<Fields<LimitRow>>((value) => typeof value === 'object'),
    checkOf('warn'),
    checkOf('fail'),
  );
  return v.object({
    name: v.pipe(
      v.string(),
      v.check((name) => !problems({ name })?.name, problem('name-missing')),
    ),
    rows: v.pipe(
      v.custom<LimitRow[]>((value) => {
        rows = value as readonly LimitRow[];
        return Array.isArray(value);
      }),
      v.array(row),
      v.check((checked) => !problems({ rows: checked })?.rows, problem('no-limits')),
    ),
  });
}
