import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { definePart, usePart } from '../shell/part';
import { showNotice } from '../shell/show-notice';
import { usePortal, usePreferences } from '../shell/use-portal';
import type { TourPlayerProps } from './tour-player';

const player = definePart<TourPlayerProps>(async () => (await import('./tour-player')).TourPlayer);

/** Plays the tour of the page while the tour mode is on. The end of a tour, however it came, ends the mode. */
export function TourHost() {
  const { t } = useLingui();
  const { preferences } = usePortal();
  const { tourMode } = usePreferences();
  const { Component, failed, retry } = usePart(player, tourMode);
  const giveUp = useEffectEvent(() => {
    showNotice({ tone: 'danger', title: t`This part could not be loaded` });
    preferences.set({ tourMode: false });
    retry();
  });
  useEffect(() => {
    if (failed && tourMode) {
      giveUp();
    }
  }, [failed, tourMode]);
  return Component && tourMode ? (
    <Component
      onEnd={() => preferences.set({ tourMode: false })}
      onNoTour={() => {
        preferences.set({ tourMode: false });
        showNotice({ tone: 'warning', title: t`No tour guide for the page.` });
      }}
    />
  ) : null;
}
