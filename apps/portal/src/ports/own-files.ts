import type { SessionState } from '@omics-portal/auth';

/** Where the reference server keeps a person's own files; null for nobody, and then pickers start at the buckets. */
export function ownFiles(session: SessionState): { service: string; bucket: string; prefix: string } | null {
  return session.status === 'signed-in'
    ? { service: 'minio', bucket: 'users', prefix: `data/${session.user.username}/` }
    : null;
}
