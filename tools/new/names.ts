import { Sentence } from '../setup/say.mjs';

const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** One name in the spellings that code uses, e.g. `data-licences`. */
export interface Names {
  /** `data-licences`: files, folders and addresses. */
  readonly kebab: string;
  /** `DataLicences`: components and types. */
  readonly pascal: string;
  /** `dataLicences`: values. */
  readonly camel: string;
  /** `DATA_LICENCES`: constants. */
  readonly constant: string;
  /** `Data licences`: what people read, where no title is given. */
  readonly title: string;
}

/**
 * The spellings of a name.
 * @throws {Sentence} when the name is absent or not in kebab-case
 */
export function namesOf(name: string | undefined, kind: string): Names {
  if (name === undefined) throw new Sentence(`Say its name: npm run new -- ${kind} NAME.`);
  if (!KEBAB_CASE.test(name)) {
    throw new Sentence(`"${name}" is not a name in kebab-case: write it like data-licences.`);
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
