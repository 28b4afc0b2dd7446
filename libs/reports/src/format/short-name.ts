/** Name shortened in its middle to a number of letters: the libraries of one batch begin alike and differ at their ends. */
export function shortName(name: string, letters: number): string {
  const all = [...name];
  if (all.length <= letters) {
    return name;
  }
  const atEnd = Math.ceil((letters - 1) / 2);
  return `${all.slice(0, letters - 1 - atEnd).join('')}…${all.slice(-atEnd).join('')}`;
}
