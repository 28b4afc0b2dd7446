import type { ReactNode } from 'react';

interface CardFrameProps {
  readonly href: string;
  readonly name: string;
  /** Level of the name among the headings of its page. */
  readonly heading: 'h3' | 'h4';
  /** Mark beside the name. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of the card of a collection in a list: all of it is the link of its name. */
export function CardFrame({ href, name, heading: Heading, beside, children }: CardFrameProps) {
  return (
    <li className="group relative flex min-w-0 flex-col rounded-card border border-border bg-surface p-4 shadow-card transition-colors duration-(--motion-fast) focus-within:border-primary-text hover:border-primary-text">
      <div className="flex items-start justify-between gap-2">
        <Heading className="min-w-0 font-semibold wrap-anywhere">
          <a
            href={href}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-text"
          >
            {name}
          </a>
        </Heading>
        {beside}
      </div>
      {children}
    </li>
  );
}
