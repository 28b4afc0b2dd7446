import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { usePortal, usePreferences } from '../../composition/use-portal';

/** Label, icon and handler of the toggle between the light and the dark theme. It overrides the theme of the system. */
export function useThemeToggle() {
  const { t } = useLingui();
  const { preferences } = usePortal();
  const { themeMode } = usePreferences();
  const dark =
    themeMode === 'dark' || (themeMode === 'system' && document.documentElement.dataset['theme'] === 'dark');
  return {
    label: dark ? t`Change to the light theme` : t`Change to the dark theme`,
    icon: dark ? <Sun aria-hidden /> : <Moon aria-hidden />,
    onSelect: () => preferences.set({ themeMode: dark ? 'light' : 'dark' }),
  };
}
