import * as v from 'valibot';
import type { ChoiceStorage } from '../ports/datasets-ports';
import { readStoredChoice, useStoredChoice } from '../ports/use-stored-choice';
import { MAX_PER_PAGE } from './collection-fields';

const NAME = 'page_size';
/** Page size of a user who has chosen none: compact rows, of which a laptop shows most (ADR 0054). */
export const FIRST_PAGE_SIZE = 25;
const PER_PAGE = v.fallback(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PER_PAGE)),
  FIRST_PAGE_SIZE,
);
const readPerPage = (stored: unknown) => v.parse(PER_PAGE, stored);

/** Stored page size, or the first one, and its setter. */
export function useStoredPageSize(): readonly [number, (size: number) => void] {
  return useStoredChoice(NAME, readPerPage);
}

/** Stored page size, or the first one, for a request that is sent before the screen mounts. */
export function storedPageSize(storage: Pick<ChoiceStorage, 'getItem'>): number {
  return readStoredChoice(storage, NAME, readPerPage);
}
