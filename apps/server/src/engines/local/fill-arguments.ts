import { argumentNames, PLACEHOLDER } from '../../app-store/command-arguments.ts';
import type { CommandArgument } from '../../app-store/run-descriptor.ts';

/** Values of parameters for arguments; a list of files becomes one argument for each. */
export type ArgumentValues = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Arguments of a command, and the parameters whose values a tool would take for an option. */
export interface FilledArguments {
  readonly args: readonly string[];
  readonly optionLike: readonly string[];
}

/**
 * Replaces each `{name}` in the arguments of a command by its value. An argument with a name that has no value is left out,
 * together with the other arguments of its list.
 */
export function fillArguments(args: readonly CommandArgument[], values: ArgumentValues): FilledArguments {
  const kept = args
    .map((argument) => (typeof argument === 'string' ? [argument] : argument))
    .filter((together) =>
      together.every((text) => argumentNames(text).every((name) => hasValue(values, name))),
    )
    .flat();
  return {
    args: kept.flatMap((text) => fillArgument(text, values)),
    optionLike: kept.flatMap((text) => optionLike(text, values)),
  };
}

function fillArgument(text: string, values: ArgumentValues): string[] {
  const [name] = argumentNames(text);
  const alone = name !== undefined && text === `{${name}}` ? values[name] : undefined;
  if (Array.isArray(alone)) return [...alone];
  // A replacement function: `$&` in a value must stay as it is.
  return [text.replace(PLACEHOLDER, (_match, found: string) => String(values[found]))];
}

/** Name of a parameter at the start of an argument whose value is text with a leading dash. */
function optionLike(text: string, values: ArgumentValues): string[] {
  const [name] = argumentNames(text);
  if (name === undefined || !text.startsWith(`{${name}}`)) return [];
  const value = values[name];
  return typeof value === 'string' && value.startsWith('-') ? [name] : [];
}

function hasValue(values: ArgumentValues, name: string): boolean {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return value !== undefined && (!Array.isArray(value) || value.length > 0);
}
