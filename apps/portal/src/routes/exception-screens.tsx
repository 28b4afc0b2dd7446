import { useRouter } from '@tanstack/react-router';
import { ExceptionPage, type ExceptionCode } from '../shell/exceptions/exception-page';
import { goBack } from '../shell/exceptions/go-back';
import { useHrefs } from '../composition/use-portal';
import type { ScreenProps } from './feature-route';

function Exception({ code, address }: { code: ExceptionCode; address: string | undefined }) {
  const router = useRouter();
  const hrefs = useHrefs();
  return (
    <ExceptionPage code={code} address={address} homeHref={hrefs.dashboard()} onBack={() => goBack(router)} />
  );
}

type ExceptionProps = Pick<ScreenProps<{ from?: string | undefined }>, 'search'>;

export function NotFoundRoute({ search }: ExceptionProps) {
  return <Exception code="404" address={search.from} />;
}

export function ForbiddenRoute({ search }: ExceptionProps) {
  return <Exception code="403" address={search.from} />;
}

export function MissingRoute({ search }: ExceptionProps) {
  return <Exception code="404" address={search.from} />;
}

export function ServerErrorRoute({ search }: ExceptionProps) {
  return <Exception code="500" address={search.from} />;
}
