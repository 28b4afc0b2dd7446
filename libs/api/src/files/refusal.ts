import { HttpError, NotFoundError } from '../errors/errors';

/**
 * Error for a failed response from an object store or web server. A JSON body is used; other bodies are XML or an error
 * page and carry no useful message.
 */
export function refusal(status: number, text: string, url: string): HttpError {
  const body = readJson(text);
  return status === 404 ? new NotFoundError(body, url) : new HttpError(status, body, url);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
