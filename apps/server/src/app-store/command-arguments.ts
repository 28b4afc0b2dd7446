/** Name of the output folder in arguments: `{out}`. */
export const OUT_NAME = 'out';

/** Placeholder of a parameter in an argument. */
export const PLACEHOLDER = /\{([A-Za-z][\w-]*)\}/g;

/** Names of the parameters in an argument, such as `reads` in `--in={reads}`. */
export function argumentNames(argument: string): string[] {
  return [...argument.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}
