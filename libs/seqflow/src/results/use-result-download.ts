import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { addressOfLink, signedLink } from '@omics-portal/resources';
import { downloadUrl, notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';
import { fileNameOf } from './file-name';

/** Download of a result file by its storage link, with a notice of a failure. */
export function useResultDownload() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const { mutate, isPending } = useMutation({
    ...signedLink(datains),
    onSuccess: (url, { key }) => downloadUrl(fileNameOf(key), url),
    onError: (error, { key }) => {
      const name = fileNameOf(key);
      notify({ tone: 'danger', title: t`${name} could not be downloaded`, description: errorText(error) });
    },
  });
  return { download: (path: string) => mutate(addressOfLink(path)), isPending };
}
