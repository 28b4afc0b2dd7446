import { compilePattern, type CompiledPattern } from '@omics-portal/data-query';
import { PatternMatcher } from './pattern-matcher.ts';

/** The patterns of a request are allowed, but finding them would take too long. */
export class PatternTooCostly extends Error {}

/** Places of patterns that may be visited for one request: a quarter of a second on a busy machine. */
const MAX_STEPS = 500_000;
/** A pattern by itself, and each character of its source, in steps. */
const STEPS_PER_PATTERN = 200;
const STEPS_PER_CHARACTER = 2;
/** Characters of texts that may be read for one request: half a second, or some columns of a million names. */
const MAX_CHARACTERS = 200_000_000;

/**
 * The work that all patterns of one request may take together, on every column and for every facet. It is counted and not
 * timed, so that a request ends alike on any machine. Each pattern is compiled once for the request.
 */
export class PatternWork {
  readonly #compiled = new Map<string, CompiledPattern>();
  readonly #matchers = new Map<string, PatternMatcher>();
  #steps = 0;
  #characters = 0;

  /** @throws PatternTooCostly when the request has used up its steps. */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > MAX_STEPS) throw new PatternTooCostly();
  }

  /** @throws PatternTooCostly when the request has read too many characters. */
  read(characters: number): void {
    this.#characters += characters;
    if (this.#characters > MAX_CHARACTERS) throw new PatternTooCostly();
  }

  /** Compiles the source that `readPattern` gives. @throws PatternTooCostly when it is too large. */
  compile(source: string): CompiledPattern {
    const known = this.#compiled.get(source);
    if (known !== undefined) return known;
    this.spend(STEPS_PER_PATTERN + source.length * STEPS_PER_CHARACTER);
    const compiled = compilePattern(source);
    if (compiled === null) throw new PatternTooCostly();
    this.spend(compiled.places.length);
    this.#compiled.set(source, compiled);
    return compiled;
  }

  /** The matcher of a source; what it learns from one column serves the next. */
  matcherOf(source: string): PatternMatcher {
    const known = this.#matchers.get(source);
    if (known !== undefined) return known;
    const matcher = new PatternMatcher(this.compile(source), this);
    this.#matchers.set(source, matcher);
    return matcher;
  }
}
