import { useLingui } from '@lingui/react/macro';
import { loadMessages } from '@omics-portal/account';
import { IconButton } from '@omics-portal/ui';
import { Palette } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePortal, useSession } from '../use-portal';

const AppearanceDrawer = lazy(async () => ({
  default: (await import('./appearance-drawer')).AppearanceDrawer,
}));

/**
 * Opens the theme settings. Everybody has them outside production; in production, who is signed in. Both the panel and its
 * words come with the first press.
 */
export function AppearanceButton() {
  const { t } = useLingui();
  const { words, notices, preferences } = usePortal();
  const session = useSession();
  const [open, setOpen] = useState<boolean>();
  if (import.meta.env.PROD && session.status !== 'signed-in') {
    return null;
  }
  const show = () => {
    words.need(loadMessages).then(
      () => setOpen(true),
      () => notices.failed(t`The theme settings could not be loaded`),
    );
  };
  return (
    <>
      <IconButton label={t`Theme settings`} icon={<Palette />} aria-haspopup="dialog" onClick={show} />
      <Suspense>
        {open === undefined ? null : (
          <AppearanceDrawer open={open} onOpenChange={setOpen} preferences={preferences} />
        )}
      </Suspense>
    </>
  );
}
