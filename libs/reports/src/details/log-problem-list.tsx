import { useLingui } from '@lingui/react/macro';
import { type LogProblem, ProgramProblemList } from '@omics-portal/wording/program-problems';
import { isProblemCode, problemMessage } from '../new-report/table-problem-messages';

/** Problems in the inputs of a failed report, in the language of the reader; nothing for codes that have no message here. */
export function LogProblemList({ problems }: { readonly problems: readonly LogProblem[] }) {
  const { i18n, t } = useLingui();
  return (
    <ProgramProblemList
      title={t`What is wrong`}
      problems={problems}
      ownMessage={({ code, params }) => (isProblemCode(code) ? problemMessage(i18n, { code, params }) : null)}
    />
  );
}
