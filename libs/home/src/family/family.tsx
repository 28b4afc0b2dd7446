import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useHome } from '../ports/home-ports';
import { Pedigree } from './pedigree';

/** The four samples: the family as a pedigree, and who is who, each with a link to the genome's files. */
export function Family() {
  const { t } = useLingui();
  const id = useId();
  const members = [
    { sample: 'F7', role: t`Father` },
    { sample: 'M8', role: t`Mother` },
    { sample: 'D5', role: t`Daughter, twin of D6` },
    { sample: 'D6', role: t`Daughter, the common reference` },
  ];
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-wrap items-center justify-center gap-x-6 gap-y-3 rounded-control border border-border bg-sunken px-4 py-3"
    >
      <Pedigree
        className="h-auto w-44 shrink-0"
        label={t`Pedigree: F7 and M8 have twin daughters, D5 and D6.`}
      />
      <div className="min-w-44 flex-1">
        <h2 id={id} className="text-sm font-semibold">{t`Four samples of one family`}</h2>
        <dl className="mt-1 text-sm">
          {members.map(({ sample, role }) => (
            <Member key={sample} sample={sample} role={role} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Member({ sample, role }: { readonly sample: string; readonly role: string }) {
  const { t } = useLingui();
  const { links } = useHome();
  return (
    <div className="flex min-h-6 items-baseline gap-2">
      <dt className="w-7 shrink-0">
        <a
          href={links.collection('genomics', { 'f.donor_id': sample })}
          aria-label={t`${sample}: files of its genome`}
          className="inline-block min-h-6 font-semibold text-primary-text underline underline-offset-2"
        >
          {sample}
        </a>
      </dt>
      <dd className="min-w-0 text-muted">{role}</dd>
    </div>
  );
}
