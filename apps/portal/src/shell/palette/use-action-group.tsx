import { useLingui } from '@lingui/react/macro';
import type { CommandPaletteGroup } from '@omics-portal/ui/command-palette';
import { useRouter } from '@tanstack/react-router';
import { BookOpen, Compass, LogIn, LogOut, MessageSquareWarning, Palette } from 'lucide-react';
import { isExternalLink } from '../../links/named-routes';
import { useHasAppearance } from '../appearance/appearance';
import { useSignOut } from '../account/sign-out';
import { usePortal, useSession } from '../../composition/use-portal';
import { useShellActions } from '../actions/use-shell-actions';

/** Actions of the shell. */
export function useActionGroup(): CommandPaletteGroup {
  const { t } = useLingui();
  const router = useRouter();
  const { config } = usePortal();
  const session = useSession();
  const signOut = useSignOut();
  const { openFeedback, openAppearance, toggleTour } = useShellActions();
  const hasAppearance = useHasAppearance();
  const { docs } = config.links;
  const account =
    session.status !== 'signed-out'
      ? {
          key: 'logout',
          label: t`Logout`,
          icon: <LogOut />,
          keywords: ['sign out', '登出', '退出'],
          onSelect: signOut,
        }
      : {
          key: 'login',
          label: t`Login`,
          icon: <LogIn />,
          keywords: ['sign in', '登录'],
          onSelect: () =>
            void router.navigate({ to: '/user/login', search: { redirect: router.state.location.href } }),
        };
  return {
    key: 'actions',
    heading: t`Actions`,
    items: [
      {
        key: 'tour',
        label: t`Start the guided tour of this page`,
        icon: <Compass />,
        keywords: ['tour', 'guide', '新手指南', '引导'],
        onSelect: toggleTour,
      },
      {
        key: 'feedback',
        label: t`Feedback`,
        icon: <MessageSquareWarning />,
        keywords: ['feedback', 'issue', '反馈', '问题'],
        onSelect: openFeedback,
      },
      ...(docs === null
        ? []
        : [
            {
              key: 'docs',
              label: t`Docs`,
              icon: <BookOpen />,
              keywords: ['docs', 'guide', 'help', '文档', '帮助'],
              onSelect: () => openLink(docs),
            },
          ]),
      ...(hasAppearance
        ? [
            {
              key: 'appearance',
              label: t`Theme settings`,
              icon: <Palette />,
              keywords: ['theme', 'appearance', 'colour', 'layout', '主题', '外观', '布局'],
              onSelect: openAppearance,
            },
          ]
        : []),
      account,
    ],
  };
}

/** Opens another site in a new window, and a page of the portal in this one. */
function openLink(link: string): void {
  if (isExternalLink(link)) {
    window.open(link, '_blank', 'noopener,noreferrer');
  } else {
    window.location.assign(link);
  }
}
