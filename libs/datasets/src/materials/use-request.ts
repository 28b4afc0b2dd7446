import { useEffect, useRef, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { attemptFor, sendMessage } from '@omics-portal/resources';
import { useDatasets } from '../ports/datasets-ports';
import type { MaterialsType } from './materials-type';
import {
  EMPTY_REQUEST,
  requestDetailsSchema,
  toMessage,
  type RequestDetails,
  type RequestDraft,
} from './request-details';
import { forgetRequest, keepRequest, loadRequest } from './request-draft';

/**
 * The form of a request, and the way to send it once: a second press is not heard, and a second try of the same content
 * goes out under the same key. What is entered is kept on this device until it is sent.
 */
export function useRequest(type: MaterialsType) {
  const { datains, drafts, newId } = useDatasets();
  const [kept] = useState(() => loadRequest(drafts, Date.now()));
  const attempt = useRef(kept?.attempt ?? null);
  const form = useForm<RequestDraft, unknown, RequestDetails>({
    defaultValues: kept?.details ?? EMPTY_REQUEST,
    resolver: valibotResolver(requestDetailsSchema),
    mode: 'onTouched',
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values }) =>
          keepRequest(drafts, { details: values, attempt: attempt.current }, Date.now()),
      }),
    [form, drafts],
  );
  const [sentDetails, setSentDetails] = useState<RequestDetails | null>(null);
  const send = useMutation(sendMessage(datains));
  const submit = async (details: RequestDetails) => {
    const content = toMessage(type, details);
    attempt.current = attemptFor(attempt.current, JSON.stringify(content), newId, Date.now());
    keepRequest(drafts, { details: form.getValues(), attempt: attempt.current }, Date.now());
    await send.mutateAsync({ content, attempt: attempt.current });
    setSentDetails(details);
    attempt.current = null;
    forgetRequest(drafts);
  };
  // Two presses can come before React has drawn the first one's effect: only a ref is quick enough.
  const underWay = useRef(false);
  const sendOnce = async () => {
    if (underWay.current) {
      return;
    }
    underWay.current = true;
    await form
      .handleSubmit(submit)()
      .catch(() => undefined);
    underWay.current = false;
  };
  const startAnew = () => {
    send.reset();
    setSentDetails(null);
    form.reset(EMPTY_REQUEST);
    attempt.current = null;
    forgetRequest(drafts);
  };
  return { form, send, sentDetails, sendOnce, startAnew, hadDraft: kept !== null };
}
