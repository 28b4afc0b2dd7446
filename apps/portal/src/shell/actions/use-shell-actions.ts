import { createContext, use } from 'react';

/** Actions shared by buttons of the shell and the command palette. */
export interface ShellActions {
  openFeedback: () => void;
  openPalette: () => void;
  openAppearance: () => void;
  /** Starts the guided tour of this page, or stops it. */
  toggleTour: () => void;
}

export const ShellActionsContext = createContext<ShellActions>({
  openFeedback: () => undefined,
  openPalette: () => undefined,
  openAppearance: () => undefined,
  toggleTour: () => undefined,
});

export function useShellActions(): ShellActions {
  return use(ShellActionsContext);
}
