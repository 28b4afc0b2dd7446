import { useMaxWidth } from './use-max-width';

/** Width up to which a window counts as a phone, in CSS pixels: Tailwind's `sm` begins above it. */
const PHONE = 639;

/** True while the window is as narrow as a phone, where a row of a table is a block of lines. */
export function usePhone(): boolean {
  return useMaxWidth(PHONE);
}
