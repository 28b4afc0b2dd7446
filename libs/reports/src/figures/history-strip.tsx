import type { StripPositions } from './strip-positions';

/** Decorative scale that shows the value of a batch within the spread of its history. The card has the same as text. */
export function HistoryStrip({ value, mean, from, to }: StripPositions) {
  return (
    <div aria-hidden className="relative h-3 print:hidden">
      <div className="absolute inset-x-0 top-1 h-1 rounded-full bg-neutral-soft" />
      <div
        className="absolute top-1 h-1 rounded-full bg-primary-6"
        style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }}
      />
      <div className="absolute top-0.5 h-2 w-px bg-strong" style={{ insetInlineStart: `${mean}%` }} />
      <div
        className="absolute top-0 size-3 -translate-x-1/2 rotate-45 rounded-[2px] border-2 border-surface bg-primary"
        style={{ insetInlineStart: `${value}%` }}
      />
    </div>
  );
}
