import { Trans } from '@lingui/react/macro';
import { partOfDay } from '@omics-portal/account';

/** The greeting of an hour, 0 to 23. English has three, Chinese one for each of the five parts of the day. */
export function Greeting({ hour }: { hour: number }) {
  switch (partOfDay(hour)) {
    case 'early':
      return <Trans context="before 9">Good Morning</Trans>;
    case 'morning':
      return <Trans context="9 to 11">Good Morning</Trans>;
    case 'noon':
      return <Trans context="12 and 13">Good Afternoon</Trans>;
    case 'afternoon':
      return <Trans context="14 to 19">Good Afternoon</Trans>;
    case 'evening':
      return <Trans>Good Evening</Trans>;
  }
}
