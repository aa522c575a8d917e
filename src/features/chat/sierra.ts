import { isRecord } from '../../../domain/record.ts';
import type { SierraScript } from '../../lib/scripts/page-scripts.ts';
import { loadScript } from '../../lib/scripts/load-script.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';
import { removeTexts } from '../../lib/storage/remove-texts.ts';
import { dispatchChatEvent } from './chat-event.ts';
import { chatLanguage, chatLocale } from './chat-locale.ts';
import { CHAT_BUTTON, CHAT_WINDOW, ChatError, type ChatContext, type StartChat } from './chat-vendor.ts';

/** Whose conversation the vendor has stored: a sign-out may happen on a page without chat. */
const customerOfChat = storedValue('local', 'aisle.chatCustomer', (stored) =>
  typeof stored === 'string' ? stored : undefined,
);

/** Removes what the vendor stored of an agent's conversations. */
function removeConversation(token: string): void {
  for (const area of ['local', 'session'] as const) removeTexts(area, `embed-chat-${token}`);
  customerOfChat.remove();
}

function rememberCustomer(token: string, customer: string | undefined): void {
  const stored = customerOfChat.read();
  if (stored !== undefined && stored !== customer) removeConversation(token);
  if (customer !== undefined) customerOfChat.write(customer);
}

/** The function that runs `report` for its first call only. */
function once(report: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) report();
    isDone = true;
  };
}

function configure({ locale, country, customer, isLoyaltyMember, greeting }: ChatContext): void {
  Reflect.set(globalThis, 'sierraConfig', {
    display: 'corner',
    locale: chatLocale(locale),
    customGreeting: greeting,
    dimensions: { width: CHAT_WINDOW.width, height: CHAT_WINDOW.height },
    customStyle: { maxHeight: CHAT_WINDOW.maxHeight },
    launcher: { customStyle: CHAT_BUTTON },
    persistence: 'tab',
    canEndConversation: true,
    variables: {
      LANGUAGE: chatLanguage(locale),
      LOCALE: chatLocale(locale),
      COUNTRY_CODE: country,
      LOGGED_IN: String(customer !== undefined),
      LOYALTY_MEMBER: String(isLoyaltyMember),
    },
    onConversationStart: () => dispatchChatEvent('started'),
    onAgentMessage: once(() => dispatchChatEvent('chatbotEngaged')),
    onTransferCompleted: () => dispatchChatEvent('agentTransferCompleted'),
    onClose: () => dispatchChatEvent('closed'),
  });
}

/** The function of the vendor's object; `undefined` while its script has not run. */
function vendorCall(name: string): (() => unknown) | undefined {
  const vendor: unknown = Reflect.get(globalThis, 'sierra');
  const call = isRecord(vendor) ? vendor[name] : undefined;
  return typeof call === 'function' ? () => call.call(vendor) : undefined;
}

/** The script shows its button as it runs, and reads its configuration only then: each `round` has an address of its own. */
async function run(src: string, round: number): Promise<void> {
  const address = round === 0 ? src : `${src}${src.includes('?') ? '&' : '?'}round=${round}`;
  await loadScript(address, 'module').catch(() => {
    throw new ChatError('script not loaded');
  });
  if (!vendorCall('openChatModal')) throw new ChatError('script not loaded');
}

/** Starts the chat of Sierra. */
export const startSierra: StartChat<SierraScript> = async ({ src, token }, context) => {
  let round = 0;
  rememberCustomer(token, context.customer);
  configure(context);
  await run(src, round);
  dispatchChatEvent('displayed');
  return {
    async changeCustomer(next) {
      const close = vendorCall('closeChatModal');
      close?.();
      rememberCustomer(token, next.customer);
      if (!close) throw new ChatError('script not loaded');
      configure(next);
      await run(src, (round += 1));
    },
    stop() {
      vendorCall('closeChatModal')?.();
    },
  };
};
