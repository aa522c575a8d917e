import { isRecord } from '../../../domain/record.ts';
import type { MessagingScript } from '../../lib/scripts/page-scripts.ts';
import { loadScript } from '../../lib/scripts/load-script.ts';
import { dispatchChatEvent, type ChatEventName } from './chat-event.ts';
import { chatLocale } from './chat-locale.ts';
import { CHAT_BUTTON, ChatError, type ChatContext, type StartChat } from './chat-vendor.ts';

type VendorObject = Readonly<Record<string, unknown>>;

/** Events of the window that the vendor's script dispatches. */
const EVENTS: Readonly<Record<string, ChatEventName>> = {
  onEmbeddedMessagingButtonCreated: 'displayed',
  onEmbeddedMessagingConversationStarted: 'started',
  onEmbeddedMessagingConversationClosed: 'closed',
  onEmbeddedMessagingFirstBotMessageSent: 'chatbotEngaged',
};
const PARTICIPANTS = 'onEmbeddedMessagingConversationParticipantChanged';
const READY_TIMEOUT_MS = 30_000;

function bootstrap(): VendorObject {
  const vendor: unknown = Reflect.get(globalThis, 'embeddedservice_bootstrap');
  if (!isRecord(vendor) || typeof vendor['init'] !== 'function') throw new ChatError('embedded bootstrap not loaded');
  return vendor;
}

/** Calls a function of one of the vendor's interfaces; returns whether it is there. */
function callVendor(part: string, name: string, ...values: readonly unknown[]): boolean {
  const owner = bootstrap()[part];
  const call = isRecord(owner) ? owner[name] : undefined;
  if (typeof call !== 'function') return false;
  call.apply(owner, values);
  return true;
}

/** Whether an agent of the vendor's customer joined; the payload is a JSON text. */
function hasAgentJoined(detail: unknown): boolean {
  const entry = isRecord(detail) && isRecord(detail['conversationEntry']) ? detail['conversationEntry'] : {};
  try {
    const payload: unknown = JSON.parse(String(entry['entryPayload']));
    const entries: unknown = isRecord(payload) ? payload['entries'] : [];
    const isAgent = ({ operation, participant }: VendorObject) =>
      operation === 'add' && isRecord(participant) && participant['role'] === 'Agent';
    return Array.isArray(entries) && entries.some((one) => isRecord(one) && isAgent(one));
  } catch {
    return false;
  }
}

let follows = false;

/** The vendor's script cannot be loaded twice, so neither are its events followed twice. */
function followEvents(): void {
  if (follows) return;
  follows = true;
  for (const [name, event] of Object.entries(EVENTS)) addEventListener(name, () => dispatchChatEvent(event));
  addEventListener(PARTICIPANTS, (event) => {
    if (event instanceof CustomEvent && hasAgentJoined(event.detail)) dispatchChatEvent('agentTransferCompleted');
  });
}

/** Fields that the agents see, and not the visitor. */
function describeVisitor({ locale, country, customer, isLoyaltyMember, greeting }: ChatContext): void {
  const fields = {
    Locale: chatLocale(locale),
    Country: country,
    LoggedIn: String(customer !== undefined),
    LoyaltyMember: String(isLoyaltyMember),
    Greeting: greeting,
  };
  if (!callVendor('prechatAPI', 'setHiddenPrechatFields', fields)) throw new ChatError('prechat API not available');
}

function whenReady(): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new ChatError('prechat API not available')), READY_TIMEOUT_MS);
    addEventListener('onEmbeddedMessagingReady', () => resolve(), { once: true });
  });
}

let running: Promise<void> | undefined;

async function run(script: MessagingScript, { locale }: ChatContext): Promise<void> {
  await loadScript(script.src).catch(() => {
    throw new ChatError('script not loaded');
  });
  const vendor = bootstrap();
  followEvents();
  const ready = whenReady();
  if (isRecord(vendor['settings']))
    Object.assign(vendor['settings'], {
      language: chatLocale(locale).replace('-', '_'),
      chatButtonPosition: `${CHAT_BUTTON.right}, ${CHAT_BUTTON.bottom}`,
    });
  const { organizationId, deployment, siteUrl, messagesUrl } = script;
  const init = vendor['init'];
  if (typeof init === 'function') init.call(vendor, organizationId, deployment, siteUrl, { scrt2URL: messagesUrl });
  await ready;
}

/** Starts Salesforce's Messaging for Web. */
export const startMessaging: StartChat<MessagingScript> = async (script, context) => {
  const isFirst = running === undefined;
  running ??= run(script, context);
  await running.catch((error) => {
    running = undefined;
    throw error;
  });
  describeVisitor(context);
  if (!isFirst) callVendor('utilAPI', 'showChatButton');
  return {
    async changeCustomer(next) {
      if (next.customer === undefined) callVendor('userVerificationAPI', 'clearSession');
      describeVisitor(next);
    },
    stop() {
      callVendor('utilAPI', 'hideChatButton');
    },
  };
};
