import { useEffect, useRef } from 'react';
import { type CommandPaletteItem } from './command-palette-props';

export interface PaletteItemProps {
  id: string;
  item: CommandPaletteItem;
  /** Whether Enter selects it. */
  active: boolean;
  /** Position in the list; an active item stays visible when others arrive above it. */
  index: number;
  onPoint: () => void;
  onPress: () => void;
}

/** Page or action in the list. */
export function PaletteItem({ id, item, active, index, onPoint, onPress }: PaletteItemProps) {
  const { label, hint, icon, shortcut = [], disabled } = item;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) {
      row.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [active, index]);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and takes the keys
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      aria-disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      onPointerMove={active || disabled ? undefined : onPoint}
      className="flex min-h-10 cursor-pointer scroll-my-1 items-center gap-2.5 rounded-control px-2.5 py-1.5 text-sm select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-selected:bg-primary-9 aria-selected:shadow-[inset_3px_0_0_var(--primary-text)] pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {icon ? (
        <span aria-hidden className="flex text-muted">
          {icon}
        </span>
      ) : null}
      <span className="flex min-w-0 flex-col gap-x-2.5 sm:flex-row sm:items-center">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        {hint ? <span className="min-w-0 truncate text-xs text-muted sm:shrink-[999]">{hint}</span> : null}
      </span>
      {shortcut.length > 0 ? (
        <span className="ms-auto flex shrink-0 gap-1 pointer-coarse:hidden">
          {shortcut.map((key) => (
            <kbd
              key={key}
              className="rounded-xs border border-border bg-sunken px-1.5 font-sans text-xs text-muted"
            >
              {key}
            </kbd>
          ))}
        </span>
      ) : null}
    </div>
  );
}
