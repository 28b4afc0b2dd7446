import type { ErrorBody, ErrorDetail } from './api-error.ts';

/** Most bytes of an error answer: what a caller sent is never repeated at length. */
export const MAX_ERROR_BYTES = 4096;

const MAX_MESSAGE = 500;
const MAX_FIELD = 150;
const MAX_DETAIL = 300;

/**
 * Shortens an error body to `MAX_ERROR_BYTES`: long texts are cut, and details that do not fit are left out; the message
 * then says how many.
 */
export function fitErrorBody({ message, details = [] }: ErrorBody): ErrorBody {
  const shortened = details.map(({ field, message: text }) => ({
    field: cut(field, MAX_FIELD),
    message: cut(text, MAX_DETAIL),
  }));
  const kept: ErrorDetail[] = [];
  const body = () => withDetails(cut(message, MAX_MESSAGE), kept, details.length);
  for (const detail of shortened) {
    kept.push(detail);
    if (Buffer.byteLength(JSON.stringify(body())) <= MAX_ERROR_BYTES) continue;
    kept.pop();
    break;
  }
  return body();
}

function withDetails(message: string, kept: readonly ErrorDetail[], total: number): ErrorBody {
  const rest = total - kept.length;
  const sentence = rest === 0 ? message : `${message} (${rest} more problems are not listed.)`;
  return kept.length === 0 ? { message: sentence } : { message: sentence, details: [...kept] };
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\p{Surrogate}$/u, '')}…`;
}
