import { datainsHttp, messageHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import { inCatalogueHost, memoryStorage, WithSearch } from '../testing/catalogue-host';
import { documentHandlers } from '../testing/document-handlers';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';
import { EMPTY_REQUEST } from './request-details';
import { requestDrafts } from './request-draft';
import { RequestMaterialsScreen } from './request-materials-screen';
import type { RequestMaterialsSearch } from './request-search';

function Page({ initial }: { readonly initial: RequestMaterialsSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <RequestMaterialsScreen title="Request Materials" search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

const sent = fn();

const meta = {
  component: Page,
  decorators: [inCatalogueHost],
  args: { initial: { materialsType: 'Protein' } },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      documentHandlers.terms,
      documentHandlers.termsChinese,
      datainsHttp.on('post', '/api/messages', async ({ body, response }) => {
        sent(await body());
        await delay(50);
        return response(201).json({ message: { id: 4711 } });
      }),
    );
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const ENTRIES = {
  Purpose: 'Proficiency test',
  'Requestor Title': 'Dr',
  'Requestor Name': 'Ada',
  'Requestor Email': 'ada@example.org',
  Organization: 'Example Institute',
  Recipients: 'Store',
  'Phone Number': '+1 555 0100',
  'Delivery Address': '1 Example Road',
} as const;

/** Storage with a draft from another day. */
function leftFromLastTime() {
  const storage = memoryStorage();
  const details = { ...EMPTY_REQUEST, requestorName: 'Grace' };
  requestDrafts(storage).save({ version: 1, savedAt: Date.now(), details, attempt: null });
  return storage;
}

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function acceptTerms(user: User) {
  await screen.findByText('For research.', undefined, CHUNK_TIMEOUT);
  await user.click(screen.getByRole('radio', { name: 'I accept the agreement' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
}

async function fillIn(user: User) {
  for (const [label, text] of Object.entries(ENTRIES)) {
    await user.type(screen.getByRole('textbox', { name: new RegExp(label) }), text);
  }
  await user.click(screen.getByRole('button', { name: 'Next' }));
}

export const TermsFirst: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await expect(await canvas.findByText('For research.', undefined, CHUNK_TIMEOUT)).toBeVisible();
    await step('the next step needs their acceptance', () =>
      expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled(),
    );
    await step('going back keeps the acceptance', async () => {
      await acceptTerms(userEvent);
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
      await expect(canvas.getByRole('radio', { name: 'I accept the agreement' })).toBeChecked();
    });
  },
};

export const RequiredFields: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await acceptTerms(userEvent);
    await step('each required field has a message', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(await canvas.findByText('Purpose of materials request?')).toBeVisible();
      await expect(canvas.getByText("What's delivery address?")).toBeVisible();
    });
    await step('an invalid email address has a message of its own', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /Requestor Email/ }), 'ada@nowhere');
      await userEvent.tab();
      await expect(await canvas.findByText("It's not a valid email.")).toBeVisible();
    });
  },
};

export const SentOnce: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await acceptTerms(userEvent);
    await fillIn(userEvent);
    await step('the review allows to go back and change a field', async () => {
      await expect(await canvas.findByText('1 Example Road')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
      await expect(canvas.getByRole('textbox', { name: /Requestor Name/ })).toHaveValue('Ada');
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    });
    await step('a double click sends one request', async () => {
      await userEvent.dblClick(await canvas.findByRole('button', { name: 'Send the request' }));
      await expect(await canvas.findByText('Your request number is 4711')).toHaveFocus();
      await expect(sent).toHaveBeenCalledOnce();
      await expect(sent.mock.calls[0]?.[0]).toMatchObject({
        message_type: 'request-materials',
        payload: { materialsType: 'Protein', tubes: 1, requestorEmail: 'ada@example.org' },
      });
    });
    await step('the sent request cannot be sent again', async () => {
      await expect(canvas.queryByRole('button', { name: /Previous|Send|Details/ })).not.toBeInTheDocument();
    });
    await step('the next steps are listed', () =>
      expect(canvas.getByText(/replies to ada@example\.org/)).toBeVisible(),
    );
  },
};

export const StoredDraft: Story = {
  parameters: { ports: { drafts: leftFromLastTime() } },
  play: async ({ canvas, step, userEvent }) => {
    await step('a notice says that there is a draft', () =>
      expect(canvas.getByText('You have a request that is not sent yet')).toBeVisible(),
    );
    await step('its details are in the form', async () => {
      await acceptTerms(userEvent);
      await expect(canvas.getByRole('textbox', { name: /Requestor Name/ })).toHaveValue('Grace');
    });
    await step('the draft can be discarded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
      await expect(canvas.queryByText('You have a request that is not sent yet')).not.toBeInTheDocument();
      await userEvent.click(await canvas.findByRole('button', { name: 'Next' }, CHUNK_TIMEOUT));
      await expect(canvas.getByRole('textbox', { name: /Requestor Name/ })).toHaveValue('');
    });
  },
};

const losing = memoryStorage();

export const NetworkFailure: Story = {
  parameters: { ports: { drafts: losing } },
  beforeEach: ({ msw }) => {
    let tries = 0;
    msw.use(
      datainsHttp.on('post', '/api/messages', ({ request, response }) => {
        sent(request.headers.get('Idempotency-Key'));
        tries += 1;
        return tries === 1 ? HttpResponse.error() : response(201).json({ message: { id: 4712 } });
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await acceptTerms(userEvent);
    await fillIn(userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the request' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await step('the draft is still stored', () =>
      expect(requestDrafts(losing).load()?.details.requestorName).toBe('Ada'),
    );
    await step('the second attempt has the same key', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send the request' }));
      await expect(await canvas.findByText('Your request number is 4712')).toBeVisible();
      const [first, second] = sent.mock.calls.flat();
      await expect(first).toEqual(expect.any(String));
      await expect(second).toBe(first);
    });
    await step('the draft is removed after success', () => expect(requestDrafts(losing).load()).toBeNull());
  },
};

export const RejectedByTheServer: Story = {
  beforeEach: ({ msw }) => msw.use(messageHandlers.createInvalid),
  play: async ({ canvas, step, userEvent }) => {
    await acceptTerms(userEvent);
    await fillIn(userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the request' }));
    await step('the reason is shown, and the form keeps its values', async () => {
      const alert = within(await canvas.findByRole('alert'));
      await expect(alert.getByText('The request is not valid')).toBeVisible();
      await expect(canvas.getByText('1 Example Road')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Send the request' })).toBeEnabled();
    });
  },
};

export const WithoutTerms: Story = {
  beforeEach: ({ msw }) => msw.use(documentHandlers.termsError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Cannot find the license file\./)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'I accept the agreement' })).toBeDisabled();
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('仅供研究使用。', undefined, CHUNK_TIMEOUT)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '我接受协议' })).toBeEnabled();
  },
};
