import type { ErrorBody, ErrorDetail } from './api-error.ts';
import type { Language, Sentence } from './preferred-language.ts';

/** Maximum size of an error response, in bytes: long input is not repeated in it. */
export const MAX_ERROR_BYTES = 4096;

const MAX_MESSAGE = 500;
const MAX_FIELD = 150;
const MAX_DETAIL = 300;

/**
 * Shortens an error body to `MAX_ERROR_BYTES`: long texts are truncated, and surplus details are omitted; the message then
 * states their number.
 */
export function fitErrorBody(
  { message, details = [], ...rest }: ErrorBody,
  language: Language = 'en-US',
): ErrorBody {
  const shortened = details.map(({ field, message: text }) => ({
    field: cut(field, MAX_FIELD),
    message: cut(text, MAX_DETAIL),
  }));
  const shown: ErrorDetail[] = [];
  const body = () =>
    withDetails(cut(message, MAX_MESSAGE), shown, surplus(details.length - shown.length)[language]);
  for (const detail of shortened) {
    shown.push(detail);
    if (Buffer.byteLength(JSON.stringify(body())) <= MAX_ERROR_BYTES) continue;
    shown.pop();
    break;
  }
  return { ...body(), ...rest };
}

function withDetails(message: string, shown: readonly ErrorDetail[], rest: string): ErrorBody {
  return shown.length === 0 ? { message: message + rest } : { message: message + rest, details: [...shown] };
}

function surplus(count: number): Sentence {
  return count === 0
    ? { 'en-US': '', 'zh-CN': '' }
    : { 'en-US': ` (${count} more problems are not listed.)`, 'zh-CN': `（另有 ${count} 个问题未列出。）` };
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\p{Surrogate}$/u, '')}…`;
}
