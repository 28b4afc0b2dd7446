import { getRouteApi, useRouter } from '@tanstack/react-router';
import { ExceptionPage, type ExceptionCode } from '../shell/exception-page';
import { useHrefs } from '../shell/use-portal';

function Exception({ code, address }: { code: ExceptionCode; address: string | undefined }) {
  const router = useRouter();
  const hrefs = useHrefs();
  // An address typed by hand is unknown to the router's own count of steps, so the browser's is asked.
  const goBack = () =>
    window.history.length > 1 ? router.history.back() : void router.navigate({ to: '/dashboard' });
  return <ExceptionPage code={code} address={address} homeHref={hrefs.dashboard()} onBack={goBack} />;
}

export function NotFoundRoute() {
  return <Exception code="404" address={getRouteApi('/main/404').useSearch().from} />;
}

export function ForbiddenRoute() {
  return <Exception code="403" address={getRouteApi('/main/exception/403').useSearch().from} />;
}

export function MissingRoute() {
  return <Exception code="404" address={getRouteApi('/main/exception/404').useSearch().from} />;
}

export function ServerErrorRoute() {
  return <Exception code="500" address={getRouteApi('/main/exception/500').useSearch().from} />;
}
