/** Signed-in user. Fields that the provider does not supply are empty. */
export interface SignedInUser {
  /** Full name, or the user name without one. */
  readonly name: string;
  /** Last word of the name, for the header. */
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  readonly groups: readonly string[];
  readonly roles: readonly string[];
  /** URL of a picture, or undefined. */
  readonly avatar: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const list = (value: unknown) =>
  Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string')
    : typeof value === 'string' && value !== ''
      ? [value]
      : [];

/** User from user-info claims; all claims are optional, so this never fails. */
export function readUser(claims: Record<string, unknown>): SignedInUser {
  const username = text(claims['preferred_username']) || text(claims['username']) || text(claims['sub']);
  const name = text(claims['name']) || username;
  return {
    name,
    lastName: name.split(/\s+/).at(-1) ?? name,
    email: text(claims['email']),
    username,
    groups: list(claims['groups']),
    roles: list(claims['roles'] ?? claims['role']),
    avatar: text(claims['avatar']) || text(claims['picture']) || undefined,
  };
}
