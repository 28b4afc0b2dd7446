import { mutationOptions } from '@tanstack/react-query';
import type { DatainsClient, MessageSubmit } from '@omics-portal/api';
import type { Attempt } from '../submission/attempt';

/** Content of a message to the people who run the site, and the attempt under which it is sent, if it may be repeated. */
export interface MessageToSend {
  readonly content: MessageSubmit;
  readonly attempt?: Pick<Attempt, 'key'>;
}

/** Mutation that sends a message to the people who run the site; returns its number. */
export function sendMessage(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async ({ content, attempt }: MessageToSend) => {
      const { data } = await client.POST('/api/messages', {
        ...(attempt && { params: { header: { 'Idempotency-Key': attempt.key } } }),
        body: content,
      });
      return data.message.id;
    },
  });
}
