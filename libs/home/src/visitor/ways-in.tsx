import { useLingui } from '@lingui/react/macro';
import { BookOpen, FlaskConical, FolderOpen, Rocket } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useHome } from '../ports/home-ports';

/** Links to the main parts of the portal, each with a description. */
export function WaysIn() {
  const { t } = useLingui();
  const { links } = useHome();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-heading font-semibold">{t`What you can do here`}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Way href={links.materials()} icon={<FlaskConical />} title={t`Reference Materials`}>
          {t`DNA, RNA, protein and metabolites from the cells of one family, to measure beside your own samples.`}
        </Way>
        <Way href={links.appStore()} icon={<Rocket />} title={t`QC Apps`}>
          {t`Assess your own data: each verdict comes with the rule, the value and the limit behind it.`}
        </Way>
        <Way href={links.referenceDatasets()} icon={<FolderOpen />} title={t`Reference Datasets`}>
          {t`What a measurement of the materials should find: variants and fold changes to compare with.`}
        </Way>
        <Way href={links.publications()} icon={<BookOpen />} title={t`Publications`}>
          {t`How the materials were made, and how ratios to a common sample make batches comparable.`}
        </Way>
      </ul>
    </section>
  );
}

interface WayProps {
  href: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Way({ href, icon, title, children }: WayProps) {
  return (
    <li className="group relative flex min-w-0 gap-3 rounded-card border border-border bg-surface p-4 shadow-card transition-colors duration-(--motion-fast) focus-within:border-primary-text hover:border-primary-text">
      <span aria-hidden className="mt-0.5 text-primary-text [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold wrap-anywhere">
          <a
            href={href}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-text"
          >
            {title}
          </a>
        </h3>
        <p className="mt-1 text-sm text-muted">{children}</p>
      </div>
    </li>
  );
}
