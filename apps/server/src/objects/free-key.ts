import { ApiError } from '../http/api-error.ts';
import { KeyTakenError } from './transfer-check.ts';

/** Maximum number that a name gets. */
const MAX_NUMBER = 1000;

/**
 * Writes under a free key, and returns it: the given one, or else with the lowest free number before its extensions, as
 * `reads (2).fastq.gz`. `write` rejects with `KeyTakenError` for a key that is taken. Throws `ApiError` 409 when all are.
 */
export async function underFreeKey(key: string, write: (key: string) => Promise<void>): Promise<string> {
  for (let number = 1; number <= MAX_NUMBER; number += 1) {
    const tried = numberedKey(key, number);
    try {
      await write(tried);
      return tried;
    } catch (error) {
      if (!(error instanceof KeyTakenError)) throw error;
    }
  }
  throw new ApiError(409, {
    'en-US': `There are ${MAX_NUMBER} items with the name of "${key}": choose another name.`,
    'zh-CN': `已有 ${MAX_NUMBER} 项使用“${key}”的名称：请换一个名称。`,
  });
}

/** Key with a number in its name; that of 1 is the key itself. A leading dot begins no extension. */
export function numberedKey(key: string, number: number): string {
  if (number === 1) return key;
  const end = key.endsWith('/') ? key.length - 1 : key.length;
  const start = key.lastIndexOf('/', end - 1) + 1;
  const dot = key.endsWith('/') ? -1 : key.indexOf('.', start + 1);
  const stem = dot === -1 ? end : dot;
  return `${key.slice(0, stem)} (${number})${key.slice(stem)}`;
}
