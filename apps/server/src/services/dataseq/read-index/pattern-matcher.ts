import type { CompiledPattern } from '@omics-portal/data-query';
import { patternProgram, type PatternProgram } from './pattern-program.ts';
import type { PatternWork } from './pattern-work.ts';

const MOST_STATES = 2000;
/** States that the table has rows for at first; it doubles when more are found, which few patterns need. */
const FIRST_STATES = 16;
const UNSEEN = -1;
const ASCII = 128;

interface State {
  /** Places in the program, in ascending order. */
  readonly places: readonly number[];
  readonly isFirst: boolean;
  /** Matched when the text ends here; undefined: not yet worked out. */
  matchedAtEnd: boolean | undefined;
  readonly others: Map<number, number>;
}

/**
 * Looks for a pattern of `readPattern` in texts, in time that grows with the length of the text alone: all ways through
 * the pattern are followed at once, and sets of places that came up before are remembered. A backtracking engine can take
 * exponential time on the same patterns. Agrees with `new RegExp(source, 'us').test(text)`.
 *
 * @throws PatternTooCostly when the pattern is too large, or a look through many texts takes too long.
 */
export class PatternMatcher {
  readonly #program: PatternProgram;
  /** By state and ASCII character: the next state, or `UNSEEN`. */
  #table = new Int16Array(FIRST_STATES * ASCII);
  /** By state: 1 when the pattern is found as soon as it is reached. */
  readonly #matched = new Uint8Array(MOST_STATES);
  #states: State[] = [];
  #byPlaces = new Map<string, number>();

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
    const reached = state.places.flatMap((place) => this.#program.after(place, character));
    const isFull = this.#states.length >= MOST_STATES;
    if (isFull) this.#forget();
    const next = this.#remember(this.#program.closure([...reached, this.#program.first], {}), false);
    // After forgetting, the state that led here is gone, and so is its row of the table.
    if (!isFull && point < ASCII) this.#table[index * ASCII + point] = next;
    else if (!isFull) state.others.set(point, next);
    return next;
  }

  #matchesAtEnd(state: State): boolean {
    state.matchedAtEnd ??= this.#program.accepts(
      this.#program.closure(state.places, { atStart: state.isFirst, atEnd: true }),
    );
    return state.matchedAtEnd;
  }

  #forget(): void {
    this.#states = [];
    this.#byPlaces = new Map();
    this.#table.fill(UNSEEN);
    this.#remember(this.#program.closure([this.#program.first], { atStart: true }), true);
  }

  #remember(places: readonly number[], isFirst: boolean): number {
    const key = isFirst ? 'first' : places.join(',');
    const known = this.#byPlaces.get(key);
    if (known !== undefined) return known;
    const index = this.#states.length;
    this.#states.push({ places, isFirst, matchedAtEnd: undefined, others: new Map() });
    this.#matched[index] = this.#program.accepts(places) ? 1 : 0;
    this.#byPlaces.set(key, index);
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
