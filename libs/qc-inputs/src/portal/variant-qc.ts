import { type FigureKey } from '../model/figure';
import { type InputReader } from '../reading/input-reader';
import { valueAt } from '../text/lenient-json';
import { isResultOf, listAt, parseAppResult } from './app-result';

const VALUES: readonly (readonly [column: string, key: FigureKey])[] = [
  ['snv', 'snvs'],
  ['indel', 'indels'],
  ['tiTv', 'tiTv'],
  ['hetHom', 'hetHom'],
];

/**
 * Reader of variant_qc.json of the portal's app variant-qc: the variants of each member of the family, named as in the VCF.
 * Its Mendelian concordance is not read here, as its rules differ from those of the published workflows.
 */
export const variantQcReader: InputReader = {
  format: 'portal-variant-qc',
  accepts: (head) => isResultOf('variant-qc', head),
  read: (text, reading) => {
    for (const member of listAt(parseAppResult(text, reading), 'members')) {
      const [column, donor] = [valueAt(member, 'column'), valueAt(member, 'member')];
      const written = [column, donor].find((name) => typeof name === 'string' && name !== '');
      for (const [path, key] of VALUES) {
        const value = valueAt(member, path);
        if (typeof written === 'string' && typeof value === 'number') {
          const source = reading.source('variant-qc', path);
          reading.figure({ written, subject: 'sample' }, key, { value, rounding: 0 }, { source });
        }
      }
    }
  },
};
