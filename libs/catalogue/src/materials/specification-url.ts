import type { MaterialsType } from '@omics-portal/resources';

/** URL of the specification of one kind of material, from the site's pattern; null where the site has none. */
export function specificationUrl(
  pattern: string,
  type: MaterialsType,
  locale: string,
  page: string,
): string | null {
  const path = pattern.replaceAll('{type}', type.toLowerCase()).replaceAll('{locale}', locale);
  return path !== '' && URL.canParse(path, page) ? new URL(path, page).href : null;
}
