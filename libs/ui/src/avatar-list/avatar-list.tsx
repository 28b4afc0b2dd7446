import { Avatar } from '../avatar/avatar';
import { cn } from '../cn/cn';
import { Popover } from '../popover/popover';
import { Tooltip } from '../tooltip/tooltip';

export interface AvatarListPerson {
  /** Unique in its list. */
  key: string;
  /** Full name: the accessible name, the initials and the text on hover. */
  name: string;
  /** Address of the picture; initials show until it has loaded. */
  src?: string | undefined;
}

export interface AvatarListProps {
  /** Accessible name of the list: "Members of the group". */
  label: string;
  /** In display order. */
  people: readonly AvatarListPerson[];
  /**
   * Maximum number of faces; the others are behind a button. A single extra face is shown instead of the button.
   *
   * @default 4
   */
  max?: number | undefined;
  /** Accessible name of that button. */
  moreLabel: (count: number) => string;
  /**
   * 24 or 32 px.
   *
   * @default md
   */
  size?: 'sm' | 'md' | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

const MORE_SIZES = { sm: 'size-6 text-[0.625rem]', md: 'size-8 text-xs' } as const;

/** Avatar list (avatar group): the first few people, and the others in a popover. */
export function AvatarList({ label, people, max = 4, moreLabel, size = 'md', className }: AvatarListProps) {
  // A button for one more person would take as much space as that person.
  const shown = people.length <= max + 1 ? people : people.slice(0, max);
  const rest = people.slice(shown.length);
  return (
    <ul data-slot="avatar-list" aria-label={label} className={cn('flex items-center -space-x-1', className)}>
      {shown.map(({ key, name, src }) => (
        <li key={key} className="relative flex rounded-full bg-surface ring-2 ring-surface hover:z-10">
          <Tooltip content={name}>
            <span className="flex">
              <Avatar name={name} src={src} size={size} />
            </span>
          </Tooltip>
        </li>
      ))}
      {rest.length > 0 ? (
        <li className="relative flex rounded-full ring-2 ring-surface">
          <Popover
            label={moreLabel(rest.length)}
            className="w-56 p-2"
            trigger={
              <button
                type="button"
                aria-label={moreLabel(rest.length)}
                className={cn(
                  'relative inline-flex items-center justify-center rounded-full bg-neutral-soft font-semibold text-text tabular-nums before:absolute before:-inset-1 hover:bg-neutral-line pointer-coarse:before:-inset-2',
                  MORE_SIZES[size],
                )}
              >
                +{rest.length}
              </button>
            }
          >
            <ul aria-label={label} className="flex flex-col gap-1">
              {rest.map(({ key, name, src }) => (
                <li key={key} className="flex min-w-0 items-center gap-2 p-1">
                  <span aria-hidden className="contents">
                    <Avatar name={name} src={src} size="sm" />
                  </span>
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                </li>
              ))}
            </ul>
          </Popover>
        </li>
      ) : null}
    </ul>
  );
}
