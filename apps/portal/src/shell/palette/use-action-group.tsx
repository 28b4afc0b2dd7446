import { useLingui } from '@lingui/react/macro';
import { isAdmin } from '@omics-portal/account';
import { REPORT_KINDS } from '@omics-portal/resources';
import type { CommandPaletteGroup, CommandPaletteItem } from '@omics-portal/ui/command-palette';
import {
  Compass,
  FileChartColumn,
  KeyRound,
  LogIn,
  LogOut,
  MessageSquareWarning,
  Palette,
  Rocket,
  Shield,
  Upload,
  UserPlus,
} from 'lucide-react';
import { useHrefs, useSession } from '../../composition/use-portal';
import { useSignOut } from '../account/sign-out';
import { useShellActions } from '../actions/use-shell-actions';
import { useHasAppearance } from '../appearance/appearance';
import { openAddress } from './open-address';
import { useListHrefs } from './sources/list-hrefs';
import { REPORT_WORDS, SEARCH_WORDS } from './search-words';

/** Actions of the portal: what people come for, then those of the shell, then those of the account. */
export function useActionGroup(): CommandPaletteGroup {
  const { t } = useLingui();
  return {
    key: 'actions',
    heading: t`Actions`,
    items: [...useWorkActions(), ...useShellItems(), ...useAccountActions()],
  };
}

/** Actions that begin work. Visitors are asked to sign in on the way. */
function useWorkActions(): readonly CommandPaletteItem[] {
  const { t } = useLingui();
  const hrefs = useHrefs();
  const lists = useListHrefs();
  const { status } = useSession();
  const hint = status === 'signed-out' ? t`after sign-in` : undefined;
  const reports = {
    dseqc: t`New DNA-Seq QC report`,
    rseqc: t`New RNA-Seq QC report`,
    protqc: t`New proteomics report`,
    metqc: t`New metabolomics report`,
  };
  return [
    {
      key: 'create-project',
      label: t`Create Project`,
      hint,
      icon: <Rocket />,
      keywords: SEARCH_WORDS.createProject,
      onSelect: () => openAddress(hrefs.wizard()),
    },
    ...REPORT_KINDS.map((kind) => ({
      key: `report-${kind}`,
      label: reports[kind],
      hint,
      icon: <FileChartColumn />,
      keywords: [...SEARCH_WORDS.newReport, ...REPORT_WORDS[kind]],
      onSelect: () => openAddress(lists.newReport(kind)),
    })),
    {
      key: 'upload',
      label: t`Upload files`,
      hint,
      icon: <Upload />,
      keywords: SEARCH_WORDS.upload,
      onSelect: () => openAddress(hrefs.files()),
    },
  ];
}

/** Actions of the shell, the same on every page. */
function useShellItems(): readonly CommandPaletteItem[] {
  const { t } = useLingui();
  const { openFeedback, openAppearance, toggleTour } = useShellActions();
  const items: CommandPaletteItem[] = [
    {
      key: 'tour',
      label: t`Start the guided tour of this page`,
      icon: <Compass />,
      keywords: SEARCH_WORDS.tour,
      onSelect: toggleTour,
    },
    {
      key: 'feedback',
      label: t`Feedback`,
      icon: <MessageSquareWarning />,
      keywords: SEARCH_WORDS.feedback,
      onSelect: openFeedback,
    },
  ];
  const appearance = {
    key: 'appearance',
    label: t`Theme settings`,
    icon: <Palette />,
    keywords: SEARCH_WORDS.appearance,
    onSelect: openAppearance,
  };
  return useHasAppearance() ? [...items, appearance] : items;
}

/** Actions of the account, or the ways to one. */
function useAccountActions(): readonly CommandPaletteItem[] {
  const { t } = useLingui();
  const hrefs = useHrefs();
  const session = useSession();
  const signOut = useSignOut();
  if (session.status === 'signed-out') {
    return [
      {
        key: 'login',
        label: t`Login`,
        icon: <LogIn />,
        keywords: SEARCH_WORDS.login,
        onSelect: () => openAddress(hrefs.login(hrefs.here())),
      },
      {
        key: 'register',
        label: t`Register`,
        icon: <UserPlus />,
        keywords: SEARCH_WORDS.register,
        onSelect: () => openAddress(hrefs.register()),
      },
    ];
  }
  const security = () => openAddress(hrefs.settings('security'));
  const manage = {
    key: 'accounts',
    label: t`Manage accounts`,
    icon: <UserPlus />,
    keywords: SEARCH_WORDS.accounts,
    onSelect: () => openAddress(hrefs.accounts()),
  };
  return [
    {
      key: 'password',
      label: t`Change your password`,
      icon: <Shield />,
      keywords: SEARCH_WORDS.password,
      onSelect: security,
    },
    {
      key: 'token',
      label: t`Create an access token`,
      icon: <KeyRound />,
      keywords: SEARCH_WORDS.token,
      onSelect: security,
    },
    ...(session.status === 'signed-in' && isAdmin(session.user) ? [manage] : []),
    {
      key: 'logout',
      label: t`Logout`,
      icon: <LogOut />,
      keywords: SEARCH_WORDS.logout,
      onSelect: signOut,
    },
  ];
}
