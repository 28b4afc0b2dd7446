import {
  ChevronDown,
  ChevronUp,
  Download,
  Printer,
  RotateCcw,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ButtonLink } from '../button/button-link';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu';
import { NumberInput } from '../input/number-input';
import { pageOf, ZOOM_LEVELS } from './view-rules';

export interface PdfToolbarLabels {
  /** Accessible name of the toolbar. */
  toolbar: string;
  /** Label; from the first page it goes to the last. */
  previous: string;
  /** Label; from the last page it goes to the first. */
  next: string;
  /** Accessible name of the page number input. */
  page: string;
  /** Text after the page number: "of 12". */
  ofPages: (pages: number) => string;
  /** Announced when the page changes: "Page 2 of 12". */
  position: (page: number, pages: number) => string;
  /** Label; zooms in. */
  zoomIn: string;
  /** Label; zooms out. */
  zoomOut: string;
  /** Zoom as text, from a whole percentage: "110 %". */
  zoomed: (percent: number) => string;
  /** Label; rotates by 90 degrees counter-clockwise. */
  rotateLeft: string;
  /** Label; rotates by 90 degrees clockwise. */
  rotateRight: string;
  /** Label of the print menu. */
  print: string;
  /** Prints all pages at 150 dpi. */
  printAll: string;
  /** Prints pages 1 and 2 at 100 dpi. */
  printFirst: string;
  /** Label; opens the file in a new window, or downloads it when it has a name. */
  download: string;
}

/** View state of a document: page, rotation and zoom. */
export interface PdfView {
  /** Page number from 1. */
  page: number;
  /** Rotation in degrees: 0, 90, 180 or 270. */
  rotation: number;
  /** Zoom factor; 1 fits the width. */
  zoom: number;
}

export interface PdfToolbarProps {
  labels: PdfToolbarLabels;
  url: string;
  fileName: string | undefined;
  view: PdfView;
  pages: number;
  printing: boolean;
  onTurn: (by: number) => void;
  onPage: (page: number) => void;
  onRotate: (quarters: number) => void;
  onZoom: (zoom: number) => void;
  onPrint: (what: 'all' | 'first') => void;
}

/** Toolbar of a document. It wraps on a narrow screen; no control is hidden. */
export function PdfToolbar(props: PdfToolbarProps) {
  const { labels, url, fileName, onRotate } = props;
  return (
    <div
      role="group"
      aria-label={labels.toolbar}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border bg-surface px-2 py-1.5"
    >
      <PageControls {...props} />
      <ZoomControls {...props} />
      <div className="ms-auto flex items-center">
        <IconButton size="sm" label={labels.rotateLeft} icon={<RotateCcw />} onClick={() => onRotate(-1)} />
        <IconButton size="sm" label={labels.rotateRight} icon={<RotateCw />} onClick={() => onRotate(1)} />
        <PrintMenu {...props} />
        <ButtonLink
          size="sm"
          variant="ghost"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          {...(fileName === undefined ? {} : { download: fileName })}
          icon={<Download />}
        >
          {labels.download}
        </ButtonLink>
      </div>
    </div>
  );
}

function PageControls({ labels, view, pages, onTurn, onPage }: PdfToolbarProps) {
  return (
    <div className="flex items-center gap-1">
      <IconButton size="sm" label={labels.previous} icon={<ChevronUp />} onClick={() => onTurn(-1)} />
      <IconButton size="sm" label={labels.next} icon={<ChevronDown />} onClick={() => onTurn(1)} />
      <PageBox key={view.page} label={labels.page} page={view.page} pages={pages} onPage={onPage} />
      <span className="text-xs whitespace-nowrap text-muted tabular-nums">{labels.ofPages(pages)}</span>
      <span role="status" className="sr-only">
        {labels.position(view.page, pages)}
      </span>
    </div>
  );
}

interface PageBoxProps {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Page number input, applied on Enter or blur; an invalid page is reset. */
function PageBox({ label, page, pages, onPage }: PageBoxProps) {
  const [typed, setTyped] = useState<number | null>(page);
  const take = () => {
    const requested = pageOf(typed, pages);
    if (requested === null) {
      setTyped(page);
    } else if (requested !== page) {
      onPage(requested);
    }
  };
  return (
    <NumberInput
      aria-label={label}
      value={typed}
      onValueChange={setTyped}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') {
          take();
        }
      }}
      min={1}
      max={pages}
      step={1}
      className="min-h-7 w-16 px-2 text-xs"
    />
  );
}

function ZoomControls({ labels, view, onZoom }: PdfToolbarProps) {
  const smaller = ZOOM_LEVELS.findLast((level) => level < view.zoom);
  const larger = ZOOM_LEVELS.find((level) => level > view.zoom);
  return (
    <div className="flex items-center">
      <ZoomButton label={labels.zoomOut} icon={<ZoomOut />} to={smaller} onZoom={onZoom} />
      <span aria-live="polite" className="min-w-12 text-center text-xs text-muted tabular-nums">
        {labels.zoomed(Math.round(view.zoom * 100))}
      </span>
      <ZoomButton label={labels.zoomIn} icon={<ZoomIn />} to={larger} onZoom={onZoom} />
    </div>
  );
}

interface ZoomButtonProps {
  label: string;
  icon: ReactNode;
  to: number | undefined;
  onZoom: (zoom: number) => void;
}

/** Zoom button. At the limit it stays focusable and is aria-disabled, so that focus is not lost. */
function ZoomButton({ label, icon, to, onZoom }: ZoomButtonProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      icon={icon}
      aria-disabled={to === undefined}
      className={to === undefined ? 'opacity-50' : undefined}
      onClick={() => {
        if (to !== undefined) {
          onZoom(to);
        }
      }}
    />
  );
}

function PrintMenu({ labels, pages, printing, onPrint }: PdfToolbarProps) {
  return (
    <DropdownMenu
      label={labels.print}
      trigger={
        <Button size="sm" variant="ghost" busy={printing} icon={<Printer />}>
          {labels.print}
        </Button>
      }
      items={[
        { key: 'all', label: labels.printAll, onSelect: () => onPrint('all') },
        ...(pages > 1
          ? [{ key: 'first', label: labels.printFirst, onSelect: () => onPrint('first') } as const]
          : []),
      ]}
    />
  );
}
