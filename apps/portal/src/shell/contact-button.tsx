import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { BookOpen, Bug, CodeXml, LifeBuoy, Mail } from 'lucide-react';
import { ActionList, type Action } from './action-list';
import { Disclosure } from './disclosure';

export interface ContactButtonProps {
  repository: string | null;
  contact: string | null;
  issues: string | null;
  docs: string | null;
}

/** Code, mail, tracker and docs behind one button. Absent where a site has none of them. */
export function ContactButton({ repository, contact, issues, docs }: ContactButtonProps) {
  const { t } = useLingui();
  const actions: Action[] = [
    { key: 'repository', label: t`Code repository`, icon: <CodeXml aria-hidden />, link: repository },
    { key: 'contact', label: t`Email to us`, icon: <Mail aria-hidden />, link: contact },
    { key: 'issues', label: t`Issues`, icon: <Bug aria-hidden />, link: issues },
    { key: 'docs', label: t`Docs`, icon: <BookOpen aria-hidden />, link: docs },
  ].flatMap(({ link, ...action }) => (link === null ? [] : [{ ...action, href: link }]));
  if (actions.length === 0) {
    return null;
  }
  return (
    <Disclosure
      align="end"
      side="top"
      trigger={(props) => (
        <IconButton {...props} label={t`Contact`} icon={<LifeBuoy />} variant="secondary" />
      )}
    >
      {(close) => <ActionList actions={actions} onDone={close} />}
    </Disclosure>
  );
}
