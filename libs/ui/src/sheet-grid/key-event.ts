import { type KeyboardEvent } from 'react';

/** Key code of keys that an input method handles. Safari sends it for the Enter that ends a composition. */
const INPUT_METHOD_KEY = 229;

/** True if an input method handles the key, such as Enter that accepts Chinese characters. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === INPUT_METHOD_KEY;
}

/** Ctrl, or Command on a Mac. */
export function isCtrl({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean {
  return ctrlKey || metaKey;
}
