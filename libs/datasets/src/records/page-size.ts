import * as v from 'valibot';
import type { ChoiceStorage } from '../ports/datasets-ports';
import { readStoredChoice, useStoredChoice } from '../ports/use-stored-choice';
import { MAX_PER_PAGE } from './collection-search';

const NAME = 'page_size';
const PER_PAGE = v.fallback(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PER_PAGE))),
  null,
);
const readPerPage = (stored: unknown) => v.parse(PER_PAGE, stored);

/** Stored page size, and its setter; null if the user has chosen none. */
export function useStoredPageSize(): readonly [number | null, (size: number) => void] {
  return useStoredChoice(NAME, readPerPage);
}

/** Stored page size, for a request that is sent before the screen mounts. */
export function storedPageSize(storage: Pick<ChoiceStorage, 'getItem'>): number | null {
  return readStoredChoice(storage, NAME, readPerPage);
}
