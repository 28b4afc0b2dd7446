import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { NoDownloadError, signedDownload } from '@omics-portal/resources';
import { downloadUrl, notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import type { CartFile } from '../cart-store/cart-file';
import { useDatasets } from '../ports/datasets-ports';

/** Mutation that downloads a file, with a notice of a failure. */
export function useDownload() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains, index } = useDatasets();
  return useMutation({
    ...signedDownload<CartFile>({ datains, index }),
    onSuccess: (url, { name }) => downloadUrl(name, url),
    onError: (error, { name }) =>
      notify({
        tone: 'danger',
        title: t`${name} could not be downloaded`,
        description:
          error instanceof NoDownloadError
            ? t`This file cannot be fetched by a browser. Copy its path for a command-line tool.`
            : errorText(error),
      }),
  });
}
