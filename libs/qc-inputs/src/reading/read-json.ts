import { parseLenientJson } from '../text/lenient-json';
import { type FileReading } from './file-reading';

/** Value of a JSON text; undefined, with a problem, for a text that is none. */
export function readJson(text: string, reading: FileReading): unknown {
  const parsed = parseLenientJson(text);
  if (parsed.ok) {
    return parsed.value;
  }
  reading.report('invalid-json', {}, { position: parsed.position });
  return undefined;
}
