import type { SignedInUser } from '@omics-portal/auth';
import { useSyncExternalStore } from 'react';
import type { AvatarPort } from '../account-context';

/** The picture to show for a user: their own where they chose one, else the identity provider's. */
export function useAvatar(
  avatars: AvatarPort,
  user: Pick<SignedInUser, 'username' | 'avatar'> | undefined,
): { src: string | undefined; own: string | undefined } {
  const own = useSyncExternalStore(avatars.subscribe, () => user && avatars.get(user.username));
  return { src: own ?? user?.avatar, own };
}
