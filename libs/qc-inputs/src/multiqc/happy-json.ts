import { type InputReader } from '../reading/input-reader';
import { readJson } from '../reading/read-json';
import { addHappyRecords } from '../tools/happy-record';

/** Reader of multiqc_happy_snp_data.json and multiqc_happy_indel_data.json. */
export const happyJsonReader: InputReader = {
  format: 'multiqc-happy-json',
  accepts: (head) =>
    /^\s*\{/.test(head) && /"METRIC\.(?:Recall|Precision)(?:_(?:snp|indel))?"\s*:/.test(head),
  read: (text, reading) => {
    const records = readJson(text, reading);
    if (records !== undefined) {
      addHappyRecords(records, reading);
    }
  },
};
