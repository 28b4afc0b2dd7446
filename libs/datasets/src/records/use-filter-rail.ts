import * as v from 'valibot';
import { useStoredChoice } from '../ports/use-stored-choice';

const OPEN = v.fallback(v.boolean(), true);
const readOpen = (stored: unknown) => v.parse(OPEN, stored);

/** Filters beside the table: whether they are open, stored on this device. */
export interface FilterRail {
  readonly open: boolean;
  readonly setOpen: (next: boolean) => void;
}

/** State of the filters beside the table, for all collections. */
export function useFilterRail(): FilterRail {
  const [open, setOpen] = useStoredChoice('filter_rail', readOpen);
  return { open, setOpen };
}
