import { type Grade } from '../scores/grades';
import { type QcReport } from './qc-report';
import { type VerdictReason, worstFirst } from '../verdict/apply-rules';

/** Grade of the total score as a part of a verdict. */
export interface GradeDecision {
  readonly grade: Grade;
  readonly position: number;
  readonly of: number;
  /** Reasons that make the verdict worse than the grade does; empty where the verdict follows the grade. */
  readonly overruledBy: readonly VerdictReason[];
}

/**
 * Relation of the grade of the total score to the verdict: a batch with the grade Great fails if another rule fails alone, such as
 * that on RC for exchanged samples. Null where no rule on the total score took part.
 */
export function gradeDecision({
  metrics,
  verdict,
}: Pick<QcReport, 'metrics' | 'verdict'>): GradeDecision | null {
  const total = metrics.find(({ key }) => key === 'total');
  const deciding = verdict.reasons.filter(({ advisory }) => !advisory);
  const reason = deciding.find(({ metric, level }) => metric === 'total' && level !== 'not-assessed');
  if (!total?.grade || !total.rank || !reason) {
    return null;
  }
  return {
    grade: total.grade,
    position: total.rank.position,
    of: total.rank.of,
    overruledBy: deciding.filter(({ level }) => worstFirst(level, reason.level) < 0),
  };
}
