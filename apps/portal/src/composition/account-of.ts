import { subjectOf, type Session } from '@omics-portal/auth';

/**
 * Key of the account that is signed in, known before user info is loaded; undefined for visitors. An opaque token says
 * nothing, so there it is the user name.
 */
export function accountOf(session: Pick<Session, 'accessToken' | 'getState'>): string | undefined {
  const state = session.getState();
  const token = session.accessToken();
  return (
    (token === undefined ? undefined : subjectOf(token)) ??
    (state.status === 'signed-in' ? state.user.username : undefined)
  );
}
