import { Trans } from '@lingui/react/macro';

const NOON = 12;
const EVENING = 20;

/** The part of the day that an hour, 0 to 23, belongs to. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < NOON) {
    return 'morning';
  }
  return hour < EVENING ? 'afternoon' : 'evening';
}

/** Greets somebody by the hour. */
export function Greeting({ hour, name }: { hour: number; name: string }) {
  switch (partOfDay(hour)) {
    case 'morning':
      return <Trans>Good Morning, {name}</Trans>;
    case 'afternoon':
      return <Trans>Good Afternoon, {name}</Trans>;
    default:
      return <Trans>Good Evening, {name}</Trans>;
  }
}
