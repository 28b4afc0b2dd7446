import { useLingui } from '@lingui/react/macro';
import type { AccountFormProblem } from './account-form-values';

/** Sentences about problems of an account. */
export function useAccountFormMessages(): Record<AccountFormProblem, string> {
  const { t } = useLingui();
  return {
    'username-wrong': t`Use lower-case letters, digits, dots, dashes and underscores, at most 64, a letter or digit first`,
    'name-required': t`Please enter a name`,
    'account-email-wrong': t`This is not an email address`,
    'group-blank': t`Names cannot contain spaces: separate them with commas`,
  };
}
