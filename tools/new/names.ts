import { UserError } from '../setup/user-error.mjs';

const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Names: one name in all spellings of the code, e.g. `data-licences`. */
export interface Names {
  /** `data-licences`: files, folders and addresses. */
  readonly kebab: string;
  /** `DataLicences`: components and types. */
  readonly pascal: string;
  /** `dataLicences`: values. */
  readonly camel: string;
  /** `DATA_LICENCES`: constants. */
  readonly constant: string;
  /** `Data licences`: the default title. */
  readonly title: string;
}

/**
 * Derives the spellings of a name.
 * @throws {UserError} when the name is missing or not in kebab-case
 */
export function namesOf(name: string | undefined, kind: string): Names {
  if (name === undefined) throw new UserError(`Name it: npm run new -- ${kind} NAME.`);
  if (!KEBAB_CASE.test(name)) {
    throw new UserError(`"${name}" is not a name in kebab-case: write it like data-licences.`);
  }
  const pascal = name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
  const spaced = name.replaceAll('-', ' ');
  return {
    kebab: name,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    constant: name.replaceAll('-', '_').toUpperCase(),
    title: spaced.charAt(0).toUpperCase() + spaced.slice(1),
  };
}
