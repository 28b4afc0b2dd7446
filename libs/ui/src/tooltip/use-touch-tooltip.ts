import { useRef, useState, type PointerEvent } from 'react';

/**
 * Opens a tooltip by a tap, which Radix leaves out: a finger does not hover, and the press that would give focus closes
 * it again. What the trigger itself does on a press, it does all the same.
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
          // Only once Radix has had its say on the same press.
          queueMicrotask(endTap);
        }
      },
    },
  };
}
