import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Compass, MessageSquareWarning, Palette } from 'lucide-react';
import { ActionList, type Action } from '../controls/action-list';
import { AppPanel } from '../apps/app-panel';
import { useHasAppearance } from '../appearance/appearance';
import { useThemeToggle } from '../appearance/theme-toggle';
import { useHrefs, usePortal, usePreferences } from '../../composition/use-portal';
import { useShellActions } from '../actions/use-shell-actions';

export interface ToolListProps {
  /** Called when a link was followed or an action chosen. */
  onDone: () => void;
}

/** Tools of the header: apps, documentation, feedback, tour and theme. Shown in a panel of the header, and in the drawer of a phone. */
export function ToolList({ onDone }: ToolListProps) {
  const { config } = usePortal();
  const hrefs = useHrefs();
  const actions = useTools();
  return (
    <div className="flex flex-col gap-1 text-sm">
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
  const { tourMode } = usePreferences();
  const theme = useThemeToggle();
  const { docs } = config.links;
  return [
    ...(docs === null ? [] : [{ key: 'docs', label: t`Docs`, icon: <BookOpen aria-hidden />, href: docs }]),
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
      current: tourMode,
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
