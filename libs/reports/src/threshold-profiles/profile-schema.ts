import type { OmicsType } from '@omics-portal/api';
import * as v from 'valibot';
import {
  boundKey,
  LIMIT_LEVELS,
  problemsOf,
  type LimitRow,
  type ProfileDraft,
  type ProfileProblem,
} from './profile-draft';

/** Values of the editor of a profile. */
export interface ProfileValues {
  name: string;
  rows: LimitRow[];
}

interface Problem {
  readonly keys: readonly (string | number)[];
  readonly code: ProfileProblem;
}

/** Problems of a draft, each with the path of its value. */
function pathsOf(draft: ProfileDraft, omics: OmicsType): readonly Problem[] {
  const problems = problemsOf(draft, omics);
  if (!problems) {
    return [];
  }
  const { name, rows, bounds } = problems;
  return [
    ...(name ? [{ keys: ['name'], code: name }] : []),
    ...(rows ? [{ keys: ['rows'], code: rows }] : []),
    ...draft.rows.flatMap(({ scope, metric }, index) =>
      LIMIT_LEVELS.flatMap((level) => {
        const code = bounds[boundKey(scope, metric, level)];
        return code ? [{ keys: ['rows', index, level], code }] : [];
      }),
    ),
  ];
}

/** Schema of a threshold profile in its editor. Limits are checked together, since one bound depends on the other. */
export function profileSchema(omics: OmicsType): v.GenericSchema<ProfileValues, ProfileValues> {
  return v.pipe(
    v.object({ name: v.string(), rows: v.array(v.custom<LimitRow>((row) => typeof row === 'object')) }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) {
        return;
      }
      for (const { keys, code } of pathsOf(dataset.value, omics)) {
        const [first, ...rest] = keys.map((key) => ({
          type: 'unknown' as const,
          origin: 'value' as const,
          input: dataset.value,
          key,
          value: undefined,
        }));
        if (first) addIssue({ message: code, path: [first, ...rest] });
      }
    }),
  );
}
