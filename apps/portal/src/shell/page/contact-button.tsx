import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { BookOpen, CircleDot, CircleQuestionMark, CodeXml, Mail, MessageSquareWarning } from 'lucide-react';
import { ActionList, type Action } from '../controls/action-list';
import { Disclosure } from '../controls/disclosure';
import { useShellActions } from '../actions/use-shell-actions';

export interface ContactButtonProps {
  repository: string | null;
  contact: string | null;
  issues: string | null;
  docs: string | null;
}

/** Contact menu: links to code, mail, tracker and docs, as far as the site has them, and the feedback form. */
export function ContactButton({ repository, contact, issues, docs }: ContactButtonProps) {
  const { t } = useLingui();
  const { openFeedback } = useShellActions();
  const links: Action[] = [
    { key: 'repository', label: t`Code repository`, icon: <CodeXml aria-hidden />, link: repository },
    { key: 'contact', label: t`Email to us`, icon: <Mail aria-hidden />, link: contact },
    { key: 'issues', label: t`Issues`, icon: <CircleDot aria-hidden />, link: issues },
    { key: 'docs', label: t`Docs`, icon: <BookOpen aria-hidden />, link: docs },
  ].flatMap(({ link, ...action }) => (link === null ? [] : [{ ...action, href: link }]));
  const feedback: Action = {
    key: 'feedback',
    label: t`Feedback`,
    icon: <MessageSquareWarning aria-hidden />,
    onSelect: openFeedback,
  };
  return (
    <Disclosure
      align="end"
      side="top"
      trigger={(props) => (
        <IconButton {...props} label={t`Contact`} icon={<CircleQuestionMark />} variant="secondary" />
      )}
    >
      {(close) => <ActionList actions={[...links, feedback]} onDone={close} />}
    </Disclosure>
  );
}
