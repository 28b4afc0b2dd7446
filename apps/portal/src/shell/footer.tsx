import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { externalLinkProps } from './action-list';

export interface FooterProps {
  productTitle: string;
  version: string;
  year: number;
  policies: string | null;
  help: string | null;
  issues: string | null;
  /** Beside the links, where the window has no room at its edge. */
  children?: ReactNode;
}

/** Who runs this and where to ask. */
export function Footer({ productTitle, version, year, policies, help, issues, children }: FooterProps) {
  const { t } = useLingui();
  const links = [
    { label: t`Data Policies`, href: policies },
    { label: t`Help`, href: help },
    { label: t`Feedback`, href: issues },
  ].flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
  return (
    <footer className="border-t border-border px-4 py-5 text-xs text-muted">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <Trans>Copyright</Trans> © {year} {productTitle}
          {version ? <span className="ms-2">{t`Version ${version}`}</span> : null}
        </p>
        <ul className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {links.map(({ label, href }) => (
            <li key={label}>
              <a
                href={href}
                {...externalLinkProps(href)}
                className="inline-flex min-h-6 items-center hover:text-primary-text"
              >
                {label}
              </a>
            </li>
          ))}
          {children ? <li>{children}</li> : null}
        </ul>
      </div>
    </footer>
  );
}
