import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { MenuItem } from './menu';

const Panel = lazy(async () => ({ default: (await import('./menu-drawer-panel')).MenuDrawerPanel }));

/** Menu drawer of a narrow window, with the button that opens it. */
export function MenuDrawer({ items }: { items: readonly MenuItem[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton
        label={t`Open the menu`}
        icon={<Menu />}
        aria-expanded={open ?? false}
        onClick={() => setOpen(true)}
      />
      <Suspense>
        {open === undefined ? null : <Panel items={items} open={open} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
}
