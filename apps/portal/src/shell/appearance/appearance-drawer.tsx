import { useLingui } from '@lingui/react/macro';
import { AppearancePanel } from '@omics-portal/account';
import { Drawer } from '@omics-portal/ui';
import { useSyncExternalStore } from 'react';
import type { PreferencesStore } from '../../composition/preferences';

export interface AppearanceDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  preferences: PreferencesStore;
}

/** Drawer with the theme settings. The page is not dimmed, so that its colours are seen. */
export function AppearanceDrawer({ open, onOpenChange, preferences }: AppearanceDrawerProps) {
  const { t } = useLingui();
  const value = useSyncExternalStore(preferences.subscribe, preferences.get);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      isClear
      title={t`Theme settings`}
      description={t`Changes apply at once and are saved in this browser.`}
      closeLabel={t`Close`}
    >
      <AppearancePanel value={value} onChange={preferences.set} />
    </Drawer>
  );
}
