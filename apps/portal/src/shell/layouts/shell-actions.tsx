import { useMemo, useState, type ReactNode } from 'react';
import { PaletteHost } from './palette-host';
import { TourHost } from './tour-host';
import { FeedbackHost } from '../account/feedback';
import { AppearanceHost } from '../appearance/appearance';
import { usePortal } from '../../composition/use-portal';
import { ShellActionsContext, type ShellActions } from '../actions/use-shell-actions';

/** Provides feedback, palette, theme settings and tour, one each for all layouts. Each loads on first use. */
export function ShellActionsProvider({ children }: { children: ReactNode }) {
  const { preferences } = usePortal();
  const [feedback, setFeedback] = useState(false);
  const [palette, setPalette] = useState(false);
  const [appearance, setAppearance] = useState(false);
  const actions = useMemo<ShellActions>(
    () => ({
      openFeedback: () => setFeedback(true),
      openPalette: () => setPalette(true),
      openAppearance: () => setAppearance(true),
      toggleTour: () => preferences.set({ tourMode: !preferences.get().tourMode }),
    }),
    [preferences],
  );
  return (
    <ShellActionsContext value={actions}>
      {children}
      <FeedbackHost open={feedback} onOpenChange={setFeedback} />
      <PaletteHost open={palette} onOpenChange={setPalette} />
      <AppearanceHost open={appearance} onOpenChange={setAppearance} />
      <TourHost />
    </ShellActionsContext>
  );
}
