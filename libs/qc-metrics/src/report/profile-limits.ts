import { type CutGrade, type GradeScale } from '../scores/grades';
import { type Limit, limitOf } from '../verdict/apply-rules';
import { limitsOfProfile } from '../verdict/custom-profile';
import { type LimitScope } from '../verdict/limit-metrics';
import { type Condition, type LimitOrigin, type ThresholdProfile } from '../verdict/threshold-profile';

/** Limit in a profile. One by grade has that, because its number changes with the history. */
export interface ProfileBound extends Limit {
  readonly grade?: CutGrade;
}

/** Limits of one figure in a profile: it warns beyond `warn` and fails beyond `fail`; either may be absent. */
export interface ProfileLimit {
  readonly scope: LimitScope;
  readonly metric: string;
  readonly origin: LimitOrigin;
  readonly warn?: ProfileBound;
  readonly fail?: ProfileBound;
}

/**
 * All limits of a profile as numbers, in its order. A reason of a verdict has only the limit that decided it. A limit by grade is the cut
 * of that grade in the history; it is left out for a figure without one.
 */
export function profileLimits(
  profile: ThresholdProfile,
  metrics: readonly { readonly key: string; readonly grading?: GradeScale }[],
): ProfileLimit[] {
  return limitsOfProfile(profile).flatMap(({ scope, metric, origin, warn, fail }) => {
    const grading = metrics.find(({ key }) => key === metric)?.grading;
    const warning = warn && boundOf(warn, grading);
    const failure = fail && boundOf(fail, grading);
    return warning || failure
      ? [{ scope, metric, origin, ...(warning && { warn: warning }), ...(failure && { fail: failure }) }]
      : [];
  });
}

function boundOf(condition: Condition, grading: GradeScale | undefined): ProfileBound | undefined {
  const limit = limitOf(condition, grading);
  return limit && 'grade' in condition ? { ...limit, grade: condition.grade } : limit;
}
