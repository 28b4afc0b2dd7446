import { useMemo, useState, type ReactNode } from 'react';
import { PaletteHost } from '../palette/palette-host';
import { TourHost } from '../tour/tour-host';
import { FeedbackHost } from './feedback-host';
import { AppearanceHost } from './settings/appearance-host';
import { usePortal } from './use-portal';
import { ShellActionsContext, type ShellActions } from './use-shell-actions';

/** Holds feedback, palette, theme settings and tour, one each for all layouts; nothing of them is fetched before it is asked for. */
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
