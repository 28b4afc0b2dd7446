import { useLingui } from '@lingui/react/macro';
import type { CommandPaletteGroup } from '@omics-portal/ui/command-palette';
import { Check, Languages, Monitor, Moon, Sun } from 'lucide-react';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '../../composition/message-store';
import { showNotice } from '../../composition/show-notice';
import { usePortal, usePreferences } from '../../composition/use-portal';
import { SEARCH_WORDS } from './search-words';

/** Language and theme; the current choice has a check mark and a hint. */
export function useChoiceGroups(): readonly CommandPaletteGroup[] {
  const { t, i18n } = useLingui();
  const { preferences, messages } = usePortal();
  const { themeMode } = usePreferences();
  const now = t`in use`;
  const switchTo = (locale: Locale) => {
    messages
      .switchTo(locale)
      .catch(() => showNotice({ tone: 'danger', title: t`The language could not be loaded` }));
  };
  const themes = [
    { key: 'light', label: t`Light theme`, icon: <Sun />, keywords: SEARCH_WORDS.light },
    { key: 'dark', label: t`Dark theme`, icon: <Moon />, keywords: SEARCH_WORDS.dark },
    { key: 'system', label: t`System theme`, icon: <Monitor />, keywords: SEARCH_WORDS.system },
  ] as const;
  return [
    {
      key: 'language',
      heading: t`Language`,
      items: LOCALES.map((locale) => ({
        key: locale,
        label: LANGUAGE_NAMES[locale],
        hint: i18n.locale === locale ? now : undefined,
        icon: i18n.locale === locale ? <Check /> : <Languages />,
        keywords: [...SEARCH_WORDS.language, locale],
        onSelect: () => switchTo(locale),
      })),
    },
    {
      key: 'theme',
      heading: t`Theme`,
      items: themes.map((theme) => ({
        ...theme,
        hint: themeMode === theme.key ? now : undefined,
        onSelect: () => preferences.set({ themeMode: theme.key }),
      })),
    },
  ];
}
