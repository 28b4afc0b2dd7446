import { NotFoundError } from '@omics-portal/api';
import { addressOfLink, fetchWholeLog, signedLink, type LogInput } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button, downloadUrl, notify, plainLogText, saveFile } from '@omics-portal/ui';
import { useCopy, useErrorText } from '@omics-portal/wording';
import { Copy, Download } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';

/** Largest log that is copied as a whole, in bytes. */
const MAX_COPIED_BYTES = 1024 * 1024;

interface LogExportProps {
  readonly input: LogInput;
  /** Size of the log in bytes. */
  readonly size: number;
  /** Storage link of the log, which the browser downloads as a stream; null if there is none. */
  readonly link: string | null;
}

/** Buttons that copy and download a log. */
export function LogExport({ input, size, link }: LogExportProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const copy = useCopy();
  const fileName = `${input.key}.${input.stream}.log`;
  const onError = (error: unknown) =>
    notify({ tone: 'danger', title: t`The log could not be downloaded`, description: errorText(error) });
  const whole = useMutation({ ...fetchWholeLog(datains), onError });
  const signed = useMutation({
    ...signedLink(datains),
    onSuccess: (url) => downloadUrl(fileName, url),
    // Older servers have no link to a log before its run has ended.
    onError: (error) => (error instanceof NotFoundError ? saveWhole() : onError(error)),
  });
  const saveWhole = () => whole.mutate(input, { onSuccess: (file) => saveFile(fileName, file) });
  const download = () => (link === null ? saveWhole() : signed.mutate(addressOfLink(link)));
  const copyAll = () => {
    if (size > MAX_COPIED_BYTES) {
      notify({
        tone: 'info',
        title: t`The log is too long to copy`,
        description: t`Select the lines that you need, or download the log.`,
      });
      return;
    }
    whole.mutate(input, {
      onSuccess: (file) => void file.text().then((text) => copy(plainLogText(text)), onError),
    });
  };
  return (
    <>
      <Button size="sm" variant="ghost" icon={<Copy />} onClick={copyAll}>
        {t`Copy`}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<Download />}
        busy={whole.isPending || signed.isPending}
        onClick={download}
      >
        {t`Download`}
      </Button>
    </>
  );
}
