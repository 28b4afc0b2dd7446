import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataQuery } from '@omics-portal/data-query';
import { toCode } from '@omics-portal/data-query/code';
import { Button, CodeBlock, Dialog, SegmentedControl } from '@omics-portal/ui';
import { Share2 } from 'lucide-react';
import { useDatasets } from '../ports/datasets-ports';
import { useQueryHref } from './use-query-href';

const FORMS = ['link', 'sentence', 'curl', 'python', 'r'] as const;
type Form = (typeof FORMS)[number];

interface CopyQueryButtonProps {
  readonly query: DataQuery;
  /** The query in the reader's language. */
  readonly sentence: string;
}

/** Shows the query as a link, a sentence, or a program that asks the same, each to copy. */
export function CopyQueryButton({ query, sentence }: CopyQueryButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState<Form>('link');
  const code = useQueryForms(query, sentence)[form];
  const labels: Readonly<Record<Form, string>> = {
    link: t`Link`,
    sentence: t`Sentence`,
    curl: 'curl',
    python: 'Python',
    r: 'R',
  };
  return (
    <>
      <Button size="sm" icon={<Share2 />} onClick={() => setOpen(true)}>{t`Copy as...`}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`Take this query along`} closeLabel={t`Close`}>
        <SegmentedControl
          label={t`Form`}
          className="mb-4"
          value={form}
          onValueChange={(value) => setForm(FORMS.find((known) => known === value) ?? 'link')}
          options={FORMS.map((value) => ({ value, label: labels[value] }))}
        />
        <CodeBlock code={code} label={labels[form]} copyLabel={t`Copy`} copiedLabel={t`Copied`} />
      </Dialog>
    </>
  );
}

function useQueryForms(query: DataQuery, sentence: string): Readonly<Record<Form, string>> {
  const { dataseqUrl, numericRange } = useDatasets();
  const href = useQueryHref();
  const absolute = (url: string) => new URL(url, window.location.href).href;
  const options = { baseUrl: absolute(dataseqUrl), numericRange };
  return {
    link: absolute(href(query)),
    sentence,
    curl: toCode(query, 'curl', options),
    python: toCode(query, 'python', options),
    r: toCode(query, 'r', options),
  };
}
