import type { CompiledPattern } from '@omics-portal/data-query';
import type { PatternWork } from './pattern-work.ts';

/** The place of a pattern at which it is found. */
const FOUND = 0;

/** Where in the text the closure is made. */
interface Position {
  atStart?: boolean;
  atEnd?: boolean;
}

/** A compiled pattern, to be walked one character at a time. */
export interface PatternProgram {
  /** The place where it begins. */
  readonly first: number;
  /** The places after one that takes this character. */
  after(place: number, character: string): readonly number[];
  /** All places that are reached from some without taking a character, and that matter, in ascending order. */
  closure(places: readonly number[], position: Position): number[];
  accepts(places: readonly number[]): boolean;
}

/** Makes a program of a compiled pattern. Every place that it visits is counted in `work`. */
export function patternProgram(compiled: CompiledPattern, work: Pick<PatternWork, 'spend'>): PatternProgram {
  return {
    first: compiled.first,
    after(place, character) {
      const { takes, next = [] } = compiled.places[place] ?? {};
      return takes?.(character) === true ? next : [];
    },
    closure: (from, position) => closureOf(compiled, work, from, position),
    accepts: (from) => from.includes(FOUND),
  };
}

function closureOf(
  { places }: CompiledPattern,
  work: Pick<PatternWork, 'spend'>,
  from: readonly number[],
  { atStart, atEnd }: Position,
): number[] {
  const seen = new Set(from);
  const isHere = (only: 'start' | 'end') => (only === 'start' ? atStart === true : atEnd === true);
  // What is added to a set while it is walked is walked too.
  for (const at of seen) {
    const { takes, only, next = [] } = places[at] ?? {};
    if (takes === undefined && (only === undefined || isHere(only))) next.forEach((one) => seen.add(one));
  }
  work.spend(seen.size);
  const matters = (at: number): boolean => {
    const { takes, only } = places[at] ?? {};
    return at === FOUND || takes !== undefined || only === 'end' || (only === 'start' && atStart === true);
  };
  return [...seen].filter(matters).sort((one, other) => one - other);
}
