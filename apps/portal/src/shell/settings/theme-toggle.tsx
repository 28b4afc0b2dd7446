import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { Moon, Sun } from 'lucide-react';
import { usePortal, usePreferences } from '../use-portal';

/** Light or dark, in one press. Whoever had left it to the system has chosen with that. */
export function ThemeToggle() {
  const { t } = useLingui();
  const { preferences } = usePortal();
  const { themeMode } = usePreferences();
  const dark =
    themeMode === 'dark' || (themeMode === 'system' && document.documentElement.dataset['theme'] === 'dark');
  return (
    <IconButton
      label={dark ? t`Change to the light theme` : t`Change to the dark theme`}
      icon={dark ? <Sun /> : <Moon />}
      onClick={() => preferences.set({ themeMode: dark ? 'light' : 'dark' })}
    />
  );
}
