import { cn } from '@omics-portal/ui';
import type { AppearancePreferences } from './appearance';

/** A page in small: a bar or a strip for the menu, and lines for what it leads to. */
export function LayoutPicture({ layout }: { layout: AppearancePreferences['layout'] }) {
  return (
    <svg viewBox="0 0 80 52" className="block w-full rounded-sm">
      <rect width="80" height="52" className="fill-canvas" />
      {layout === 'topmenu' ? (
        <>
          <rect width="80" height="11" className="fill-primary" />
          <path d="M5 5.500h7M17 5.500h9M31 5.500h9" strokeWidth="2" className="stroke-on-primary" />
          <Lines x={6} width={68} />
        </>
      ) : (
        <>
          <rect width="22" height="52" className="fill-primary" />
          <path d="M5 8h12M5 17h9M5 24h11M5 31h8" strokeWidth="2" className="stroke-on-primary" />
          <Lines x={28} width={46} />
        </>
      )}
    </svg>
  );
}

function Lines({ x, width }: { x: number; width: number }) {
  return (
    <>
      <rect x={x} y="16" width={width} height="12" rx="1.500" className="fill-surface stroke-border" />
      <rect x={x} y="32" width={width} height="14" rx="1.500" className="fill-surface stroke-border" />
    </>
  );
}

/** The paper of each mode, whichever mode the page is in: the ink of one is the paper of the other. */
const PAPER = {
  light: { ground: 'fill-canvas dark:fill-text', sheet: 'fill-surface dark:fill-text' },
  dark: { ground: 'fill-text dark:fill-canvas', sheet: 'fill-text dark:fill-surface' },
};

/** Light, dark, or half of each. */
export function ModePicture({ mode }: { mode: AppearancePreferences['themeMode'] }) {
  return (
    <svg viewBox="0 0 80 52" className="block w-full rounded-sm">
      {mode === 'dark' ? null : <Page paper={PAPER.light} from={0} />}
      {mode === 'light' ? null : <Page paper={PAPER.dark} from={mode === 'system' ? 40 : 0} />}
    </svg>
  );
}

function Page({ paper, from }: { paper: { ground: string; sheet: string }; from: number }) {
  return (
    <svg x={from} width={80 - from} height="52" viewBox={`${from} 0 ${80 - from} 52`}>
      <rect width="80" height="52" className={paper.ground} />
      <path d="M0 11h80M5 5.500h18M60 5.500h14" strokeWidth="2" className="stroke-strong" />
      <rect x="5" y="17" width="70" height="29" rx="2" className={cn(paper.sheet, 'stroke-strong')} />
      <path d="M11 24h30M11 31h48M11 38h38" strokeWidth="2" className="stroke-strong" />
    </svg>
  );
}
