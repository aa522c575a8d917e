import { CONSENT_CATEGORIES } from '../../lib/consent/consent-cookie.ts';
import type { MessagingScript, SierraScript } from '../../lib/scripts/page-scripts.ts';
import { isPageDataPushed } from '../../lib/scripts/page-data-pushed.ts';
import { $profile, loadProfile } from '../../stores/account/profile.ts';
import { $consent } from '../../stores/core/consent.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { currentSession, $session } from '../../stores/core/session.ts';
import { loadStylesheets } from '../../islands/kit/stylesheets.ts';
import type { ConsentGate } from '../feature.ts';
import chatCss from './chat.css?url';
import type { Chat, ChatContext } from './chat-vendor.ts';
import { isHomePath } from './home-path.ts';

/** What the page's markup says (`Markup.astro`). */
export interface ChatSettings {
  readonly sierra?: SierraScript | undefined;
  readonly messaging?: MessagingScript | undefined;
  /** Whether the data layer is used, whose event of the page comes first. */
  readonly awaitsPageData: boolean;
  readonly greeting: string;
  /** With `{name}`. */
  readonly memberGreeting: string;
}

export const CHAT_POLL_MS = 5000;

const warn = (error: unknown): void => console.warn(`Chat: ${error instanceof Error ? error.message : String(error)}`);

/** The customer's profile is loaded for its name only where somebody is signed in. */
async function readContext({ greeting, memberGreeting }: ChatSettings): Promise<ChatContext> {
  const { locale, country } = pageData();
  const { loggedIn, consumerNo } = await currentSession();
  if (loggedIn && !$profile.get()) await loadProfile();
  const profile = loggedIn ? $profile.get() : undefined;
  const isLoyaltyMember = profile?.isLoyaltyMember === true;
  const name = profile?.consumerDetails.firstName ?? '';
  const own = isLoyaltyMember && name !== '' ? memberGreeting.replace('{name}', name) : greeting;
  return { locale, country, customer: loggedIn ? consumerNo : undefined, isLoyaltyMember, greeting: own };
}

async function startVendor({ sierra, messaging }: ChatSettings, context: ChatContext): Promise<Chat | undefined> {
  if (sierra) return (await import('./sierra.ts')).startSierra(sierra, context);
  if (messaging) return (await import('./messaging.ts')).startMessaging(messaging, context);
  return undefined;
}

/** While the chat is on the page, the stylesheet gives its button room. */
const markPage = (isOn: boolean): boolean => document.documentElement.toggleAttribute('data-chat', isOn);

/**
 * Starts the chat as soon as every consent is given, the event of the page was pushed and the vendor's script runs; tries
 * every 5 seconds until all hold, and again after a withdrawal. Failures are only logged.
 */
export function start({ dataset }: HTMLElement, gate: ConsentGate): () => void {
  // Written by `Markup.astro`.
  const settings = JSON.parse(dataset['settings'] ?? '{}') as ChatSettings;
  let chat: Chat | undefined;
  let isStarting = false;
  const isAllowed = () => CONSENT_CATEGORIES.every((category) => gate.allows(category));
  const isReady = () => isAllowed() && (!settings.awaitsPageData || isPageDataPushed());
  const end = () => {
    chat?.stop();
    chat = undefined;
    markPage(false);
  };
  const poll = async () => {
    if (chat || isStarting || isHomePath(location.pathname) || !isReady()) return;
    isStarting = true;
    try {
      const [context] = await Promise.all([readContext(settings), loadStylesheets([chatCss])]);
      chat = await startVendor(settings, context);
      if (isAllowed()) markPage(chat !== undefined);
      else end();
    } catch (error) {
      warn(error);
    } finally {
      isStarting = false;
    }
  };
  const followCustomer = followCustomers(async () => chat?.changeCustomer(await readContext(settings)));
  const stopConsent = $consent.listen(() => (isAllowed() ? void poll() : end()));
  const timer = setInterval(poll, CHAT_POLL_MS);
  void poll();
  return () => {
    clearInterval(timer);
    stopConsent();
    followCustomer();
    end();
  };
}

/** Calls `run` when a customer signs in or out; returns the function that ends that. */
function followCustomers(run: () => Promise<void> | undefined): () => void {
  let known = $session.get();
  return $session.listen((session) => {
    if (!session) return;
    const isChanged = known !== undefined && known.consumerNo !== session.consumerNo;
    known = session;
    if (isChanged) void run()?.catch(warn);
  });
}
