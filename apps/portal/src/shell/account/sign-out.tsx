import { useRouter } from '@tanstack/react-router';
import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import { usePortal } from '../../composition/use-portal';

const SignOutContext = createContext<() => void>(() => undefined);

/** Signs out after a confirmation. */
export function useSignOut(): () => void {
  return use(SignOutContext);
}

const Question = lazy(async () => ({ default: (await import('./sign-out-question')).SignOutQuestion }));

const RELOAD_AFTER_MS = 16;

/** Provides the confirmation dialog of all sign-out buttons. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { session, notices } = usePortal();
  const router = useRouter();
  const [asking, setAsking] = useState<boolean>();
  const [busy, setBusy] = useState(false);

  const ask = useCallback(() => setAsking(true), []);

  const signOut = async () => {
    setBusy(true);
    // Leave a private page first: signing out there would show the login page for a moment.
    await router.navigate({ to: '/' });
    try {
      const page = await session.signOut();
      setTimeout(() => {
        if (page === undefined) {
          window.location.reload();
        } else {
          window.location.assign(page);
        }
      }, RELOAD_AFTER_MS);
    } catch (error) {
      notices.failed(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <SignOutContext value={ask}>
      {children}
      <Suspense>
        {asking === undefined ? null : (
          <Question open={asking} onOpenChange={setAsking} busy={busy} onConfirm={() => void signOut()} />
        )}
      </Suspense>
    </SignOutContext>
  );
}
