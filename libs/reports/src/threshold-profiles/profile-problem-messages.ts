import { useLingui } from '@lingui/react/macro';
import type { ProfileProblem } from './profile-draft';

/** Sentences about problems of a threshold profile, each with its remedy. */
export function useProfileProblemMessages(): Record<ProfileProblem, string> {
  const { t } = useLingui();
  const another = t`This figure cannot be limited in this way. Clear the limit.`;
  return {
    'name-missing': t`Enter a name for the profile.`,
    'no-limits': t`Enter a limit for at least one figure.`,
    'out-of-range': t`This figure cannot have this value. Correct the number.`,
    order: t`The figure fails before it warns. Swap the two limits.`,
    'no-range': t`The high end of the range must be above its low end. Raise it.`,
    'unknown-metric': another,
    duplicate: another,
    empty: another,
    'wrong-side': another,
    'no-grades': another,
  };
}
