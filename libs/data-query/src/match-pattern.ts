type CharacterTest = (character: string) => boolean;

/** One place of a pattern: it takes a character, stands at an end of the text, or only leads on. */
export interface PatternPlace {
  readonly takes?: CharacterTest;
  readonly only?: 'start' | 'end';
  readonly next: readonly number[];
}

/** A pattern as places and the ways between them. Place 0 is its end: where that is reached, the pattern is found. */
export interface CompiledPattern {
  readonly places: readonly PatternPlace[];
  /** The place where it begins. */
  readonly first: number;
}

/** Writes a part of a pattern in front of what follows, and says where it begins. */
type Part = (next: number) => number;

/** The most places of a pattern; repetitions count as often as they repeat. */
const MAX_PLACES = 4000;

const TOKENS = /\[\^?(?:\\[^]|[^\\\]])+\]|\\[^]|\(\?:|\{\d+(?:,\d*)?\}|[^]/gu;

/**
 * Makes of the source that `readPattern` gives a test for whether a text holds it. All ways through the pattern are followed
 * at once, so its time grows with the text times the pattern; the engine of the language takes exponential time for
 * `a?a?a?...aaa`. Agrees with `new RegExp(source, 'us').test(text)`; `null` when the pattern has more than 4000 places.
 */
export function patternTest(source: string): ((text: string) => boolean) | null {
  const pattern = compilePattern(source);
  return pattern && ((text) => holds(pattern, [...text]));
}

/** Compiles the source that `readPattern` gives; `null` when its repetitions make more than 4000 places of it. */
export function compilePattern(source: string): CompiledPattern | null {
  const places: PatternPlace[] = [{ next: [] }];
  const tokens = source.match(TOKENS) ?? [];
  /** By token: most patterns repeat their characters, and a regular expression takes long to make. */
  const tests = new Map<string, CharacterTest>();
  let at = 0;
  const put = (place: PatternPlace) => (places.length > MAX_PLACES ? 0 : places.push(place) - 1);

  const alternatives = (): Part => {
    const branches = [sequence()];
    while (tokens[at] === '|') {
      at += 1;
      branches.push(sequence());
    }
    return (next) => put({ next: branches.map((branch) => branch(next)) });
  };
  const sequence = (): Part => {
    const parts: Part[] = [];
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') parts.push(repeated(atom()));
    return (next) => parts.reduceRight((following, part) => part(following), next);
  };
  const atom = (): Part => {
    const token = tokens[at++] ?? '';
    if (token === '(?:') {
      const inner = alternatives();
      at += 1;
      return inner;
    }
    if (token === '^' || token === '$')
      return (next) => put({ only: token === '^' ? 'start' : 'end', next: [next] });
    const takes = tests.get(token) ?? characterTest(token);
    tests.set(token, takes);
    return (next) => put({ takes, next: [next] });
  };
  const repeated = (part: Part): Part => {
    const [least, most] = bounds(tokens[at]);
    if (least === undefined) return part;
    at += 1;
    return (next) => {
      let first = next;
      if (most === undefined) {
        const back: number[] = [next];
        first = put({ next: back });
        back.push(part(first));
      } else for (let time = least; time < most; time += 1) first = put({ next: [part(first), next] });
      for (let time = 0; time < least; time += 1) first = part(first);
      return first;
    };
  };

  const first = alternatives()(0);
  return places.length > MAX_PLACES ? null : { places, first };
}

/** The test of a token that is a literal, an escape, a class or `.`. */
function characterTest(token: string): CharacterTest {
  const isLiteral = !/^[.\\[]/u.test(token);
  if (isLiteral) return (character) => character === token;
  const expression = new RegExp(`^${token}$`, 'us');
  return (character) => expression.test(character);
}

function holds({ places, first }: CompiledPattern, text: readonly string[]): boolean {
  let reached: readonly number[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const open = new Set([...reached, first]);
    // What is added to a set while it is walked is walked too.
    for (const index of open)
      if (isOpen(places[index], at === 0, at === text.length))
        places[index]?.next.forEach((one) => open.add(one));
    if (open.has(0)) return true;
    const character = text[at] ?? '';
    reached = [...open].flatMap((index) => {
      const { takes, next } = places[index] ?? {};
      return takes?.(character) === true ? (next ?? []) : [];
    });
  }
  return false;
}

/** Whether a place leads on without taking a character. */
function isOpen(place: PatternPlace | undefined, atStart: boolean, atEnd: boolean): boolean {
  if (place?.takes !== undefined) return false;
  return place?.only === undefined || (place.only === 'start' ? atStart : atEnd);
}

/** How often a quantifier repeats; no upper bound when there is none, and no bounds when it is no quantifier. */
function bounds(token = ''): readonly [least?: number, most?: number] {
  if (token === '*') return [0];
  if (token === '+') return [1];
  if (token === '?') return [0, 1];
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}$/.exec(token) ?? [];
  if (least === undefined) return [];
  if (comma === '') return [Number(least), Number(least)];
  return most ? [Number(least), Number(most)] : [Number(least)];
}
