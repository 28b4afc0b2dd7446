import { useLingui } from '@lingui/react/macro';
import { Checkbox, IconButton, Select } from '@omics-portal/ui';
import type { ScatterWindow } from '@omics-portal/ui/charts';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useReportView } from '../view/use-report-view';
import type { Series } from './plane-series';
import { scaled, windowAround, writeWindow } from './zoom-window';

const STEP = 1.6;

interface ZoomControlsProps {
  readonly series: readonly Series[];
  readonly window: ScatterWindow | undefined;
}

/** Controls of a plane: zoom to a group of points, in and out, and the names beside the points. */
export function ZoomControls({ series, window }: ZoomControlsProps) {
  const { t } = useLingui();
  const { view, change } = useReportView();
  const whole = windowAround(series.flatMap(({ points }) => points));
  const show = (next: ScatterWindow | undefined) => change({ pcaZoom: next && writeWindow(next) });
  const zoom = (factor: number) => {
    const from = window ?? whole;
    show(from && scaled(from, factor));
  };
  const targets = series.map(({ id, label, points }) => {
    const around = windowAround(points);
    return { value: id, label, text: around && writeWindow(around) };
  });
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 pe-11 print:hidden">
      <Select
        size="sm"
        className="w-44"
        aria-label={t`Part of the plot`}
        value={targets.find(({ text }) => text === view.pcaZoom)?.value ?? ''}
        placeholder={t`A part`}
        onValueChange={(id) => change({ pcaZoom: targets.find(({ value }) => value === id)?.text })}
        options={[
          ...(window ? [] : [{ value: '', label: t`All points` }]),
          ...targets.map(({ value, label }) => ({ value, label })),
        ]}
      />
      <IconButton size="sm" label={t`Zoom in`} icon={<ZoomIn />} onClick={() => zoom(1 / STEP)} />
      <IconButton size="sm" label={t`Zoom out`} icon={<ZoomOut />} onClick={() => zoom(STEP)} />
      <IconButton
        size="sm"
        label={t`All points`}
        icon={<Maximize />}
        disabled={window === undefined}
        onClick={() => show(undefined)}
      />
      <Checkbox
        label={t`Names`}
        checked={view.pcaNames === true}
        onCheckedChange={(isOn) => change({ pcaNames: isOn ? true : undefined })}
      />
    </div>
  );
}
