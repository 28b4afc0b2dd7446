import { useLingui } from '@lingui/react/macro';
import type { LogProblem } from '../files/log-problems';
import { isProblemCode, problemMessage } from '../new-report/table-problem-messages';

/** Problems in the inputs of a failed report, in the language of the reader; nothing for codes that have no message here. */
export function LogProblemList({ problems }: { readonly problems: readonly LogProblem[] }) {
  const { i18n, t } = useLingui();
  const known = problems.flatMap(({ file, code, params }) =>
    isProblemCode(code) ? [{ file, message: problemMessage(i18n, { code, params }) }] : [],
  );
  return known.length === 0 ? null : (
    <section aria-label={t`What is wrong`}>
      <h3 className="mb-1 text-sm font-medium">{t`What is wrong`}</h3>
      <ul className="mb-3 flex list-disc flex-col gap-1 ps-5 text-sm">
        {known.map(({ file, message }, index) => (
          <li key={index} className="wrap-anywhere">
            <code>{file}</code>: {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
