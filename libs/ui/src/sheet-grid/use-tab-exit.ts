import { useRef } from 'react';

/** Exit by keyboard: after Escape, the next Tab leaves the sheet. Any other key ends it. */
export function useTabExit() {
  const isLeaving = useRef(false);
  return {
    isLeaving: () => isLeaving.current,
    setLeaving: (next: boolean) => {
      isLeaving.current = next;
    },
  };
}
