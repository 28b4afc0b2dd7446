import {
  ACCEPTING_STATE,
  patternClosure,
  patternStep,
  type CompiledPattern,
  type PatternPosition,
} from '@omics-portal/data-query';
import type { PatternWork } from './pattern-work.ts';

/** Compiled pattern with a work limit, which is simulated one character at a time. */
export interface PatternProgram {
  /** Initial NFA state. */
  readonly first: number;
  /** NFA states after those that consume this character. */
  after(states: readonly number[], character: string): readonly number[];
  /** Relevant NFA states that are reachable without a character, in ascending order: the same ones are one DFA state. */
  closure(states: readonly number[], position: PatternPosition): number[];
  accepts(states: readonly number[]): boolean;
}

/** Creates the program of a compiled pattern. Each visited state is counted in `work`. */
export function patternProgram(compiled: CompiledPattern, work: Pick<PatternWork, 'spend'>): PatternProgram {
  return {
    first: compiled.first,
    after: (from, character) => patternStep(compiled, from, character),
    closure(from, position) {
      const reached = patternClosure(compiled, from, position);
      work.spend(reached.size);
      return [...reached]
        .filter((state) => isRelevant(compiled, state, position))
        .sort((one, other) => one - other);
    },
    accepts: (from) => from.includes(ACCEPTING_STATE),
  };
}

/** Whether a state of a closure decides about a match or about the next states. */
function isRelevant({ states }: CompiledPattern, state: number, { atStart }: PatternPosition): boolean {
  const { takes, only } = states[state] ?? {};
  return (
    state === ACCEPTING_STATE ||
    takes !== undefined ||
    only === 'end' ||
    (only === 'start' && atStart === true)
  );
}
