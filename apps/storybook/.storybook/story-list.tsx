import {
  Anchor,
  Canvas,
  Description,
  DocsContext,
  DocsStory,
  Primary,
  Subheading,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

const FRAME = { inline: false, height: '30rem' } as const;

/** Stories of the docs page, in the order of their file. */
const useStories = () =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);

type Story = ReturnType<typeof useStories>[number];

/** Whether a story sets a theme, language or direction: these belong to a whole document, so it needs a frame. */
const hasOwnGlobals = ({ storyGlobals }: Story) => Object.keys(storyGlobals).length > 0;

/** First story of the docs page, which its controls change. */
export function PrimaryStory() {
  const [first] = useStories();
  return first && hasOwnGlobals(first) ? <Canvas of={first.moduleExport} story={FRAME} /> : <Primary />;
}

/** All stories of the docs page, each under its name. */
export function StoryList() {
  return useStories().map((story) =>
    hasOwnGlobals(story) ? (
      <Anchor key={story.id} storyId={story.id}>
        <Subheading>{story.name}</Subheading>
        <Description of={story.moduleExport} />
        <Canvas of={story.moduleExport} story={FRAME} />
      </Anchor>
    ) : (
      <DocsStory key={story.id} of={story.moduleExport} __forceInitialArgs />
    ),
  );
}
