import { createHash } from 'node:crypto';
import type { ProviderSettings } from '../config/provider-settings.ts';
import { textProblem } from '../http/contract/text-problem.ts';
import type { Caller } from './identity.ts';

/** Claims of a token or of user info. */
export type Claims = Readonly<Record<string, unknown>>;

type ClaimNames = Pick<ProviderSettings, 'usernameClaim' | 'groupsClaim' | 'rolesClaim' | 'admins'>;

/** Role and group that mean "admin" in the portal. */
const ADMIN = 'admin';
const MAX_LENGTH = 255;
const MAX_GROUPS = 1000;

/** Value of a claim: of that name (which may contain dots), else at that path. */
export function readClaim(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split('.').reduce<unknown>((value, key) => {
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return isObject ? (value as Claims)[key] : undefined;
  }, claims);
}

/** True if a token says who the caller is and what groups they have, so that user info is not needed. */
export function isComplete(claims: Claims, names: ClaimNames): boolean {
  return [names.usernameClaim, names.groupsClaim].every((name) => readClaim(claims, name) !== undefined);
}

/**
 * Caller from the claims of an external provider. Only the configured group or role makes an admin. An email that the
 * provider marks as not verified is ignored: it may be that of another person.
 */
export function callerFrom(sub: string, claims: Claims, names: ClaimNames): Caller {
  const groups = textsOf(readClaim(claims, names.groupsClaim));
  const roles = textsOf(readClaim(claims, names.rolesClaim));
  const isAdmin = [...groups, ...roles].includes(names.admins);
  const username = usernameFrom(readClaim(claims, names.usernameClaim), sub);
  const email = claims['email_verified'] === false ? '' : text(claims['email']);
  return {
    sub,
    username,
    email: email || username,
    name: text(claims['name']) || username,
    groups: groups.filter((group) => isAdmin || group !== ADMIN),
    roles: [...roles.filter((role) => role !== ADMIN), ...(isAdmin ? [ADMIN] : [])],
  };
}

/** Name for an account whose own name cannot be used here. */
export function substituteName(sub: string, wanted = 'user'): string {
  return `${wanted}~${createHash('sha256').update(sub).digest('hex').slice(0, 10)}`;
}

/** User names become names of folders, so that one that leads elsewhere is replaced. */
function usernameFrom(claim: unknown, sub: string): string {
  const name = text(claim) || sub;
  return /[/\\]|^\.+$|~/.test(name) ? substituteName(sub) : name;
}

function text(value: unknown): string {
  if (typeof value !== 'string') return '';
  const trimmed = value.trim();
  return trimmed.length > MAX_LENGTH || /\p{Cc}/u.test(trimmed) || textProblem(trimmed) !== undefined
    ? ''
    : trimmed;
}

/** Names of a claim: a list, or one name. Those of Keycloak's group paths begin with a slash, which is left out. */
function textsOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value.slice(0, MAX_GROUPS) : [value];
  return [...new Set(values.map((each) => text(each).replace(/^\//, '')).filter((each) => each !== ''))];
}
