/**
 * Published facts about the reference materials, for the summaries that ship. Storage, expiry and uncertainty are not
 * published: they belong to the certificate in the parcel.
 */

export const LANGUAGES = ['en-US', 'zh-CN'];

/** The members of the family, with the colours of their vials. */
export const SAMPLES = [
  { name: 'D5', colour: '#1f70d6' },
  { name: 'D6', colour: '#2e9e4f' },
  { name: 'F7', colour: '#e0b500' },
  { name: 'M8', colour: '#d13338' },
];

/** The day of the batch, which every label ends with. */
export const BATCH = '20171028';

const ENGLISH = {
  kind: { DNA: 'DNA', RNA: 'RNA', Protein: 'Protein', Metabolite: 'Metabolite' },
  title: (kind) => `${kind} Reference Materials`,
  label: 'SUMMARY OF THE SPECIFICATION',
  lead: 'Four reference samples from immortalised cell lines of one family: monozygotic twin daughters (D5, D6), their father (F7) and their mother (M8). DNA, RNA, protein and metabolites come from the same cultures, so that results of different omics can be compared sample by sample.',
  glance: 'At a glance',
  facts: {
    DNA: [
      ['Amount per vial', 'about 10 µg'],
      ['Concentration', '200 ng/µL'],
      ['Volume', '50 µL'],
      ['Physical form', 'DNA in TE buffer, pH 8.0'],
    ],
    RNA: [
      ['Amount per vial', 'about 5 µg'],
      ['Concentration', 'about 520 ng/µL'],
      ['Volume', '10 µL'],
      ['Physical form', 'RNA in water'],
    ],
    Protein: [
      ['Amount per vial', 'about 10 µg'],
      ['Physical form', 'dried tryptic peptides'],
      ['Controls', 'four labelled peptides spiked in'],
    ],
    Metabolite: [
      ['Amount per vial', 'extract of about one million cells'],
      ['Physical form', 'dried extract'],
      ['Controls', 'eleven controls spiked in'],
    ],
  },
  always: [
    ['One set', 'four vials: one each of D5, D6, F7 and M8'],
    ['Batch', BATCH],
  ],
  useTitle: 'What the set is for',
  uses: [
    'Judging and improving a measuring process: proficiency tests, validation of methods, monitoring of batches.',
    'Telling samples apart: the differences between D5, D6, F7 and M8 are small and known, so that noise shows.',
    'Joining batches: divide each feature by its value in D6 of the same batch before batches are compared.',
    'Not for diagnosis, treatment or any other use on people.',
  ],
  vialsTitle: 'The four vials of a set',
  vialHead: ['Sample', 'In the family', 'Colour of the vial', 'Name on the label'],
  roles: { D5: 'Daughter, twin of D6', D6: 'Daughter, twin of D5', F7: 'Father', M8: 'Mother' },
  colours: { D5: 'Blue', D6: 'Green', F7: 'Yellow', M8: 'Red' },
  handlingTitle: 'Before you open a vial',
  handling: [
    'Compare the name on the label with the table above; the colour only helps, the name decides.',
    'Store and thaw as the certificate in the parcel says. This summary does not repeat it.',
    'Write down the batch: results without it cannot be compared later.',
  ],
  missingTitle: 'What this summary leaves out',
  missing:
    'Storage temperature, expiry, homogeneity, stability, certified values and their uncertainty. They differ between batches and stand in the certificate that comes with the vials. Where it and this page differ, the certificate is right.',
  sourceTitle: 'Source',
  source: `Published product descriptions and vial labels of the maker (FDU_Quartet, batch ${BATCH}). Compiled for this portal; not issued or checked by the maker.`,
  footer: 'Summary made by this portal from published facts. It is not a certificate.',
  page: (number, pages) => `Page ${number} of ${pages}`,
};

const CHINESE = {
  kind: { DNA: 'DNA', RNA: 'RNA', Protein: '蛋白质', Metabolite: '代谢物' },
  title: (kind) => `${kind}参考物质`,
  label: '说明书摘要',
  lead: '四个参考样本来自同一家庭成员的永生化细胞系：同卵双胞胎女儿（D5、D6）、父亲（F7）和母亲（M8）。DNA、RNA、蛋白质和代谢物提取自同一批培养物，因此不同组学的结果可以逐样本比较。',
  glance: '基本信息',
  facts: {
    DNA: [
      ['每管含量', '约 10 µg'],
      ['浓度', '200 ng/µL'],
      ['体积', '50 µL'],
      ['物理形态', 'DNA，溶于 TE 缓冲液（pH 8.0）'],
    ],
    RNA: [
      ['每管含量', '约 5 µg'],
      ['浓度', '约 520 ng/µL'],
      ['体积', '10 µL'],
      ['物理形态', 'RNA，溶于水'],
    ],
    Protein: [
      ['每管含量', '约 10 µg'],
      ['物理形态', '干燥的胰酶酶切肽段'],
      ['质控品', '掺入四种标记肽段'],
    ],
    Metabolite: [
      ['每管含量', '约一百万个细胞的提取物'],
      ['物理形态', '干燥提取物'],
      ['质控品', '掺入十一种外源质控品'],
    ],
  },
  always: [
    ['一套', '四管：D5、D6、F7、M8 各一管'],
    ['批号', BATCH],
  ],
  useTitle: '用途',
  uses: [
    '评价并改进检测过程：能力验证、方法验证、批次监测。',
    '区分样本：D5、D6、F7、M8 之间的差异小而已知，噪声因此显现。',
    '整合批次：先将每个特征除以同批次 D6 的值，再比较不同批次。',
    '不得用于诊断、治疗或其他针对人体的用途。',
  ],
  vialsTitle: '一套中的四管',
  vialHead: ['样本', '家庭关系', '管的颜色', '标签名称'],
  roles: { D5: '女儿（与 D6 为双胞胎）', D6: '女儿（与 D5 为双胞胎）', F7: '父亲', M8: '母亲' },
  colours: { D5: '蓝色', D6: '绿色', F7: '黄色', M8: '红色' },
  handlingTitle: '开管之前',
  handling: [
    '将标签名称与上表核对；颜色仅作辅助，以名称为准。',
    '按随货证书的要求保存和解冻，本摘要不再重复。',
    '记录批号：没有批号的结果日后无法比较。',
  ],
  missingTitle: '本摘要未包含的内容',
  missing:
    '保存温度、有效期、均匀性、稳定性、标准值及其不确定度。这些内容因批次而异，见随管附带的证书；如与本页不一致，以证书为准。',
  sourceTitle: '来源',
  source: `研制单位公开的产品说明与管身标签（FDU_Quartet，批号 ${BATCH}）。由本门户整理，未经研制单位签发或审核。`,
  footer: '本摘要由本门户根据公开信息整理，不是证书。',
  page: (number, pages) => `第 ${number} 页，共 ${pages} 页`,
};

export const MESSAGES = { 'en-US': ENGLISH, 'zh-CN': CHINESE };
