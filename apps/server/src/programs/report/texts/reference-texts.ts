/** Chinese titles and sources of the reference sets that come with the portal, by the text in their manifest. */
const CHINESE_TEXTS: ReadonlyMap<string, string> = new Map([
  [
    'History of Quartet DNA sequencing batches: 27 WGS and 240 WES rows',
    'Quartet DNA 测序批次历史：WGS 27 行，WES 240 行',
  ],
  [
    'Quartet proteomics reference fold changes (peptides) and history of 32 batches',
    'Quartet 蛋白质组参考差异倍数（肽段）与 32 个批次的历史',
  ],
  [
    'report folder of chinese-quartet/quartet-dseqc-report',
    'chinese-quartet/quartet-dseqc-report 的 report 文件夹',
  ],
  [
    'protqc package in chinese-quartet/quartet-protqc-report',
    'chinese-quartet/quartet-protqc-report 中的 protqc 包',
  ],
]);

/** Chinese title or source of a reference set; as in its manifest for a set that the site has installed. */
export function chineseReferenceText(text: string): string {
  return CHINESE_TEXTS.get(text) ?? text;
}
