/**
 * Items of a filter parameter without the character NUL, which no stored text can have; also without its escape in a quoted item. An
 * item of nothing else is left out: the empty text means Unknown.
 */
export function withoutNul(items: readonly string[]): string[] {
  return items.flatMap((item) => {
    const rest = item.replace(item[0] === '"' ? /\0|(?<=[^\\](?:\\\\)*)\\u0000/g : /\0/g, '');
    return rest !== item && /^"*$/.test(rest) ? [] : rest;
  });
}
