import { useLingui } from '@lingui/react/macro';
import type { SignedInUser } from '@omics-portal/auth';
import { Avatar, Card } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHome } from '../ports/home-ports';
import { userQueries } from '../queries/user-queries';
import { Figure } from './figure';
import { Greeting } from './greeting';

/** Greeting of the user, and the numbers of projects, jobs and reports. */
export function UserHead({ user }: { user: SignedInUser | undefined }) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const home = useHome();
  const { links } = home;
  const refetchInterval = home.polling.projectsMs;
  const { projectCount, jobCount, reportCount } = userQueries(home);
  const projects = useQuery({ ...projectCount, refetchInterval });
  const jobs = useQuery({ ...jobCount, refetchInterval });
  const reports = useQuery({ ...reportCount, refetchInterval });
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={user?.name ?? t`Account`} size="lg" {...(user?.avatar ? { src: user.avatar } : {})} />
          <div className="min-w-0">
            <h1 className="text-title font-semibold wrap-anywhere">
              {user ? <Greeting hour={now.getHours()} name={user.name} /> : t`Overview`}
            </h1>
            <p className="wrap-anywhere text-muted">
              {user?.groups.map((group) => (group === 'default' ? t`Default group` : group)).join(' · ')}
            </p>
          </div>
        </div>
        <div className="grid w-full grid-cols-3 gap-x-4 gap-y-3 sm:w-auto sm:gap-x-12">
          <Figure
            label={t({ message: 'Projects', context: 'count' })}
            query={projects}
            href={links.projects()}
          />
          <Figure label={t({ message: 'Jobs', context: 'count' })} query={jobs} href={links.projects()} />
          <Figure
            label={t({ message: 'Reports', context: 'count' })}
            query={reports}
            href={links.reports()}
          />
        </div>
      </div>
    </Card>
  );
}
