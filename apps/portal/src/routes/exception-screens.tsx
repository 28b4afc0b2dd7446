import { getRouteApi, useRouter } from '@tanstack/react-router';
import { ExceptionPage, type ExceptionCode } from '../shell/exceptions/exception-page';
import { goBack } from '../shell/exceptions/go-back';
import { useHrefs } from '../composition/use-portal';

function Exception({ code, address }: { code: ExceptionCode; address: string | undefined }) {
  const router = useRouter();
  const hrefs = useHrefs();
  return (
    <ExceptionPage code={code} address={address} homeHref={hrefs.dashboard()} onBack={() => goBack(router)} />
  );
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
