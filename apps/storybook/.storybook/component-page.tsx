import { Controls, Description, Heading, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentUsage } from '@omics-portal/ui/usage';
import { PrimaryStory, StoryList } from './story-list';
import { UsageGuide } from './usage-guide';

/** Docs page of a component: purpose, main example, usage (`parameters.usage`), props and all stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage = preparedMeta.parameters['usage'] as ComponentUsage | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <PrimaryStory />
      {usage ? <UsageGuide {...usage} /> : null}
      <Heading>Props</Heading>
      <Controls />
      <Heading>Stories</Heading>
      <StoryList />
    </>
  );
}
