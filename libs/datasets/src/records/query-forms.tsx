import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { QueryError, type DataQuery } from '@omics-portal/data-query';
import { toCode, type CodeLanguage } from '@omics-portal/data-query/code';
import { Alert, CodeBlock, ErrorState, SegmentedControl, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useDatasets } from '../ports/datasets-ports';
import { useQueryHref } from '../ports/use-query-href';
import { useSentences } from './use-sentences';

const FORMS = ['link', 'sentence', 'sqon', 'curl', 'python', 'r', 'drs'] as const;
type Form = (typeof FORMS)[number];

interface QueryFormsProps {
  readonly query: DataQuery;
  /** Address of what the query finds; by default the page of the query. */
  readonly address?: string;
}

/** Forms of a query, one at a time, with a copy button. */
export function QueryForms({ query, address }: QueryFormsProps) {
  const { t } = useLingui();
  const href = useQueryHref();
  const [form, setForm] = useState<Form>('link');
  const labels: Readonly<Record<Form, string>> = {
    link: t`Link`,
    sentence: t`Sentence`,
    sqon: 'SQON',
    curl: 'curl',
    python: 'Python',
    r: 'R',
    drs: 'DRS',
  };
  const code = (text: string) => (
    <CodeBlock code={text} label={labels[form]} copyLabel={t`Copy`} copiedLabel={t`Copied`} />
  );
  return (
    <>
      <SegmentedControl
        label={t`Form`}
        className="mb-4"
        value={form}
        onValueChange={(value) => setForm(FORMS.find((known) => known === value) ?? 'link')}
        options={FORMS.map((value) => ({ value, label: labels[value] }))}
      />
      {form === 'link' ? code(absolute(address ?? href(query))) : null}
      {form === 'sentence' ? <Sentences query={query} /> : null}
      {form !== 'link' && form !== 'sentence' ? (
        <>
          {form === 'drs' ? (
            <p className="mb-3 text-sm text-muted">
              {t`This Python program lists the GA4GH DRS address of each file, for workflow engines and cloud workspaces.`}
            </p>
          ) : null}
          <Code query={query} language={form}>
            {code}
          </Code>
        </>
      ) : null}
    </>
  );
}

interface CodeProps extends Pick<QueryFormsProps, 'query'> {
  readonly language: CodeLanguage;
  readonly children: (code: string) => ReactNode;
}

/** Query as code, or the reason why this language cannot express it. */
function Code({ query, language, children }: CodeProps) {
  const { t } = useLingui();
  const { dataseqUrl, numericRange } = useDatasets();
  const code = codeOf(query, language, { baseUrl: absolute(dataseqUrl), numericRange });
  return code === null ? (
    <Alert tone="warning" title={t`SQON cannot express this query`}>
      {t`A filter has the text __missing__, which means Unknown in SQON. Use one of the other forms.`}
    </Alert>
  ) : (
    children(code)
  );
}

/** Code of a query; null if the language cannot express it. */
function codeOf(...[query, language, options]: Parameters<typeof toCode>): string | null {
  try {
    return toCode(query, language, options);
  } catch (error) {
    if (error instanceof QueryError) {
      return null;
    }
    throw error;
  }
}

/** Sentences that describe the query, one for each language. */
function Sentences({ query }: QueryFormsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const sentences = useSentences(query);
  if (sentences.isPending) {
    return <SkeletonLines lines={4} label={t`Loading`} />;
  }
  if (sentences.isError) {
    return (
      <ErrorState
        title={t`The sentences could not be loaded`}
        message={errorText(sentences.error)}
        retryLabel={t`Retry`}
        onRetry={() => void sentences.refetch()}
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {sentences.data.map(({ locale, name, text }) => (
        <div key={locale} lang={locale}>
          <CodeBlock code={text} label={name} copyLabel={t`Copy`} copiedLabel={t`Copied`} />
        </div>
      ))}
    </div>
  );
}

const absolute = (url: string) => new URL(url, window.location.href).href;
