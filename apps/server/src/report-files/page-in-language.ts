import type { Language } from '../http/preferred-language.ts';
import { objectSize } from '../objects/object-size.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { parseStorageLink, storageLink } from '../objects/storage-link.ts';

/** Language of the page that every program writes: `report.html`, beside which `report.zh-CN.html` may be. */
const FIRST_LANGUAGE: Language = 'en-US';

/** Link of the page of a report in a language, or of the page that its program wrote where it has no other. */
export async function pageInLanguage(
  objects: Pick<ObjectStore, 'list'>,
  pageLink: string,
  language: Language,
): Promise<string> {
  const location = parseStorageLink(pageLink);
  if (!location || language === FIRST_LANGUAGE) return pageLink;
  const key = location.key.replace(/\.html?$/i, `.${language}$&`);
  const isTranslated =
    key !== location.key && (await objectSize(objects, location.bucket, key)) !== undefined;
  return isTranslated ? storageLink(location.bucket, key) : pageLink;
}
