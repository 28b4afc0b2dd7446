import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import {
  createSubmitOnce,
  sendMessage,
  type Attempt,
  type AttemptStore,
  type MaterialsType,
} from '@omics-portal/resources';
import { useSchemaForm } from '@omics-portal/ui/forms';
import { useCatalogue } from '../ports/catalogue-ports';
import {
  DETAIL_PROBLEMS,
  EMPTY_REQUEST,
  requestDetailsSchema,
  toMessage,
  type RequestDetails,
  type RequestDraft,
} from './request-details';
import { requestDrafts, type StoredRequest } from './request-draft';

/** Stored request of this form, with the last attempt to send it. */
function createRequestStore(drafts: ReturnType<typeof requestDrafts>) {
  const initial: StoredRequest | null = drafts.load();
  let details: RequestDraft = initial?.details ?? EMPTY_REQUEST;
  let attempt: Attempt | null = initial?.attempt ?? null;
  const save = () => drafts.save({ version: 1, savedAt: Date.now(), details, attempt });
  const attempts: AttemptStore = {
    load: () => attempt,
    save: (next) => {
      attempt = next;
      save();
    },
    clear: () => {
      attempt = null;
      drafts.clear();
    },
  };
  const saveDetails = (next: RequestDraft) => {
    details = next;
    save();
  };
  return { initial, attempts, saveDetails };
}

/** Form of a request and its submission, which has one effect. What is entered stays on this device until it is sent. */
export function useRequest(type: MaterialsType) {
  const { datains, drafts, newId } = useCatalogue();
  const [{ initial, attempts, saveDetails }] = useState(() => createRequestStore(requestDrafts(drafts)));
  const createOnce = () => createSubmitOnce<number>({ attempts, newId });
  const [submitOnce, setSubmitOnce] = useState(createOnce);
  const [sentDetails, setSentDetails] = useState<RequestDetails | null>(null);
  const { i18n } = useLingui();
  const form = useSchemaForm<RequestDraft, RequestDetails>({
    schema: requestDetailsSchema,
    messages: Object.fromEntries(
      Object.entries(DETAIL_PROBLEMS).map(([problem, message]) => [problem, i18n._(message)]),
    ),
    defaultValues: initial?.details ?? EMPTY_REQUEST,
    mode: 'onTouched',
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values }) => saveDetails(values),
      }),
    [subscribe, saveDetails],
  );
  const send = useMutation(sendMessage(datains, submitOnce));
  const submit = async (details: RequestDetails) => {
    await send.mutateAsync(toMessage(type, details));
    setSentDetails(details);
  };
  const startAnew = () => {
    send.reset();
    setSentDetails(null);
    form.reset(EMPTY_REQUEST);
    attempts.clear();
    setSubmitOnce(createOnce);
  };
  return {
    form,
    send,
    sentDetails,
    /** Sends the request. Failures are in `send`. */
    submit: () =>
      form
        .handleSubmit(submit)()
        .catch(() => undefined),
    startAnew,
    hadDraft: initial !== null,
  };
}
