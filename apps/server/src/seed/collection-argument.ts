import { StartError } from '../config/start-error.ts';

const SHIPPED = ['genomics', 'transcriptomics', 'proteomics', 'metabolomics'];

/** Name of a collection that a command may replace. @throws StartError for an invalid name and for the four of the brand. */
export function collectionArgument(collection: string, brand: string): string {
  if (!/^[a-z][a-z0-9_]{1,61}[a-z0-9]$/.test(collection))
    throw new StartError(
      `"${collection}" cannot be a collection: use lower-case letters, digits and underscores, at least 3.`,
    );
  if (SHIPPED.some((name) => collection === `${brand}_${name}`))
    throw new StartError(
      `"${collection}" ships with the portal and is not overwritten: choose another name with --collection.`,
    );
  return collection;
}
