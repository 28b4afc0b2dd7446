/** New groups and roles of an account; absent ones did not change. */
interface RightsChange {
  groups?: readonly string[] | undefined;
  roles?: readonly string[] | undefined;
}

/** Subject of a change of groups and roles: an admin must be able to see later who made another one an admin. */
export function rightsText(username: string, { groups, roles }: RightsChange): string {
  const parts = [
    groups && `groups: ${groups.join(', ') || 'none'}`,
    roles && `roles: ${roles.join(', ') || 'none'}`,
  ].filter((part) => part !== undefined);
  return `${username} (${parts.join('; ')})`;
}
