type CharacterTest = (character: string) => boolean;

/** One place of a pattern: it takes a character, stands at an end of the text, or only leads on. */
export interface PatternState {
  readonly takes?: CharacterTest;
  readonly only?: 'start' | 'end';
  readonly next: readonly number[];
}

/** A pattern as places and the ways between them. Place 0 is its end: where that is reached, the pattern is found. */
export interface CompiledPattern {
  readonly states: readonly PatternState[];
  /** The place where it begins. */
  readonly first: number;
}

/** Writes a part of a pattern in front of what follows, and says where it begins. */
type Fragment = (next: number) => number;

/** The most places of a pattern; repetitions count as often as they repeat. */
const MAX_STATES = 4000;

const TOKENS = /\[\^?(?:\\[^]|[^\\\]])+\]|\\[^]|\(\?:|\{\d+(?:,\d*)?\}|[^]/gu;

/**
 * Makes of the source that `readPattern` gives a test for whether a text holds it. All ways through the pattern are followed
 * at once, so its time grows with the text times the pattern; the engine of the language takes exponential time for
 * `a?a?a?...aaa`. Agrees with `new RegExp(source, 'us').test(text)`; `null` when the pattern has more than 4000 places.
 */
export function patternTest(source: string): ((text: string) => boolean) | null {
  const pattern = compilePattern(source);
  return pattern && ((text) => matches(pattern, [...text]));
}

/** Compiles the source that `readPattern` gives; `null` when its repetitions make more than 4000 places of it. */
export function compilePattern(source: string): CompiledPattern | null {
  const states: PatternState[] = [{ next: [] }];
  const tokens = source.match(TOKENS) ?? [];
  /** By token: most patterns repeat their characters, and a regular expression takes long to make. */
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

/** The test of a token that is a literal, an escape, a class or `.`. */
function characterTest(token: string): CharacterTest {
  const isLiteral = !/^[.\\[]/u.test(token);
  if (isLiteral) return (character) => character === token;
  const expression = new RegExp(`^${token}$`, 'us');
  return (character) => expression.test(character);
}

function matches({ states, first }: CompiledPattern, text: readonly string[]): boolean {
  let active: readonly number[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const open = new Set([...active, first]);
    // What is added to a set while it is walked is walked too.
    for (const index of open)
      if (isOpen(states[index], at === 0, at === text.length))
        states[index]?.next.forEach((one) => open.add(one));
    if (open.has(0)) return true;
    const character = text[at] ?? '';
    active = [...open].flatMap((index) => {
      const { takes, next } = states[index] ?? {};
      return takes?.(character) === true ? (next ?? []) : [];
    });
  }
  return false;
}

/** Whether a place leads on without taking a character. */
function isOpen(state: PatternState | undefined, atStart: boolean, atEnd: boolean): boolean {
  if (state?.takes !== undefined) return false;
  return state?.only === undefined || (state.only === 'start' ? atStart : atEnd);
}

/** How often a quantifier repeats; no upper bound when there is none, and no bounds when it is no quantifier. */
function bounds(token = ''): readonly [min?: number, max?: number] {
  if (token === '*') return [0];
  if (token === '+') return [1];
  if (token === '?') return [0, 1];
  const [, min, comma, max] = /^\{(\d+)(,?)(\d*)\}$/.exec(token) ?? [];
  if (min === undefined) return [];
  if (comma === '') return [Number(min), Number(min)];
  return max ? [Number(min), Number(max)] : [Number(min)];
}
