import type { CompiledPattern } from '@omics-portal/data-query';
import { patternProgram, type PatternProgram } from './pattern-program.ts';
import type { PatternWork } from './pattern-work.ts';

const MAX_STATES = 2000;
/** Initial number of table rows; it doubles for more states, which few patterns need. */
const INITIAL_STATES = 16;
const UNSEEN = -1;
const ASCII = 128;

interface State {
  /** NFA states, in ascending order. */
  readonly nfaStates: readonly number[];
  readonly isFirst: boolean;
  /** True if it matches at the end of the text; undefined: not computed yet. */
  matchedAtEnd: boolean | undefined;
  readonly others: Map<number, number>;
}

/**
 * Pattern matcher (NFA simulation with a lazy DFA): searches texts for a pattern of `readPattern` in linear time. All
 * alternatives are followed at once, and known sets of NFA states are cached as DFA states. A backtracking engine can take
 * exponential time on the same patterns. Agrees with `new RegExp(source, 'us').test(text)`.
 *
 * @throws PatternTooCostly when the pattern is too large, or a search of many texts takes too long.
 */
export class PatternMatcher {
  readonly #program: PatternProgram;
  /** Next DFA state by state and ASCII character, or `UNSEEN`. */
  #table = new Int16Array(INITIAL_STATES * ASCII);
  /** 1 for each DFA state that is a match as soon as it is reached. */
  readonly #matched = new Uint8Array(MAX_STATES);
  #states: State[] = [];
  #byNfaStates = new Map<string, number>();

  constructor(compiled: CompiledPattern, work: PatternWork) {
    this.#program = patternProgram(compiled, work);
    this.#forget();
  }

  test(text: string): boolean {
    let table = this.#table;
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      if (this.#matched[state] === 1) return true;
      const unit = text.charCodeAt(at);
      const known = unit < ASCII ? (table[state * ASCII + unit] ?? UNSEEN) : UNSEEN;
      if (known !== UNSEEN) {
        state = known;
        continue;
      }
      const point = text.codePointAt(at) ?? unit;
      if (point > 0xffff) at += 1;
      state = this.#next(state, point);
      table = this.#table;
    }
    return this.#matched[state] === 1 || this.#matchesAtEnd(this.#stateAt(state));
  }

  #next(index: number, point: number): number {
    const state = this.#stateAt(index);
    const known = state.others.get(point);
    if (known !== undefined) return known;
    const character = String.fromCodePoint(point);
    const reached = this.#program.after(state.nfaStates, character);
    const isFull = this.#states.length >= MAX_STATES;
    if (isFull) this.#forget();
    const next = this.#remember(this.#program.closure([...reached, this.#program.first], {}), false);
    // After the cache was cleared, the previous state and its table row no longer exist.
    if (!isFull && point < ASCII) this.#table[index * ASCII + point] = next;
    else if (!isFull) state.others.set(point, next);
    return next;
  }

  #matchesAtEnd(state: State): boolean {
    state.matchedAtEnd ??= this.#program.accepts(
      this.#program.closure(state.nfaStates, { atStart: state.isFirst, atEnd: true }),
    );
    return state.matchedAtEnd;
  }

  #forget(): void {
    this.#states = [];
    this.#byNfaStates = new Map();
    this.#table.fill(UNSEEN);
    this.#remember(this.#program.closure([this.#program.first], { atStart: true }), true);
  }

  #remember(nfaStates: readonly number[], isFirst: boolean): number {
    const key = isFirst ? 'first' : nfaStates.join(',');
    const known = this.#byNfaStates.get(key);
    if (known !== undefined) return known;
    const index = this.#states.length;
    this.#states.push({ nfaStates, isFirst, matchedAtEnd: undefined, others: new Map() });
    this.#matched[index] = this.#program.accepts(nfaStates) ? 1 : 0;
    this.#byNfaStates.set(key, index);
    this.#makeRoom(index + 1);
    return index;
  }

  #makeRoom(states: number): void {
    if (states * ASCII <= this.#table.length) return;
    const larger = new Int16Array(this.#table.length * 2).fill(UNSEEN, this.#table.length);
    larger.set(this.#table);
    this.#table = larger;
  }

  #stateAt(index: number): State {
    const state = this.#states[index];
    if (state === undefined) throw new RangeError(`The pattern has no state ${index}.`);
    return state;
  }
}
