import { AccountProblem } from '../own-accounts/account-problem.ts';
import type { AccountCommand } from './account-commands.ts';

/** The forms are those of `AccountSubmit` in the contract: the page of the accounts must be able to show and change what a command wrote. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const GROUP = /^[^\s,]{1,64}$/;
const MAX_EMAIL_LENGTH = 254;
const MAX_NAME_LENGTH = 128;
const MAX_GROUPS = 50;

/** Checks the email, the name and the groups of a command about an account. @throws AccountProblem for the first that is wrong */
export function checkCommandValues({ email, name, groups = [] }: AccountCommand): void {
  const group = groups.find((each) => !GROUP.test(each));
  const problems: [boolean, string][] = [
    [
      email !== undefined && (!EMAIL.test(email) || email.length > MAX_EMAIL_LENGTH),
      `"${email}" is no email address: give one like lin@example.org, or leave --email out.`,
    ],
    [
      name !== undefined && (name.trim() === '' || name.length > MAX_NAME_LENGTH),
      `The name of a person has 1 to ${MAX_NAME_LENGTH} characters: leave --name out for the user name.`,
    ],
    [
      group !== undefined,
      `"${group}" cannot be a group: a name has 1 to 64 characters without blanks, and commas separate names.`,
    ],
    [groups.length > MAX_GROUPS, `An account has at most ${MAX_GROUPS} groups; these are ${groups.length}.`],
  ];
  const [, problem] = problems.find(([isWrong]) => isWrong) ?? [];
  if (problem !== undefined) throw new AccountProblem(problem);
}
