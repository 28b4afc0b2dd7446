import { fetchConfig, readConfig, type PortalConfig } from './config';

/** Id of the data element of index.html that may contain the configuration of the site. */
export const CONFIG_ELEMENT = 'portal-config';

/**
 * Configuration of this site: the JSON that the server or the build wrote into the page, else the file. Reading it from
 * the page saves a round trip before the first render. Rejects with a `ConfigError` that names the key.
 */
export async function loadConfig(
  page: Pick<Document, 'getElementById'>,
  url: string,
  locale: string,
): Promise<PortalConfig> {
  const value: unknown = JSON.parse(page.getElementById(CONFIG_ELEMENT)?.textContent ?? 'null');
  return value === null ? fetchConfig(url, locale) : readConfig(value);
}
