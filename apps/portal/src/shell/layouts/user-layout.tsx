import { useLingui } from '@lingui/react/macro';
import { Card } from '@omics-portal/ui';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { ContactButton } from '../page/contact-button';
import { Content } from '../page/content';
import { Footer } from '../page/footer';
import { LanguageSwitch } from '../header/language-switch';
import { Logo } from '../controls/logo';
import { useHrefs, usePortal } from '../../composition/use-portal';

/** Layout of the sign-in pages: without a menu, with the language switch. */
export function UserLayout() {
  const { t } = useLingui();
  const [today] = useState(() => new Date());
  const { config, messages } = usePortal();
  const hrefs = useHrefs();
  const { policies, help, issues, repository, contact, docs } = config.links;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center justify-end px-(--page-gutter)">
        <LanguageSwitch current={messages.locale()} onChoose={messages.switchTo} />
      </header>
      <Content className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 py-8">
        <div className="mb-3 flex justify-center text-title">
          <Logo href={hrefs.dashboard()} text={config.productTitle} src={config.logoUrl} />
        </div>
        <p className="mb-6 text-center text-balance text-muted">{t`Reference multi-omics data and quality assessment of sequencing`}</p>
        <Card className="p-6">
          <Outlet />
        </Card>
      </Content>
      <Footer
        productTitle={config.productTitle}
        version={config.version}
        isDesktop={config.desktop}
        year={today.getFullYear()}
        policies={policies}
        help={help}
        issues={issues}
      >
        <ContactButton repository={repository} contact={contact} issues={issues} docs={docs} />
      </Footer>
    </div>
  );
}
