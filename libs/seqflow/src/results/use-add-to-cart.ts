import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ResultFile } from '@omics-portal/api';
import { md5OfEtag } from '@omics-portal/resources';
import { notify } from '@omics-portal/ui';
import { useSeqflow } from '../ports/seqflow-ports';
import { resultKitName } from './kit/result-kit-files';

/** Puts result files into the cart of the account, with a notice of how many are new in it. */
export function useAddToCart(): (files: readonly ResultFile[]) => void {
  const { t } = useLingui();
  const { cart } = useSeqflow();
  return (files) => {
    const added = cart.addStored(
      files.map((file) => ({
        file_path: file.path,
        file_name: resultKitName(file),
        project_name: `${file.project_name} · ${file.job_name}`,
        file_size: file.size,
        md5sum: md5OfEtag(file.etag),
      })),
    );
    notify({
      tone: added > 0 ? 'success' : 'info',
      title:
        added > 0
          ? t`${plural(added, { one: '# file added to the cart', other: '# files added to the cart' })}`
          : t`The cart has these files already`,
      description: t`To open the cart, choose "Cart Files" on the data pages. You can also choose its files in the project wizard.`,
    });
  };
}
