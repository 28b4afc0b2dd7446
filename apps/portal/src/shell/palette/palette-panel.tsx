import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@omics-portal/wording';
import { CommandPalette, type CommandPaletteGroup } from '@omics-portal/ui/command-palette';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useHrefs, useSession } from '../../composition/use-portal';
import { localGroups } from './local-groups';
import { openAddress } from './open-address';
import { paletteKeys } from './palette-keys';
import { searchedText } from './searched-text';
import { sourceGroups } from './source-groups';
import { useSources } from './sources/use-sources';
import { useActionGroup } from './use-action-group';
import { useChoiceGroups } from './use-choice-groups';
import { usePageGroups } from './use-page-groups';
import { useSettled } from './use-settled';

export interface PalettePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Command palette: pages, languages, themes and actions by their names in both languages, then what the servers find by a
 * text: the user's projects, reports and files, apps, collections and their files, documents and publications.
 */
export function PalettePanel({ open, onOpenChange }: PalettePanelProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const wanted = open ? searchedText(typed) : '';
  const text = useSettled(wanted);
  const isSignedIn = useSession().status === 'signed-in';
  const sources = useSources(wanted === '' ? '' : text, isSignedIn);
  const local = localGroups([useActionGroup(), ...usePageGroups(), ...useChoiceGroups()], typed);
  const found = sourceGroups(sources, {
    typed,
    isBehind: wanted !== text,
    labels: {
      retry: t`Search again`,
      all: (total, list) => {
        const number = formatNumber(total, i18n.locale);
        return t`Show all ${number} in ${list}`;
      },
    },
  });
  const signIn = useSignInGroup();
  const failed = sources.filter(({ isFailed }) => isFailed).map(({ heading }) => heading);
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(failed);
  const keys = paletteKeys(navigator.userAgent).join(' ');
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label={t`Search the portal`}
      placeholder={t`Page, action, file, project, report, app, document`}
      closeLabel={t`Close`}
      groups={[...local, ...found, ...(wanted !== '' && !isSignedIn ? [signIn] : [])]}
      onQueryChange={setTyped}
      loading={wanted !== text || sources.some(({ isLoading }) => isLoading)}
      loadingLabel={t`Searching...`}
      error={failed.length === 0 ? undefined : t`Not searched, because a request failed: ${names}`}
      emptyLabel={
        wanted === ''
          ? t`No page or action contains this letter. Type one more letter to search files, apps and documents.`
          : t`Nothing found. Try another word, in English or Chinese.`
      }
      countLabel={(count) => t`${plural(count, { one: '# entry', other: '# entries' })}`}
      footer={t`↑ ↓ choose, Enter opens, Esc closes, ${keys} opens this from anywhere.`}
    />
  );
}

/** Tells visitors what a search leaves out. */
function useSignInGroup(): CommandPaletteGroup {
  const { t } = useLingui();
  const hrefs = useHrefs();
  return {
    key: 'sign-in',
    heading: t`Not searched`,
    items: [
      {
        key: 'login',
        label: t`Sign in to search your projects, reports and files too`,
        icon: <LogIn />,
        isAside: true,
        onSelect: () => openAddress(hrefs.login(hrefs.here())),
      },
    ],
  };
}
