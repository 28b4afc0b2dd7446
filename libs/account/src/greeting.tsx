import { Trans } from '@lingui/react/macro';
import { partOfDay } from './part-of-day';

/** The greeting of an hour, 0 to 23. */
export function Greeting({ hour }: { hour: number }) {
  switch (partOfDay(hour)) {
    case 'morning':
      return <Trans>Good Morning</Trans>;
    case 'afternoon':
      return <Trans>Good Afternoon</Trans>;
    default:
      return <Trans>Good Evening</Trans>;
  }
}
