import type { SignedInUser } from '@omics-portal/auth';

/** True for users who manage the site: members of the group `admin`, and holders of that role. The server decides again. */
export function isAdmin({ groups, roles }: Pick<SignedInUser, 'groups' | 'roles'>): boolean {
  return groups.includes('admin') || roles.includes('admin');
}
