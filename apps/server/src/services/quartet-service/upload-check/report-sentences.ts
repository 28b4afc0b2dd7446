import { METADATA_FILE } from '@omics-portal/api/dataset-metadata';
import type { Language } from '../../../http/preferred-language.ts';

/** Step that a user takes after a check. */
export type NextStep =
  | 'upload'
  | 'pack'
  | 'empty'
  | 'otherSum'
  | 'missing'
  | 'addMetadata'
  | 'metadata'
  | 'checkAgain'
  | 'announceAgain'
  | 'use';

/** Lines of the report of an upload check, in each language. */
export interface ReportLines {
  readonly noFile: string;
  readonly file: (name: string, bytes: number) => string;
  readonly sameSum: (name: string) => string;
  readonly otherSum: (name: string, found: string, expected: string) => string;
  readonly missing: (name: string, list: string) => string;
  readonly largeMetadata: (megabytes: number) => string;
  readonly noColumn: (column: string) => string;
  readonly noSuchFile: (line: number, file: string) => string;
  readonly noSample: (line: number, file: string) => string;
  readonly otherColumns: (columns: string) => string;
  readonly metadata: (rows: number) => string;
  readonly changed: (name: string) => string;
  readonly more: (files: number) => string;
  readonly tooMany: (files: number) => string;
  readonly total: (files: number, problems: number) => string;
}

/** Lines of the report of an upload check. */
export const REPORT_LINES: Readonly<Record<Language, ReportLines>> = {
  'en-US': {
    noFile: 'There is no file in the upload folder yet.',
    file: (name, bytes) => `${bytes === 0 ? 'EMPTY' : 'found'}  ${name}  ${bytes} bytes`,
    sameSum: (name) => `md5 ok  ${name}`,
    otherSum: (name, found, expected) => `MD5 DIFFERS  ${name}: ${found} instead of ${expected}`,
    missing: (name, list) => `MISSING  ${name}, named in ${list}`,
    largeMetadata: (megabytes) => `METADATA  ${METADATA_FILE} is larger than ${megabytes} MB`,
    noColumn: (column) => `METADATA  ${METADATA_FILE} has no column "${column}"`,
    noSuchFile: (line, file) => `METADATA  line ${line}: there is no file "${file}" in the folder`,
    noSample: (line, file) => `METADATA  line ${line}: the sample of "${file}" is not stated`,
    otherColumns: (columns) =>
      `note  ${METADATA_FILE} has columns that the template does not have: ${columns}`,
    metadata: (rows) => `metadata ok  ${rows} ${rows === 1 ? 'row' : 'rows'}`,
    changed: (name) => `CHANGED  ${name} is not the file that was there when the data set was finished`,
    more: (files) =>
      `found  ${files} more ${files === 1 ? 'file, which is not' : 'files, none of them'} empty`,
    tooMany: (files) => `TOO MANY  the folder has more than ${files} files, and nothing was checked`,
    total: (files, problems) =>
      `${files} ${files === 1 ? 'file' : 'files'}, ${problems === 0 ? 'no problem found' : `${problems} with a problem`}`,
  },
  'zh-CN': {
    noFile: '上传文件夹中还没有文件。',
    file: (name, bytes) => `${bytes === 0 ? '空文件' : '已找到'}  ${name}  ${bytes} 字节`,
    sameSum: (name) => `MD5 一致  ${name}`,
    otherSum: (name, found, expected) => `MD5 不一致  ${name}：实际为 ${found}，应为 ${expected}`,
    missing: (name, list) => `缺失  ${name}，列于 ${list}`,
    largeMetadata: (megabytes) => `元数据  ${METADATA_FILE} 大于 ${megabytes} MB`,
    noColumn: (column) => `元数据  ${METADATA_FILE} 缺少列“${column}”`,
    noSuchFile: (line, file) => `元数据  第 ${line} 行：文件夹中没有文件“${file}”`,
    noSample: (line, file) => `元数据  第 ${line} 行：未填写“${file}”的样本`,
    otherColumns: (columns) => `提示  ${METADATA_FILE} 含有模板中没有的列：${columns}`,
    metadata: (rows) => `元数据无误  ${rows} 行`,
    changed: (name) => `已改动  ${name} 不是数据集完成时的文件`,
    more: (files) => `已找到  另外 ${files} 个文件，均非空`,
    tooMany: (files) => `文件过多  文件夹中的文件超过 ${files} 个，未进行检查`,
    total: (files, problems) =>
      problems === 0 ? `共 ${files} 个文件，未发现问题` : `共 ${files} 个文件，${problems} 处有问题`,
  },
};

/** Steps after an upload check, with the title of their list. */
export const NEXT_STEPS: Readonly<
  Record<Language, { readonly title: string; readonly of: Readonly<Record<NextStep, string>> }>
> = {
  'en-US': {
    title: 'Next steps:',
    of: {
      upload:
        'Upload the files to the folder: in the file manager, or with a new token and the commands beside it.',
      pack: 'Pack small files that belong together into archives, or divide them into several data sets.',
      empty: 'Upload the empty files once more: their transfer may have been interrupted.',
      otherSum:
        'Upload the files whose MD5 differs once more, or correct the checksum list if it is out of date.',
      missing: 'Upload the missing files, or remove them from the checksum list.',
      addMetadata: `Optional: describe the samples in ${METADATA_FILE}. "Metadata Template" on the page of your data has its columns.`,
      metadata: `Correct ${METADATA_FILE} and upload it again. "Metadata Template" on the page of your data has its columns.`,
      checkAgain: 'Then check the data again.',
      announceAgain:
        'Announce a new data set for other files: those of a finished one stay as they were checked.',
      use: 'The data set is finished. Choose its files in a new project (QC Apps), or its tables in a new report.',
    },
  },
  'zh-CN': {
    title: '后续步骤：',
    of: {
      upload: '将文件上传到该文件夹：可使用文件管理，或使用新令牌及其旁边的命令。',
      pack: '请将相关的小文件打包成归档文件，或拆分为多个数据集。',
      empty: '重新上传空文件：其传输可能曾中断。',
      otherSum: '重新上传 MD5 不一致的文件；若校验和列表已过期，请更正该列表。',
      missing: '上传缺失的文件，或从校验和列表中删除它们。',
      addMetadata: `可选：在 ${METADATA_FILE} 中描述样本。“我的数据”页面的“元数据模板”包含所需的列。`,
      metadata: `更正 ${METADATA_FILE} 并重新上传。“我的数据”页面的“元数据模板”包含所需的列。`,
      checkAgain: '然后再次校验数据。',
      announceAgain: '如需其他文件，请新建数据集：已完成数据集的文件保持校验时的内容。',
      use: '数据集已完成。可在新建项目（质控应用）中选择其文件，或在新建报告中选择其数据表。',
    },
  },
};
