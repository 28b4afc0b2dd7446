import { isObject } from '../json/is-object';

/** One field of a request that the server refused. */
export interface FieldProblem {
  /** Dots and indexes reach into the body: `samples.0.read1`. */
  field: string;
  message: string;
}

/** Old servers send whole pages; no more than this is looked at, and no more than a line is shown. */
const MAX_PAGE = 4000;
const MAX_MESSAGE = 500;

/**
 * The server's message in an error body of any of the known shapes: `{message}`, `{error}`, `{error_description}`,
 * plain text, an HTML page. Empty when there is none.
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

/** The `details` of an error body that have the shape of the contract. */
export function problemsOf(body: unknown): FieldProblem[] {
  const details = isObject(body) && Array.isArray(body.details) ? body.details : [];
  return details.filter(isFieldProblem).map(({ field, message }) => ({ field, message }));
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isObject(value) && typeof value.field === 'string' && typeof value.message === 'string';
}

/** Text of a page without its tags. It is shown as text, never as HTML; this only makes it readable. */
function plainText(page: string): string {
  const text = page
    .slice(0, MAX_PAGE)
    .replace(/<(style|script|title)\b[^<]*<\/\1>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE)}…` : text;
}
