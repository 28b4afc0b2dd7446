import type { components } from '@omics-portal/api/datains';

/** Scope of a personal access token, as in the contract. */
export type TokenScope = components['schemas']['TokenScope'];

/** Scope that an operation needs; `sign-in` is that of no token. */
export type OperationScope = TokenScope | 'sign-in';

const SCOPES: Readonly<Record<OperationScope, true>> = {
  'work:read': true,
  'work:write': true,
  'files:read': true,
  'files:write': true,
  'sign-in': true,
};

/**
 * Scope that the `security` of an operation names; undefined for one that everybody may call. Throws for an operation without
 * exactly one: the documents are part of the program, and a call that any token may make would be a hole.
 */
export function scopeOf(id: string, security: unknown): OperationScope | undefined {
  const ways = (Array.isArray(security) ? security : []) as Record<string, string[]>[];
  if (Array.isArray(security) && security.length === 0) return undefined;
  const [scope, ...others] = ways.flatMap((way) => way['bearer'] ?? []);
  if (isScope(scope) && others.length === 0) return scope;
  throw new Error(
    `The operation ${id} must name one scope in its security, such as [{bearer: [work:read]}]. Scopes: ${Object.keys(SCOPES).join(', ')}.`,
  );
}

function isScope(text: string | undefined): text is OperationScope {
  return text !== undefined && Object.hasOwn(SCOPES, text);
}
