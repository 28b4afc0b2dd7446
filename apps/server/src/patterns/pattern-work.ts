import { compilePattern, type CompiledPattern } from '@omics-portal/data-query';
import { PatternMatcher } from './pattern-matcher.ts';

/** Error of valid patterns whose search would take too long. */
export class PatternTooCostly extends Error {}

/** Maximum number of visited NFA states for one request: a quarter of a second on a busy machine. */
const MAX_STEPS = 500_000;
/** Cost of a pattern, and of each character of its source, in steps. */
const STEPS_PER_PATTERN = 200;
const STEPS_PER_CHARACTER = 2;
/** Maximum number of text characters for one request: half a second, or some columns of a million names. */
const MAX_CHARACTERS = 200_000_000;

/**
 * Work limit of all patterns in one request, over all columns and facets. Work is counted rather than timed, so that the
 * outcome is the same on any machine. Each pattern is compiled once for the request.
 */
export class PatternWork {
  readonly #compiled = new Map<string, CompiledPattern>();
  readonly #matchers = new Map<string, PatternMatcher>();
  #steps = 0;
  #characters = 0;

  /** @throws PatternTooCostly when the request has no steps left. */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > MAX_STEPS) throw new PatternTooCostly();
  }

  /** @throws PatternTooCostly when the request has read too many characters. */
  read(characters: number): void {
    this.#characters += characters;
    if (this.#characters > MAX_CHARACTERS) throw new PatternTooCostly();
  }

  /** Compiles a source of `readPattern`. @throws PatternTooCostly when it is too large. */
  compile(source: string): CompiledPattern {
    const known = this.#compiled.get(source);
    if (known !== undefined) return known;
    this.spend(STEPS_PER_PATTERN + source.length * STEPS_PER_CHARACTER);
    const compiled = compilePattern(source);
    if (compiled === null) throw new PatternTooCostly();
    this.spend(compiled.states.length);
    this.#compiled.set(source, compiled);
    return compiled;
  }

  /** Matcher of a source; its cache is shared by all columns. */
  matcherOf(source: string): PatternMatcher {
    const known = this.#matchers.get(source);
    if (known !== undefined) return known;
    const matcher = new PatternMatcher(this.compile(source), this);
    this.#matchers.set(source, matcher);
    return matcher;
  }
}
