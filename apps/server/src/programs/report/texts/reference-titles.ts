/** Chinese titles of the reference sets that come with the portal, by the title in their manifest. */
const CHINESE_TITLES: ReadonlyMap<string, string> = new Map([
  [
    'History of Quartet DNA sequencing batches: 27 WGS and 240 WES rows',
    'Quartet DNA 测序批次历史：WGS 27 行，WES 240 行',
  ],
  [
    'Quartet proteomics reference fold changes (peptides) and history of 32 batches',
    'Quartet 蛋白质组参考差异倍数（肽段）与 32 个批次的历史',
  ],
]);

/** Chinese title of a reference set; as in its manifest for a set that the site has installed. */
export function chineseReferenceTitle(title: string): string {
  return CHINESE_TITLES.get(title) ?? title;
}
