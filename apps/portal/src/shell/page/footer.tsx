import { Trans, useLingui } from '@lingui/react/macro';
import { cn } from '@omics-portal/ui';
import type { ReactNode } from 'react';
import { externalLinkProps } from '../controls/action-list';
import { useShellActions } from '../actions/use-shell-actions';

const entryStyles = cn('inline-flex min-h-6 items-center hover:text-primary-text');

export interface FooterProps {
  productTitle: string;
  version: string;
  /** Packaged desktop build: shown beside the version, so that a problem report distinguishes it from the web site. */
  isDesktop?: boolean;
  year: number;
  policies: string | null;
  help: string | null;
  /** Issue tracker; without one, the feedback form is offered. */
  issues: string | null;
  /** Shown beside the links if the window has no room at its edge. */
  children?: ReactNode;
}

/** Footer of the site: version, policies, help and contact. */
export function Footer({
  productTitle,
  version,
  isDesktop = false,
  year,
  policies,
  help,
  issues,
  children,
}: FooterProps) {
  const { t } = useLingui();
  const { openFeedback } = useShellActions();
  const feedback = t`Feedback`;
  const links = [
    { label: t`Data Policies`, href: policies },
    { label: t`Help`, href: help },
  ].flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
  return (
    <footer className="border-t border-border px-(--page-gutter) py-5 text-xs text-muted print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <Trans>Copyright</Trans> © {year} {productTitle}
          {version ? <span className="ms-2">{t`Version ${version}`}</span> : null}
          {isDesktop ? <span className="ms-2">{t`Desktop app`}</span> : null}
        </p>
        <ul className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {links.map(({ label, href }) => (
            <li key={label}>
              <a href={href} {...externalLinkProps(href)} className={entryStyles}>
                {label}
              </a>
            </li>
          ))}
          <li>
            {issues === null ? (
              <button type="button" className={entryStyles} onClick={openFeedback}>
                {feedback}
              </button>
            ) : (
              <a href={issues} {...externalLinkProps(issues)} className={entryStyles}>
                {feedback}
              </a>
            )}
          </li>
          {children ? <li>{children}</li> : null}
        </ul>
      </div>
    </footer>
  );
}
