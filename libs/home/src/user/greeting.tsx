import { Trans } from '@lingui/react/macro';
import { partOfDay } from './part-of-day';

/** Greeting by hour, 0 to 23. English has three greetings, Chinese one for each of the five parts of the day. */
export function Greeting({ hour, name }: { hour: number; name: string }) {
  switch (partOfDay(hour)) {
    case 'early':
      return <Trans context="before 9">Good Morning, {name}</Trans>;
    case 'morning':
      return <Trans context="9 to 11">Good Morning, {name}</Trans>;
    case 'noon':
      return <Trans context="12 and 13">Good Afternoon, {name}</Trans>;
    case 'afternoon':
      return <Trans context="14 to 19">Good Afternoon, {name}</Trans>;
    case 'evening':
      return <Trans>Good Evening, {name}</Trans>;
  }
}
