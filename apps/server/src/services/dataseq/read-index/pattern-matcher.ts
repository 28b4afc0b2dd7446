import { compilePattern, type PatternProgram } from './pattern-program.ts';

/** The pattern is allowed, but finding it would take too long. */
export class PatternTooCostly extends Error {}

const MOST_STATES = 2000;
const MOST_MS = 1500;
const UNSEEN = -1;
const ASCII = 128;

interface State {
  /** Places in the program, in ascending order. */
  readonly places: readonly number[];
  readonly matched: boolean;
  readonly isFirst: boolean;
  /** Matched when the text ends here; undefined: not yet worked out. */
  matchedAtEnd: boolean | undefined;
  readonly ascii: Int32Array;
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
  readonly #ends = performance.now() + MOST_MS;
  #states: State[] = [];
  #byPlaces = new Map<string, number>();
  #steps = 0;

  constructor(source: string) {
    const program = compilePattern(source);
    if (program === undefined) throw new PatternTooCostly();
    this.#program = program;
    this.#forget();
  }

  test(text: string): boolean {
    let state = this.#stateAt(0);
    for (let at = 0; at < text.length && !state.matched;) {
      const point = text.codePointAt(at) ?? 0;
      state = this.#next(state, point);
      at += point > 0xffff ? 2 : 1;
    }
    return state.matched || this.#matchesAtEnd(state);
  }

  #next(state: State, point: number): State {
    const known = point < ASCII ? state.ascii[point] : state.others.get(point);
    if (known !== undefined && known !== UNSEEN) return this.#stateAt(known);
    this.#checkTime();
    const reached = state.places.flatMap((place) => this.#program.after(place, point));
    const full = this.#states.length >= MOST_STATES;
    if (full) this.#forget();
    const index = this.#remember(this.#program.closure([...reached, 0], {}), false);
    // After forgetting, the state that led here is gone, and so is its table.
    if (!full && point < ASCII) state.ascii[point] = index;
    else if (!full) state.others.set(point, index);
    return this.#stateAt(index);
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
    this.#remember(this.#program.closure([0], { atStart: true }), true);
  }

  #remember(places: readonly number[], isFirst: boolean): number {
    const key = isFirst ? 'first' : places.join(',');
    const known = this.#byPlaces.get(key);
    if (known !== undefined) return known;
    this.#states.push({
      places,
      isFirst,
      matched: this.#program.accepts(places),
      matchedAtEnd: undefined,
      ascii: new Int32Array(ASCII).fill(UNSEEN),
      others: new Map(),
    });
    this.#byPlaces.set(key, this.#states.length - 1);
    return this.#states.length - 1;
  }

  #stateAt(index: number): State {
    const state = this.#states[index];
    if (state === undefined) throw new RangeError(`The pattern has no state ${index}.`);
    return state;
  }

  /** Only where something new is worked out: what is remembered takes no time worth a look at the clock. */
  #checkTime(): void {
    this.#steps += 1;
    if (this.#steps % 64 === 0 && performance.now() > this.#ends) throw new PatternTooCostly();
  }
}
