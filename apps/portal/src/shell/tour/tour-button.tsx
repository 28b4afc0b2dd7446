import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { useLocation } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { usePreferences } from '../../composition/use-portal';
import { useShellActions } from '../actions/use-shell-actions';
import { findTour } from './find-tour';
import { TourHint } from './tour-hint';

/** Button that turns the tour mode on and off. On a page with a tour it shows a hint on the first visit. */
export function TourButton() {
  const { t } = useLingui();
  const { tourMode } = usePreferences();
  const { toggleTour } = useShellActions();
  const tour = findTour(useLocation({ select: ({ pathname }) => pathname }));
  return (
    <span className="relative flex">
      <IconButton
        label={t({ message: 'Tour', context: 'header' })}
        icon={<Compass />}
        aria-pressed={tourMode}
        onClick={toggleTour}
      />
      {tour === undefined || tourMode ? null : <TourHint />}
    </span>
  );
}
