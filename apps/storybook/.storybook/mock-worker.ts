import { setupWorker, type SetupWorker } from 'msw/browser';

const OWN = [
  /^\/(?:@|node_modules|libs|apps|assets|sb-|__vitest|__virtual|virtual:)/u,
  /\.(?:[cm]?[jt]sx?|css|po|svg|png|json|woff2?|ico|map|html)$/u,
];

function isOwnAsset(url: URL): boolean {
  return url.origin === location.origin && OWN.some((pattern) => pattern.test(url.pathname));
}

/** A worker that fails a story's request which nothing answers, so that no story leans on a live service. */
export async function startMockWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: (request, print) => {
      if (!isOwnAsset(new URL(request.url))) {
        print.error();
      }
    },
  });
  return worker;
}
