import { useRef, useState, type PointerEvent } from 'react';

/**
 * Tooltip on tap, which Radix does not support: a finger does not hover, and the press that focuses the trigger closes
 * the tooltip again. The trigger's own action still runs.
 */
export function useTouchTooltip() {
  const [open, setOpen] = useState(false);
  const tap = useRef<{ wasOpen: boolean } | null>(null);
  const endTap = () => {
    tap.current = null;
  };
  return {
    root: {
      open,
      onOpenChange: (next: boolean) => {
        if (!tap.current) {
          setOpen(next);
        }
      },
    },
    trigger: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        tap.current = pointerType === 'touch' ? { wasOpen: open } : null;
      },
      onPointerCancel: endTap,
      onClick: () => {
        if (tap.current) {
          setOpen(!tap.current.wasOpen);
          // After Radix has handled the same press.
          queueMicrotask(endTap);
        }
      },
    },
  };
}
