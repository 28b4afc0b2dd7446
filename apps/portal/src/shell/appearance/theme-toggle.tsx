import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { Moon, Sun } from 'lucide-react';
import { usePortal, usePreferences } from '../../composition/use-portal';

/** Toggles between the light and the dark theme. It overrides the theme of the system. */
export function ThemeToggle() {
  const { label, icon, onSelect } = useThemeToggle();
  return <IconButton label={label} icon={icon} onClick={onSelect} />;
}

/** Label and handler of the theme toggle, for a button or a menu entry. */
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
