import type { CompiledPattern } from '@omics-portal/data-query';
import { PatternMatcher } from './pattern-matcher.ts';
import { patternProgram, type PatternProgram } from './pattern-program.ts';
import type { PatternWork } from './pattern-work.ts';

/** Characters of a line in which the position of a match is looked for. */
const MAX_FIND_CHARACTERS = 4096;

/** Match in a line, in UTF-16 units. */
export interface MatchRange {
  start: number;
  end: number;
}

/** States of the pattern, each with the start of the leftmost match that it belongs to. */
type Threads = Map<number, number>;

/**
 * Pattern for searching lines, in linear time: a test, and the position of the first match.
 *
 * @throws PatternTooCostly when the pattern is too large, or a search takes too long.
 */
export class LinePattern {
  readonly #matcher: PatternMatcher;
  readonly #program: PatternProgram;

  /** `source`: of `readPattern`. Without `matchCase`, a character matches in either case. */
  constructor(source: string, matchCase: boolean, work: PatternWork) {
    const exact = work.compile(source);
    const compiled = matchCase ? exact : ignoringCase(exact);
    this.#matcher = new PatternMatcher(compiled, work);
    // Positions are found for the few lines that are returned; their number is limited by the request.
    this.#program = patternProgram(compiled, { spend: () => undefined });
  }

  test(line: string): boolean {
    return this.#matcher.test(line);
  }

  /** Leftmost longest match, in UTF-16 units; undefined when it is empty or beyond the first 4,096 characters. */
  find(line: string): MatchRange | undefined {
    const text = line.slice(0, MAX_FIND_CHARACTERS);
    let best: MatchRange | undefined;
    let threads: Threads = new Map();
    for (let at = 0; at <= text.length;) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      if (best === undefined && !threads.has(this.#program.first)) threads.set(this.#program.first, at);
      const step = this.#step(threads, character, { at, atEnd: at === line.length });
      best = step.match ?? best;
      if (best !== undefined && step.threads.size === 0) break;
      threads = step.threads;
      at += at < text.length ? character.length : 1;
    }
    return best;
  }

  /** Follows all threads over a character. Those that begin after a match are dropped. */
  #step(
    threads: Threads,
    character: string,
    { at, atEnd }: { at: number; atEnd: boolean },
  ): { threads: Threads; match: MatchRange | undefined } {
    const next: Threads = new Map();
    for (const start of [...new Set(threads.values())].sort((one, other) => one - other)) {
      const own = [...threads].flatMap(([state, from]) => (from === start ? [state] : []));
      const states = this.#program.closure(own, { atStart: at === 0, atEnd });
      for (const state of this.#program.after(states, character))
        if (!next.has(state)) next.set(state, start);
      if (this.#program.accepts(states) && at > start) return { threads: next, match: { start, end: at } };
    }
    return { threads: next, match: undefined };
  }
}

/** Pattern whose characters match in either case; a negated class then matches a letter whose other case it allows. */
function ignoringCase({ states, first }: CompiledPattern): CompiledPattern {
  return {
    first,
    states: states.map((state) => {
      const { takes } = state;
      if (takes === undefined) return state;
      return {
        ...state,
        takes: (character) =>
          takes(character) || takes(character.toLowerCase()) || takes(character.toUpperCase()),
      };
    }),
  };
}
