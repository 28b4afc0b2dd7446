import type { SignedInUser } from '@omics-portal/auth';
import { useEffect } from 'react';
import { useHome } from '../ports/home-ports';
import { Story } from '../story/lazy-story';
import { Activity } from './activity';
import { AllProjects } from './all-projects';
import { DataTasks } from './data-tasks';
import { LatestReports } from './latest-reports';
import { OngoingProjects } from './ongoing-projects';
import { QuickStart } from './quick-start';
import { UserCollections } from './user-collections';
import { UserHead } from './user-head';

export interface UserHomeScreenProps {
  /** Undefined until the user info has arrived. */
  readonly user: SignedInUser | undefined;
}

/** Home screen of a signed-in user. Each panel has its own queries, so that a service that is down affects its panels only. */
export function UserHomeScreen({ user }: UserHomeScreenProps) {
  const { followEvents } = useHome();
  useEffect(followEvents, [followEvents]);
  return (
    <div className="flex flex-col gap-4">
      <UserHead user={user} />
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-2">
          <OngoingProjects />
          <AllProjects />
          <Activity />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <QuickStart />
          <LatestReports />
          <DataTasks />
        </div>
      </div>
      <UserCollections />
      <Story hasFamily />
    </div>
  );
}
