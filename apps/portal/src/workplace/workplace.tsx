import type { SignedInUser } from '@omics-portal/auth';
import { Collections } from '../dashboard/collections';
import { Activity } from './activity';
import { AllProjects } from './all-projects';
import { DataTasks } from './data-tasks';
import { OngoingProjects } from './ongoing-projects';
import { QuickStart } from './quick-start';
import { WorkplaceHead } from './workplace-head';

/** The dashboard of a signed-in user, who is undefined until user info has arrived. Each panel asks for its own part, so that one that is down leaves the others alone. */
export function Workplace({ user }: { user: SignedInUser | undefined }) {
  return (
    <div className="flex flex-col gap-4">
      <WorkplaceHead user={user} />
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-2">
          <OngoingProjects />
          <AllProjects />
          <Activity />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <QuickStart />
          <DataTasks />
        </div>
      </div>
      <Collections />
    </div>
  );
}
