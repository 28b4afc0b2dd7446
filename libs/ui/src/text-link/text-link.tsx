import { ExternalLink } from 'lucide-react';
import { type ComponentProps } from 'react';
import { cn } from '../cn/cn';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** URL. */
  href: string;
  /**
   * Opens in a new window without `opener`, with an icon that says so.
   *
   * @default false
   */
  external?: boolean | undefined;
}

/** Text link within a sentence. Underlined, so that it is recognisable without colour. */
export function TextLink({ external, className, children, ...props }: TextLinkProps) {
  return (
    <a
      data-slot="text-link"
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...props}
      className={cn(
        'rounded-xs break-words text-primary-text underline decoration-primary-text/40 underline-offset-3 hover:decoration-primary-text colour-weak:decoration-primary-text',
        className,
      )}
    >
      {children}
      {external ? <ExternalLink aria-hidden className="ms-1 mb-0.5 inline size-3" /> : null}
    </a>
  );
}
