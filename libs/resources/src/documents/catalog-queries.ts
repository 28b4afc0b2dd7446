import { queryOptions } from '@tanstack/react-query';

/** Message catalog of one language. */
export interface LocaleCatalog<Messages> {
  readonly locale: string;
  readonly messages: Messages;
}

/** Query options of the message catalogs of a feature, in every language of `locales`: for texts in several languages. */
export function catalogQuery<Messages>(
  feature: string,
  locales: readonly string[],
  load: (locale: string) => Promise<Messages>,
) {
  return queryOptions({
    queryKey: ['catalogs', feature, locales],
    queryFn: (): Promise<LocaleCatalog<Messages>[]> =>
      Promise.all(locales.map(async (locale) => ({ locale, messages: await load(locale) }))),
    staleTime: Infinity,
  });
}
