/** Name shortened in its middle to a number of letters: the libraries of one batch begin alike and differ at their ends. */
export function shortName(name: string, letters: number): string {
  const all = [...name];
  if (all.length <= letters) {
    return name;
  }
  const atEnd = Math.ceil((letters - 1) / 2);
  return `${all.slice(0, letters - 1 - atEnd).join('')}…${all.slice(-atEnd).join('')}`;
}

/**
 * Function that shortens the names of a batch to a number of letters: without what all of them begin with, up to a separator, which
 * an ellipsis replaces, and then in their middle.
 */
export function shortNames(names: readonly string[], letters: number): (name: string) => string {
  const begin = commonBeginning(names);
  return (name) => {
    if ([...name].length <= letters || begin.length < 2 || !name.startsWith(begin)) {
      return shortName(name, letters);
    }
    return `…${shortName(name.slice(begin.length), letters - 1)}`;
  };
}

/** Common beginning of all names, up to its last separator and before the last part of each; empty for fewer than two names. */
function commonBeginning(names: readonly string[]): string {
  const [first = '', ...others] = new Set(names);
  if (others.length === 0) {
    return '';
  }
  const length = others.reduce((common, name) => {
    let same = 0;
    while (same < common && name[same] === first[same]) {
      same += 1;
    }
    return same;
  }, first.length);
  return /^.*[-_. ]/su.exec(first.slice(0, length))?.[0] ?? '';
}
