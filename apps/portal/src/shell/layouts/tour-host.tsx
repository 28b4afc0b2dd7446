import { useLingui } from '@lingui/react/macro';
import { createMessageLoader } from '@omics-portal/wording';
import { useEffect, useEffectEvent } from 'react';
import { lazyPart, useLazyPart } from '../lazy/lazy-part';
import { showNotice } from '../../composition/show-notice';
import { usePortal, usePreferences } from '../../composition/use-portal';
import type { TourPlayerProps } from '../tour/tour-player';

/** The tour has a catalog of its own: its steps are not part of the first load. */
const player = lazyPart<TourPlayerProps>(
  async () => (await import('../tour/tour-player')).TourPlayer,
  createMessageLoader({
    'en-US': () => import('../tour/locales/en-US/messages.po'),
    'zh-CN': () => import('../tour/locales/zh-CN/messages.po'),
  }),
);

/** Runs the tour of the page while the tour mode is on. The mode ends with the tour. */
export function TourHost() {
  const { t } = useLingui();
  const { preferences } = usePortal();
  const { tourMode } = usePreferences();
  const { Component, failed, retry } = useLazyPart(player, tourMode);
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
