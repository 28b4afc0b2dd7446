/** Tours by the path of the page on which each starts. */
const TOURS = { '/seq-flow/app-store': 'app-store' } as const;

export type TourName = (typeof TOURS)[keyof typeof TOURS];

/** Tour that starts on a page, if any. */
export function findTour(pathname: string): TourName | undefined {
  const path = pathname.replace(/(?<=.)\/$/u, '');
  return Object.entries(TOURS).find(([start]) => start === path)?.[1];
}
