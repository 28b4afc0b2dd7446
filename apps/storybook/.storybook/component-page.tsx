import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentUsage } from '@omics-portal/ui/usage';
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
      <Primary />
      {usage ? <UsageGuide {...usage} /> : null}
      <Heading>Props</Heading>
      <Controls />
      <Stories title={<Heading>Stories</Heading>} />
    </>
  );
}
