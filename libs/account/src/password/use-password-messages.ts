import { useLingui } from '@lingui/react/macro';
import { MIN_PASSWORD_LENGTH, type NewPasswordProblem } from './new-password-schema';

/** Sentences about problems of a new password. */
export function usePasswordMessages(): Record<NewPasswordProblem, string> {
  const { t } = useLingui();
  const length = MIN_PASSWORD_LENGTH;
  return {
    'password-short': t`Please use at least ${length} characters`,
    'password-differs': t`The two passwords differ`,
    'current-required': t`Please enter your current password`,
  };
}
