import { checkText } from './check';
import { SYNTAX } from './text-pattern';

/** Reason to reject a pattern. */
export type PatternProblem = 'too-long' | 'unsupported' | 'nested-quantifier' | 'unbalanced';

/** Pattern with equal meaning in every implementation, or the reason to reject it. */
export type PatternReading = { ok: true; source: string } | { ok: false; problem: PatternProblem };

/** Maximum length of a pattern in UTF-16 units. */
export const MAX_PATTERN_LENGTH = 1000;

const CLASSES: Readonly<Record<string, string>> = { d: '0-9', w: 'A-Za-z0-9_', s: ' \\t\\n\\r\\f\\v' };
const CONTROLS = new Set('tnrfv');
const QUANTIFIER = /^(?:[*+?]|\{\d{1,3}(?:,\d{0,3})?\})/;

/**
 * Validation of a regular expression in the common subset of JavaScript and PostgreSQL: literals, `.`, `^`, `$`,
 * classes, `\d \w \s` (ASCII), groups, alternation and greedy quantifiers. Look-around, back references, lazy
 * quantifiers and a quantifier on a group that contains a quantifier or an alternation are rejected: the last can take
 * exponential time.
 */
export function readPattern(pattern: string): PatternReading {
  checkText(pattern, 'pattern');
  if (pattern.length > MAX_PATTERN_LENGTH) return { ok: false, problem: 'too-long' };
  return new PatternReader(pattern).read();
}

interface OpenGroup {
  /** The group contains a quantifier or an alternation, so it must not be repeated. */
  complex: boolean;
}

class PatternReader {
  private rest: string;
  private source = '';
  private readonly groups: OpenGroup[] = [{ complex: false }];
  /** Operand of a quantifier at the current position. */
  private last: 'nothing' | 'atom' | 'complex-group' = 'nothing';

  constructor(pattern: string) {
    this.rest = pattern;
  }

  read(): PatternReading {
    while (this.rest !== '') {
      const problem = this.step();
      if (problem !== null) return { ok: false, problem };
    }
    return this.groups.length === 1
      ? { ok: true, source: this.source }
      : { ok: false, problem: 'unbalanced' };
  }

  private step(): PatternProblem | null {
    const character = String.fromCodePoint(this.rest.codePointAt(0) ?? 0);
    switch (character) {
      case '\\':
        return this.escape();
      case '[':
        return this.characterClass();
      case '(':
        return this.open();
      case ')':
        return this.close();
      case '|':
        this.current().complex = true;
        return this.take(character, 'nothing');
      case '*':
      case '+':
      case '?':
      case '{':
        return this.quantifier();
      case '^':
      case '$':
        return this.take(character, 'nothing');
      case ']':
      case '}':
        return 'unbalanced';
      default:
        return this.take(character, 'atom');
    }
  }

  private take(text: string, last: 'nothing' | 'atom' | 'complex-group', written: string = text): null {
    this.source += written;
    this.rest = this.rest.slice(text.length);
    this.last = last;
    return null;
  }

  private escape(): PatternProblem | null {
    const next = this.rest.charAt(1);
    const named = CLASSES[next];
    if (named !== undefined) return this.take(`\\${next}`, 'atom', `[${named}]`);
    if (SYNTAX.has(next) || CONTROLS.has(next)) return this.take(`\\${next}`, 'atom');
    return next === '-' ? this.take('\\-', 'atom', '-') : 'unsupported';
  }

  private characterClass(): PatternProblem | null {
    const found = /^\[\^?(?:\\[^]|[^\\[\]])+\]/u.exec(this.rest)?.[0];
    if (found === undefined) return 'unsupported';
    const escapes = found.match(/\\[^]/gu) ?? [];
    if (!escapes.every((escape) => isClassEscape(escape.charAt(1)))) return 'unsupported';
    const written = found.replace(/\\[^]/gu, (escape) => CLASSES[escape.charAt(1)] ?? escape);
    return isClass(written) ? this.take(found, 'atom', written) : 'unsupported';
  }

  private open(): PatternProblem | null {
    const start = this.rest.startsWith('(?:') ? '(?:' : '(';
    if (start === '(' && this.rest.startsWith('(?')) return 'unsupported';
    this.groups.push({ complex: false });
    return this.take(start, 'nothing', '(?:');
  }

  private close(): PatternProblem | null {
    const group = this.groups.pop();
    if (group === undefined || this.groups.length === 0) return 'unbalanced';
    if (group.complex) this.current().complex = true;
    return this.take(')', group.complex ? 'complex-group' : 'atom');
  }

  private quantifier(): PatternProblem | null {
    const found = QUANTIFIER.exec(this.rest)?.[0];
    if (found === undefined || this.last === 'nothing') return 'unsupported';
    if (this.last === 'complex-group') return 'nested-quantifier';
    const [min, max] = found.startsWith('{') ? found.slice(1, -1).split(',') : [];
    if (Number(max || 0) > 255 || Number(min ?? 0) > 255) return 'too-long';
    if (max !== undefined && max !== '' && Number(min) > Number(max)) return 'unsupported';
    this.current().complex = true;
    this.take(found, 'nothing');
    return /^[?+]/.test(this.rest) ? 'unsupported' : null;
  }

  private current(): OpenGroup {
    return this.groups[this.groups.length - 1] ?? { complex: false };
  }
}

function isClassEscape(name: string): boolean {
  return CLASSES[name] !== undefined || SYNTAX.has(name) || CONTROLS.has(name) || name === '-';
}

/** A reversed range, `[z-a]`, is the only error that the grammar above accepts. */
function isClass(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}
