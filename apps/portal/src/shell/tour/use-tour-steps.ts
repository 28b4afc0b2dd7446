import { useLingui } from '@lingui/react/macro';
import type { TourStep } from '@omics-portal/ui/tour';
import { useRouter } from '@tanstack/react-router';
import { NAMED_ROUTES, type RouteName } from '../../links/named-routes';
import { useSession } from '../../composition/use-portal';
import { findTour } from './find-tour';
import { waitFor } from './wait-for';

/** Step of a tour with the path of its page. */
interface PageStep extends Pick<TourStep, 'key' | 'title' | 'text' | 'placement'> {
  page: RouteName;
  target: string;
}

/** Time that a step waits for its target on a page that is loading, in milliseconds. */
const WAIT_MS = { afterNavigation: 6000, here: 1500 } as const;

/** Steps of the tour that starts on this page; empty without a tour. */
export function useTourSteps(): readonly TourStep[] {
  const router = useRouter();
  const steps = useAppStoreSteps();
  if (findTour(router.state.location.pathname) === undefined) {
    return [];
  }
  return steps.map(({ page, target, ...step }) => ({
    ...step,
    target,
    prepare: async () => {
      const path = NAMED_ROUTES[page];
      const elsewhere = router.state.location.pathname !== path;
      if (elsewhere) {
        await router.navigate({ href: path });
      }
      await waitFor(target, elsewhere ? WAIT_MS.afterNavigation : WAIT_MS.here);
    },
  }));
}

/** Tour of the app store, the data and the reports; visitors are also shown the sign-in. */
function useAppStoreSteps(): readonly PageStep[] {
  const { t } = useLingui();
  const signedIn = useSession().status !== 'signed-out';
  const store: PageStep[] = [
    {
      key: 'categories',
      page: 'app-store',
      target: 'main [role="tablist"]',
      title: t`Fields of study`,
      text: t`Apps are sorted by the kind of data they assess. The number says how many there are.`,
    },
    {
      key: 'app',
      page: 'app-store',
      target: 'main article',
      placement: 'right',
      title: t`An app`,
      text: t`Its name, its version and what it is for. Report tools are listed beside the apps whose results they show.`,
    },
    {
      key: 'run',
      page: 'app-store',
      target: 'main article footer > a',
      placement: 'top',
      title: t`Run`,
      text: t`Opens a new project: name it, choose the files of each sample, run. Visitors sign in first and then return here.`,
    },
    {
      key: 'help',
      page: 'app-store',
      target: 'main article footer > button',
      placement: 'top',
      title: t`Help`,
      text: t`What the app reads and writes, and what each of its parameters means.`,
    },
  ];
  const own: PageStep[] = [
    {
      key: 'data',
      page: 'upload',
      target: 'main h1',
      title: t`All Your Data`,
      text: t`Datasets that you upload are here. An app takes its files from here, from the cart or from your storage.`,
    },
    {
      key: 'reports',
      page: 'reports',
      target: 'main h1',
      title: t`QC Report History`,
      text: t`All finished reports of all apps, searchable by app and date.`,
    },
  ];
  const signIn: PageStep = {
    key: 'login',
    page: 'app-store',
    target: 'header a[href*="/user/login"]',
    title: t`Login`,
    text: t`Once you are signed in, All Your Data lists what you upload, and QC Report History lists the reports of your runs.`,
  };
  return signedIn ? [...store, ...own] : [...store, signIn];
}
