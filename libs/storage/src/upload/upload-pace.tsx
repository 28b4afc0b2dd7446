import { useLingui } from '@lingui/react/macro';
import { formatElapsed, formatFileSize } from '@omics-portal/wording';
import { useEffect, useEffectEvent, useState } from 'react';
import { createRateMeter, timeLeftMs, type RateMeter } from './upload-rate';
import { isActive, type UploadItem } from './upload-state';

/** Interval of the measurements, in milliseconds. */
const TICK_MS = 1000;

/** Pace of the uploads: speed and time left, or that nothing is sent. Renders nothing while it cannot be known. */
export function UploadPace({ items }: { readonly items: readonly UploadItem[] }) {
  const { t, i18n } = useLingui();
  const bytes = items.filter(isActive).reduce((sum, { file, sent }) => sum + file.size - sent, 0);
  const rate = useRate(
    items.reduce((sum, { sent }) => sum + sent, 0),
    bytes > 0,
  );
  const left = timeLeftMs(bytes, rate);
  if (bytes === 0 || rate === null) {
    return null;
  }
  const speed = formatFileSize(Math.round(rate));
  const time = formatElapsed(left ?? 0, i18n.locale);
  return (
    <p className="text-xs text-muted tabular-nums">
      {left === null ? t`Nothing was sent in the last 10 seconds.` : t`${speed}/s, ${time} left`}
    </p>
  );
}

/** Bytes for each second, measured while uploads run; null if unknown. */
function useRate(sent: number, isRunning: boolean): number | null {
  const [rate, setRate] = useState<number | null>(null);
  const measure = useEffectEvent((meter: RateMeter) => setRate(meter.measure(sent, performance.now())));
  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const meter = createRateMeter();
    const timer = setInterval(() => measure(meter), TICK_MS);
    return () => {
      clearInterval(timer);
      // What was measured before a pause says nothing about the uploads after it.
      setRate(null);
    };
  }, [isRunning]);
  return rate;
}
