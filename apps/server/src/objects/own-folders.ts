import type { Caller } from '../identity/identity.ts';
import type { ObjectLocation } from './storage-link.ts';

/** Folders of an account: it owns what is below them, and its quota counts it. */
export function ownFolders({
  sub,
  username,
  email,
}: Pick<Caller, 'sub' | 'username' | 'email'>): ObjectLocation[] {
  const inputs = [...new Set([username, email, sub])].filter((name) => name !== '');
  return [
    { bucket: 'users', key: `data/${username}/` },
    ...inputs.map((name) => ({ bucket: 'tservice', key: `${name}/` })),
  ];
}
