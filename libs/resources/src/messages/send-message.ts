import { mutationOptions } from '@tanstack/react-query';
import type { DatainsClient, MessageSubmit } from '@omics-portal/api';
import type { Attempt } from '../submission/attempt';
import type { SubmitOnce } from '../submission/submit-once';

/**
 * Mutation that sends a message to the people who run the site; returns its number. With `submitOnce`, repeating a content
 * sends no second message.
 */
export function sendMessage(client: DatainsClient, submitOnce?: SubmitOnce<number>) {
  const send = async (content: MessageSubmit, attempt?: Attempt) => {
    const { data } = await client.POST('/api/messages', {
      ...(attempt && { params: { header: { 'Idempotency-Key': attempt.key } } }),
      body: content,
    });
    return data.message.id;
  };
  return mutationOptions({
    mutationFn: (content: MessageSubmit) =>
      submitOnce ? submitOnce(content, (attempt) => send(content, attempt)) : send(content),
  });
}
