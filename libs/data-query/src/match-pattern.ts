import { check, checkText } from './check';
import { checkRecord } from './check-record';
import { QueryError } from './query-error';

type CharacterTest = (character: string) => boolean;

/**
 * State of the pattern automaton: consumes a character, asserts the start or end of the text, or is an empty
 * transition.
 */
export interface PatternState {
  readonly takes?: CharacterTest;
  readonly only?: 'start' | 'end';
  readonly next: readonly number[];
}

/** Accepting state of every compiled pattern. */
export const ACCEPTING_STATE = 0;

/** Compiled pattern: a nondeterministic finite automaton (Thompson construction). Its accepting state is `ACCEPTING_STATE`. */
export interface CompiledPattern {
  readonly states: readonly PatternState[];
  /** Index of the start state. */
  readonly first: number;
}

/** Position in a text: whether it is the start, and whether it is the end. */
export interface PatternPosition {
  readonly atStart?: boolean;
  readonly atEnd?: boolean;
}

/** Compiled fragment: given the state that follows, adds its states and returns its start state. */
type Fragment = (next: number) => number;

/** Maximum number of states; a repetition adds its states as often as it repeats. */
const MAX_STATES = 4000;

const TOKENS = /\[\^?(?:\\[^]|[^\\\]])+\]|\\[^]|\(\?:|\{\d+(?:,\d*)?\}|[^]/gu;

/**
 * Test whether a text contains a pattern, from the source that `readPattern` returns. All states are simulated at once,
 * in time proportional to text times pattern; the built-in engine takes exponential time for `a?a?a?...aaa`. Equivalent
 * to `new RegExp(source, 'us').test(text)`. `null` for a pattern of more than 4000 states.
 */
export function patternTest(source: string): ((text: string) => boolean) | null {
  const pattern = compilePattern(source);
  return pattern && ((text) => matches(pattern, [...text]));
}

/**
 * Compiled pattern from the source that `readPattern` returns; `null` when repetitions make more than 4000 states.
 * @throws QueryError `bad-pattern` for a class or an escape that is none.
 */
export function compilePattern(source: string): CompiledPattern | null {
  checkText(source, 'source');
  const states: PatternState[] = [{ next: [] }];
  const tokens = source.match(TOKENS) ?? [];
  /** Cache by token: most patterns repeat their characters, and creating a regular expression is slow. */
  const tests = new Map<string, CharacterTest>();
  let at = 0;
  const addState = (state: PatternState) => (states.length > MAX_STATES ? 0 : states.push(state) - 1);

  const alternatives = (): Fragment => {
    const branches = [sequence()];
    while (tokens[at] === '|') {
      at += 1;
      branches.push(sequence());
    }
    return (next) => addState({ next: branches.map((branch) => branch(next)) });
  };
  const sequence = (): Fragment => {
    const fragments: Fragment[] = [];
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') fragments.push(repeated(atom()));
    return (next) => fragments.reduceRight((following, fragment) => fragment(following), next);
  };
  const atom = (): Fragment => {
    const token = tokens[at++] ?? '';
    if (token === '(?:') {
      const inner = alternatives();
      at += 1;
      return inner;
    }
    if (token === '^' || token === '$')
      return (next) => addState({ only: token === '^' ? 'start' : 'end', next: [next] });
    const takes = tests.get(token) ?? characterTest(token);
    tests.set(token, takes);
    return (next) => addState({ takes, next: [next] });
  };
  const repeated = (fragment: Fragment): Fragment => {
    const [min, max] = bounds(tokens[at]);
    if (min === undefined) return fragment;
    at += 1;
    return (next) => {
      let first = next;
      if (max === undefined) {
        const back: number[] = [next];
        first = addState({ next: back });
        back.push(fragment(first));
      } else for (let time = min; time < max; time += 1) first = addState({ next: [fragment(first), next] });
      for (let time = 0; time < min; time += 1) first = fragment(first);
      return first;
    };
  };

  const first = alternatives()(0);
  return states.length > MAX_STATES ? null : { states, first };
}

/** Test of a token: a literal, an escape, a class or `.`. */
function characterTest(token: string): CharacterTest {
  const isLiteral = !/^[.\\[]/u.test(token);
  if (isLiteral) return (character) => character === token;
  const expression = expressionOf(token);
  return (character) => expression.test(character);
}

function expressionOf(token: string): RegExp {
  try {
    return new RegExp(`^${token}$`, 'us');
  } catch {
    throw new QueryError('bad-pattern', 'source', `Not a pattern: ${token}`);
  }
}

function matches(pattern: CompiledPattern, text: readonly string[]): boolean {
  let active: readonly number[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const position = { atStart: at === 0, atEnd: at === text.length };
    const reached = patternClosure(pattern, [...active, pattern.first], position);
    if (reached.has(ACCEPTING_STATE)) return true;
    active = patternStep(pattern, reached, text[at] ?? '');
  }
  return false;
}

/** NFA states that these reach without a character at a position of the text (epsilon closure), these included. */
export function patternClosure(
  pattern: CompiledPattern,
  from: Iterable<number>,
  position: PatternPosition,
): ReadonlySet<number> {
  const states = statesOf(pattern);
  checkIndexes(from);
  checkRecord(position, 'position');
  const reached = new Set(from);
  // Iteration of a set includes elements that are added during it.
  for (const index of reached) {
    const { takes, only, next = [] } = states[index] ?? {};
    if (takes === undefined && isAt(only, position)) next.forEach((one) => reached.add(one));
  }
  return reached;
}

/** NFA states after those of `from` that consume this character, without their closure; repeated where several lead to one. */
export function patternStep(
  pattern: CompiledPattern,
  from: Iterable<number>,
  character: string,
): readonly number[] {
  const states = statesOf(pattern);
  checkIndexes(from);
  checkText(character, 'character');
  return [...from].flatMap((index) => {
    const { takes, next = [] } = states[index] ?? {};
    return takes?.(character) === true ? next : [];
  });
}

function statesOf(pattern: CompiledPattern): readonly PatternState[] {
  checkRecord(pattern, 'pattern');
  check(Array.isArray(pattern.states), 'pattern.states', 'Not a list of states.');
  return pattern.states;
}

function checkIndexes(from: unknown): void {
  check(Symbol.iterator in Object(from), 'indexes', 'Not indexes of states.');
}

function isAt(only: 'start' | 'end' | undefined, { atStart, atEnd }: PatternPosition): boolean {
  return only === undefined || (only === 'start' ? atStart : atEnd) === true;
}

/** Bounds of a quantifier; without a maximum it is unbounded, and any other token has none. */
function bounds(token = ''): readonly [min?: number, max?: number] {
  if (token === '*') return [0];
  if (token === '+') return [1];
  if (token === '?') return [0, 1];
  const [, min, comma, max] = /^\{(\d+)(,?)(\d*)\}$/.exec(token) ?? [];
  if (min === undefined) return [];
  if (comma === '') return [Number(min), Number(min)];
  return max ? [Number(min), Number(max)] : [Number(min)];
}
