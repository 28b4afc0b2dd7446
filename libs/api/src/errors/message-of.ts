import { isObject } from '../json/is-object';

/** Field of a request that the server rejected. */
export interface FieldProblem {
  /** Path in the body with dots and indexes: `samples.0.read1`. */
  field: string;
  message: string;
}

/** Limit of characters read: old servers send whole pages, of which one line is shown. */
const MAX_PAGE = 4000;
const MAX_MESSAGE = 500;

/**
 * Message of an error body in any known shape: `{message}`, `{error}`, `{error_description}`, plain text, an HTML page.
 * Empty without one.
 */
export function messageOf(body: unknown): string {
  if (typeof body === 'string') {
    return plainText(body);
  }
  if (!isObject(body)) {
    return '';
  }
  const candidates = [body.message, body.error_description, body.error];
  const text = candidates.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof text === 'string' ? plainText(text) : '';
}

/** Field problems in the `details` of an error body. */
export function problemsOf(body: unknown): FieldProblem[] {
  const details = isObject(body) && Array.isArray(body.details) ? body.details : [];
  return details.filter(isFieldProblem).map(({ field, message }) => ({ field, message }));
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isObject(value) && typeof value.field === 'string' && typeof value.message === 'string';
}

/** Text of an HTML page without tags. It is displayed as text, never as HTML; this only makes it readable. */
function plainText(page: string): string {
  const text = page
    .slice(0, MAX_PAGE)
    .replace(/<(style|script|title)\b[^<]*<\/\1>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE)}…` : text;
}
