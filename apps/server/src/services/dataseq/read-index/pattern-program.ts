/** One place of a pattern: it takes a character, asks where in the text it is, or forks. */
type Place =
  | { kind: 'take'; takes: (point: number) => boolean; next: number }
  | { kind: 'start' | 'end'; next: number }
  | { kind: 'fork'; next: number; other: number }
  | { kind: 'accept' };

/** Where in the text the closure is made. */
export interface Position {
  atStart?: boolean;
  atEnd?: boolean;
}

/** A pattern as places and ways between them. Place 0 is the beginning. */
export interface PatternProgram {
  /** How many places: what every character of a text may have to be tried against. */
  readonly size: number;
  /** The places after one that takes this character. */
  after(place: number, point: number): readonly number[];
  /** All places that are reached from some without taking a character, and that matter, in ascending order. */
  closure(places: readonly number[], position: Position): number[];
  accepts(places: readonly number[]): boolean;
}

const MOST_PLACES = 4000;

/** Compiles the source that `readPattern` gives; undefined when its repetitions make it too large. */
export function compilePattern(source: string): PatternProgram | undefined {
  const compiler = new Compiler(source);
  return compiler.compile() ? programOf(compiler.places) : undefined;
}

function programOf(places: readonly Place[]): PatternProgram {
  return {
    size: places.length,
    after(place, point) {
      const step = places[place];
      return step?.kind === 'take' && step.takes(point) ? [step.next] : [];
    },
    closure: (from, position) => closureOf(places, from, position),
    accepts: (from) => from.some((place) => places[place]?.kind === 'accept'),
  };
}

function closureOf(
  places: readonly Place[],
  from: readonly number[],
  { atStart, atEnd }: Position,
): number[] {
  const seen = new Set<number>();
  const open = [...from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const step = places[at];
    if (step === undefined || seen.has(at)) continue;
    seen.add(at);
    if (step.kind === 'fork') open.push(step.next, step.other);
    if (step.kind === 'start' && atStart === true) open.push(step.next);
    if (step.kind === 'end' && atEnd === true) open.push(step.next);
  }
  const matters = (at: number): boolean => {
    const kind = places[at]?.kind;
    return kind === 'take' || kind === 'end' || kind === 'accept' || (kind === 'start' && atStart === true);
  };
  return [...seen].filter(matters).sort((a, b) => a - b);
}

const TOKEN = /\[\^?(?:\\[^]|[^\\[\]])+\]|\\[^]|\(\?:|\{(\d+)(?:(,)(\d*))?\}|[^]/gu;

/** Writes places from the end to the beginning of what is read, so that each knows where it leads. */
class Compiler {
  readonly places: Place[] = [{ kind: 'fork', next: 1, other: 1 }, { kind: 'accept' }];
  readonly #tokens: readonly RegExpMatchArray[];
  #at = 0;

  constructor(source: string) {
    this.#tokens = [...source.matchAll(TOKEN)];
  }

  compile(): boolean {
    const node = this.#alternatives();
    const first = node(1);
    this.places[0] = { kind: 'fork', next: first, other: first };
    return this.places.length < MOST_PLACES;
  }

  #token(): string | undefined {
    return this.#tokens[this.#at]?.[0];
  }

  #alternatives(): Fragment {
    const branches = [this.#sequence()];
    while (this.#token() === '|') {
      this.#at += 1;
      branches.push(this.#sequence());
    }
    return (next) =>
      branches
        .map((branch) => branch(next))
        .reduceRight((other, first) => this.#put({ kind: 'fork', next: first, other }));
  }

  #sequence(): Fragment {
    const parts: Fragment[] = [];
    for (
      let token = this.#token();
      token !== undefined && token !== '|' && token !== ')';
      token = this.#token()
    ) {
      parts.push(this.#repeated(this.#atom(token)));
    }
    return (next) => parts.reduceRight((following, part) => part(following), next);
  }

  #atom(token: string): Fragment {
    this.#at += 1;
    if (token === '(?:') {
      const inner = this.#alternatives();
      this.#at += 1;
      return inner;
    }
    if (token === '^') return (next) => this.#put({ kind: 'start', next });
    if (token === '$') return (next) => this.#put({ kind: 'end', next });
    const takes = takerOf(token);
    return (next) => this.#put({ kind: 'take', takes, next });
  }

  #repeated(atom: Fragment): Fragment {
    const match = this.#tokens[this.#at];
    const [least, most] = boundsOf(match);
    if (least === undefined) return atom;
    this.#at += 1;
    return (next) => {
      const tail = most === undefined ? this.#anyNumber(atom, next) : this.#upTo(atom, most - least, next);
      return Array.from({ length: least }).reduce<number>((following) => atom(following), tail);
    };
  }

  #anyNumber(atom: Fragment, next: number): number {
    const loop = this.#put({ kind: 'fork', next, other: next });
    this.places[loop] = { kind: 'fork', next: atom(loop), other: next };
    return loop;
  }

  #upTo(atom: Fragment, times: number, next: number): number {
    return Array.from({ length: times }).reduce<number>(
      (following) => this.#put({ kind: 'fork', next: atom(following), other: next }),
      next,
    );
  }

  /** Past the limit nothing is written any more: the pattern is refused as a whole. */
  #put(place: Place): number {
    if (this.places.length < MOST_PLACES) this.places.push(place);
    return this.places.length - 1;
  }
}

/** Writes a part of the pattern in front of what follows, and says where it begins. */
type Fragment = (next: number) => number;

function boundsOf(match: RegExpMatchArray | undefined): [number | undefined, number | undefined] {
  if (match?.[0] === '*') return [0, undefined];
  if (match?.[0] === '+') return [1, undefined];
  if (match?.[0] === '?') return [0, 1];
  const [, least, comma, most] = match ?? [];
  if (least === undefined) return [undefined, undefined];
  if (comma === undefined) return [Number(least), Number(least)];
  return [Number(least), most ? Number(most) : undefined];
}

function takerOf(token: string): (point: number) => boolean {
  if (token === '.') return () => true;
  if (!token.startsWith('[') && !token.startsWith('\\')) {
    const wanted = token.codePointAt(0);
    return (point) => point === wanted;
  }
  // One character against one class: no pattern is slow on that.
  const one = new RegExp(`^${token}$`, 'us');
  return (point) => one.test(String.fromCodePoint(point));
}
