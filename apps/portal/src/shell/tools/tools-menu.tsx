import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';
import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { usePreferences } from '../../composition/use-portal';
import { Disclosure } from '../controls/disclosure';
import { LazyPanel } from '../lazy/lazy-panel';
import { lazyPart } from '../lazy/lazy-part';
import { findTour } from '../tour/find-tour';
import { TourHint } from './tour-hint';
import type { ToolListProps } from './tool-list';

const panel = lazyPart<ToolListProps>(async () => (await import('./tool-list')).ToolList);

/**
 * Tools menu of the header: apps, documentation, feedback, tour and theme behind one labelled button, so that the menu of the
 * portal has the room. On a page with a tour it shows a hint on the first visit.
 */
export function ToolsMenu() {
  const { t } = useLingui();
  const { tourMode } = usePreferences();
  const tour = findTour(useLocation({ select: ({ pathname }) => pathname }));
  return (
    <span className="relative flex">
      <Disclosure
        align="end"
        className="w-75"
        trigger={(trigger) => (
          <Button {...trigger} variant="ghost" className="gap-1 px-2.5">
            {t`Tools`}
            <ChevronDown aria-hidden className="size-3.5" />
          </Button>
        )}
      >
        {(close) => <LazyPanel part={panel} props={{ onDone: close }} />}
      </Disclosure>
      {tour === undefined || tourMode ? null : <TourHint />}
    </span>
  );
}
