import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { fetchResults, MAX_RESULTS, type ResultListInput } from '@omics-portal/resources';
import { Button, notify } from '@omics-portal/ui';
import { formatFileSize, useErrorText } from '@omics-portal/wording';
import { FlaskConical, FolderDown, ShoppingCart } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';
import { SavedKitNotice } from './kit/saved-kit-notice';
import { useResultKit } from './kit/use-result-kit';
import { useAddToCart } from './use-add-to-cart';
import { useAssessFiles } from './use-assess-files';
import type { ResultSelection } from './use-result-selection';

interface SelectedResultsProps {
  readonly selection: ResultSelection;
  /** Request of the list. */
  readonly input: ResultListInput;
  /** Number of files in the list. */
  readonly total: number;
}

/** Bar of the selected result files: their number and size, and what can be done with them. */
export function SelectedResults({ selection, input, total }: SelectedResultsProps) {
  const { t } = useLingui();
  const { files } = selection;
  const selectAll = useSelectAll(selection);
  const kit = useResultKit();
  const assess = useAssessFiles();
  const addToCart = useAddToCart();
  const count = files.length;
  const size = formatFileSize(files.reduce((sum, file) => sum + (file.size ?? 0), 0));
  const limit = Math.min(total, MAX_RESULTS);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div role="group" aria-label={t`Selected files`} className="flex flex-wrap items-center gap-2 text-sm">
        {count > 0 ? (
          <span aria-live="polite" className="tabular-nums">
            {t`${plural(count, { one: '# file selected', other: '# files selected' })}, ${size}`}
          </span>
        ) : null}
        {total > count ? (
          <Button size="sm" busy={selectAll.isPending} onClick={() => selectAll.mutate(input)}>
            {total > MAX_RESULTS ? t`Select the first ${limit} files` : t`Select all ${total} files`}
          </Button>
        ) : null}
        {count > 0 ? (
          <>
            <Button
              size="sm"
              icon={<FolderDown />}
              busy={kit.isMaking}
              onClick={() => void kit.make(files)}
            >{t`Download kit`}</Button>
            <Button
              size="sm"
              icon={<ShoppingCart />}
              onClick={() => addToCart(files)}
            >{t`Add to the cart`}</Button>
            <Button
              size="sm"
              icon={<FlaskConical />}
              onClick={() => assess(files)}
            >{t`New assessment with these files`}</Button>
            <Button size="sm" variant="ghost" onClick={selection.clear}>{t`Clear the selection`}</Button>
          </>
        ) : null}
      </div>
      {kit.saved ? (
        <SavedKitNotice
          saved={kit.saved}
          busy={kit.isMaking}
          onAgain={() => void kit.make(kit.saved?.results ?? [])}
          onClose={kit.close}
        />
      ) : null}
    </div>
  );
}

function useSelectAll(selection: ResultSelection) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  return useMutation({
    ...fetchResults(datains),
    onSuccess: selection.replace,
    onError: (error) =>
      notify({
        tone: 'danger',
        title: t`The files could not be selected`,
        description: errorText(error),
      }),
  });
}
