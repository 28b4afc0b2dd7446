import type { AccountSubmit } from '@omics-portal/api';
import * as v from 'valibot';

/** Codes of problems of an account, worded by the forms. */
export type AccountFormProblem = 'username-wrong' | 'name-required' | 'account-email-wrong' | 'group-blank';

const problem = (code: AccountFormProblem) => code;

/** Names in a text with commas between them, each once. */
export function namesIn(text: string): string[] {
  const names = text.split(/[,，]/u).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

const names = v.pipe(
  v.string(),
  v.check((text) => namesIn(text).every((name) => !/\s/u.test(name)), problem('group-blank')),
);

/** Schema of groups and roles, as texts with commas. */
export const groupsSchema = v.object({ groups: names, roles: names });

/** Values of the form of groups and roles. */
export type GroupsForm = v.InferOutput<typeof groupsSchema>;

const personName = v.pipe(v.string(), v.trim(), v.nonEmpty(problem('name-required')));

/** Schema of the name of a person. */
export const nameSchema = v.object({ name: personName });

/** Values of the form of a name. */
export type NameForm = v.InferOutput<typeof nameSchema>;

/** Schema of a new account. */
export const newAccountSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9][a-z0-9._-]{0,63}$/, problem('username-wrong'))),
  name: personName,
  email: v.pipe(v.string(), v.trim(), v.regex(/^[^\s@]+@[^\s@]+$/, problem('account-email-wrong'))),
  groups: names,
});

/** Values of the form of a new account. */
export type NewAccountForm = v.InferOutput<typeof newAccountSchema>;

/** Request for a new account. */
export function accountRequest({ username, name, email, groups }: NewAccountForm): AccountSubmit {
  return { username: username.trim(), name: name.trim(), email: email.trim(), groups: namesIn(groups) };
}
