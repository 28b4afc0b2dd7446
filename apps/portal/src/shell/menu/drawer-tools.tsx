import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Compass, MessageSquareWarning, Palette } from 'lucide-react';
import { ActionList, type Action } from '../controls/action-list';
import { AppPanel } from '../apps/app-panel';
import { useHasAppearance } from '../appearance/appearance';
import { useThemeToggle } from '../appearance/theme-toggle';
import { useHrefs, usePortal } from '../../composition/use-portal';
import { useShellActions } from '../actions/use-shell-actions';

/** Header tools in the drawer of a phone, whose header has no room for them. */
export function DrawerTools({ onDone }: { onDone: () => void }) {
  const { config } = usePortal();
  const hrefs = useHrefs();
  const actions = useTools();
  return (
    <div className="mt-4 flex flex-col gap-1 border-t border-border pt-4 text-sm">
      <h3 className="px-3 text-xs font-semibold text-muted">
        <Trans>Apps</Trans>
      </h3>
      <AppPanel
        entries={config.apps}
        docs={config.links.docs}
        repository={config.links.repository}
        hrefOf={hrefs.path}
        onFollow={onDone}
      />
      <h3 className="px-3 pt-2 text-xs font-semibold text-muted">
        <Trans>Tools</Trans>
      </h3>
      <ActionList actions={actions} onDone={onDone} />
    </div>
  );
}

function useTools(): readonly Action[] {
  const { t } = useLingui();
  const { config } = usePortal();
  const { openFeedback, openAppearance, toggleTour } = useShellActions();
  const theme = useThemeToggle();
  const { docs } = config.links;
  return [
    // The configured apps of a site may not include the documentation.
    ...(docs === null || config.apps === undefined
      ? []
      : [{ key: 'docs', label: t`Docs`, icon: <BookOpen aria-hidden />, href: docs }]),
    {
      key: 'feedback',
      label: t`Feedback`,
      icon: <MessageSquareWarning aria-hidden />,
      onSelect: openFeedback,
    },
    {
      key: 'tour',
      label: t({ message: 'Tour', context: 'header' }),
      icon: <Compass aria-hidden />,
      onSelect: toggleTour,
    },
    { key: 'theme', ...theme },
    ...(useHasAppearance()
      ? [
          {
            key: 'appearance',
            label: t`Theme settings`,
            icon: <Palette aria-hidden />,
            onSelect: openAppearance,
          },
        ]
      : []),
  ];
}
