import { useState } from 'react';

/** Message of the last action. The same text twice is announced twice, by its number. */
export interface SheetMessage {
  readonly number: number;
  readonly text: string;
}

/** Message of the last action in a sheet; null after a plain move. */
export function useSheetMessage() {
  const [message, setMessage] = useState<SheetMessage | null>(null);
  return {
    message,
    report: (text: string | null) =>
      setMessage((last) => (text === null ? null : { number: (last?.number ?? 0) + 1, text })),
  };
}
