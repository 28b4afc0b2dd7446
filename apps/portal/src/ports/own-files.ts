import type { SessionState } from '@omics-portal/auth';

/** Folder of the user's own files on the reference server; null for visitors, whose pickers start at the buckets. */
export function ownFiles(session: SessionState): { service: string; bucket: string; prefix: string } | null {
  return session.status === 'signed-in'
    ? { service: 'minio', bucket: 'users', prefix: `data/${session.user.username}/` }
    : null;
}
