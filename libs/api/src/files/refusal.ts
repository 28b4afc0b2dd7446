import { HttpError, NotFoundError } from '../errors/errors';

/**
 * The error for a refusal of something that is none of the services: an object store or a web server. Their body counts
 * where it is JSON; else it is XML for machines or a page around the same status, which nobody wants to read.
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
