import type { AccessTokenSubmit, TokenScope } from '@omics-portal/api';
import * as v from 'valibot';

/** Maximum length of a name that the service accepts. */
export const MAX_TOKEN_NAME = 64;

/** Lifetimes of a token that the form offers, in days. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;

/** Codes of problems of a new token, worded by the form. */
export type NewTokenProblem = 'name-required' | 'scope-required';

const problem = (code: NewTokenProblem) => code;

/** Schema of a new token. */
export const newTokenSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(problem('name-required'))),
  scopes: v.pipe(v.array(v.custom<TokenScope>(() => true)), v.minLength(1, problem('scope-required'))),
  /** Text of one of `TOKEN_DAYS`, as a select has it. */
  days: v.string(),
});

/** Values of the form. */
export type NewToken = v.InferOutput<typeof newTokenSchema>;

/** Request for a new token. */
export function tokenRequest({ name, scopes, days }: NewToken): AccessTokenSubmit {
  return { name: name.trim(), scopes, days: Number(days) };
}
