import type { CompiledPattern } from '@omics-portal/data-query';
import type { PatternWork } from './pattern-work.ts';

/** Accepting NFA state. */
const FOUND = 0;

/** Position in the text for a closure. */
interface Position {
  atStart?: boolean;
  atEnd?: boolean;
}

/** Compiled pattern, which is simulated one character at a time. */
export interface PatternProgram {
  /** Initial NFA state. */
  readonly first: number;
  /** NFA states after one that accepts this character. */
  after(state: number, character: string): readonly number[];
  /** Relevant NFA states that are reachable without a character, in ascending order. */
  closure(states: readonly number[], position: Position): number[];
  accepts(states: readonly number[]): boolean;
}

/** Creates the program of a compiled pattern. Each visited state is counted in `work`. */
export function patternProgram(compiled: CompiledPattern, work: Pick<PatternWork, 'spend'>): PatternProgram {
  return {
    first: compiled.first,
    after(state, character) {
      const { takes, next = [] } = compiled.states[state] ?? {};
      return takes?.(character) === true ? next : [];
    },
    closure: (from, position) => closureOf(compiled, work, from, position),
    accepts: (from) => from.includes(FOUND),
  };
}

function closureOf(
  { states }: CompiledPattern,
  work: Pick<PatternWork, 'spend'>,
  from: readonly number[],
  { atStart, atEnd }: Position,
): number[] {
  const seen = new Set(from);
  const isHere = (only: 'start' | 'end') => (only === 'start' ? atStart === true : atEnd === true);
  // The loop also visits the states that it adds to the set.
  for (const at of seen) {
    const { takes, only, next = [] } = states[at] ?? {};
    if (takes === undefined && (only === undefined || isHere(only))) next.forEach((one) => seen.add(one));
  }
  work.spend(seen.size);
  const matters = (at: number): boolean => {
    const { takes, only } = states[at] ?? {};
    return at === FOUND || takes !== undefined || only === 'end' || (only === 'start' && atStart === true);
  };
  return [...seen].filter(matters).sort((one, other) => one - other);
}
