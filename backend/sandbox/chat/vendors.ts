import type { ChatTexts } from './chat-texts.ts';
import type { ChatWindow } from './chat-window.ts';
import type { ConversationDeps, ConversationOptions, createConversation, openStorage } from './conversation.ts';

/** What a page configures of the chat of Sierra. */
interface SierraConfig {
  readonly locale?: string;
  readonly customGreeting?: string;
  readonly dimensions?: { readonly width: string; readonly height: string };
  readonly customStyle?: { readonly maxHeight: string };
  readonly launcher?: { readonly customStyle: { readonly right: string; readonly bottom: string } };
  onOpen?(): void;
  onClose?(): void;
  onConversationStart?(): void;
  onAgentMessage?(): void;
  onTransferCompleted?(): void;
}

/** Address of the stand-in, and its texts by language. */
export interface ChatAssets {
  readonly base: string;
  readonly texts: Readonly<Record<string, ChatTexts>>;
}

export interface VendorDeps extends ConversationDeps {
  readonly createConversation: typeof createConversation;
  readonly openStorage: typeof openStorage;
}

/** Runs in the browser, as text. Adds the stylesheet once; returns the texts of a locale, `fr-CA` or `de_DE`. */
export function prepareChat({ base, texts }: ChatAssets, locale: string): ChatTexts {
  const href = `${base}/chat.css`;
  if (!document.querySelector(`link[href="${href}"]`))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  const [language = ''] = locale.toLowerCase().split(/[-_]/);
  const own = texts[language] ?? texts['en'];
  if (own === undefined) throw new Error('The chat has no texts.');
  return own;
}

/** Runs in the browser, as text. What `sierra.chat/agent/{token}/embed` does: reads `sierraConfig`, shows its button. */
export function runSierra(assets: ChatAssets, deps: VendorDeps, token: string): void {
  const page = globalThis as { sierraConfig?: SierraConfig; sierra?: object };
  const config = page.sierraConfig ?? {};
  const id = 'sierra-chat';
  const texts = prepareChat(assets, config.locale ?? 'en');
  document.getElementById(id)?.remove();
  const options: ConversationOptions = {
    id,
    key: `embed-chat-${token}`,
    texts,
    button: config.launcher?.customStyle ?? { right: '1rem', bottom: '1rem' },
    size: { width: '25rem', height: '40rem', ...config.dimensions, maxHeight: '100%', ...config.customStyle },
    greeting: () => config.customGreeting ?? '',
    onOpen: () => config.onOpen?.(),
    onClose: () => config.onClose?.(),
    onStart: () => config.onConversationStart?.(),
    onEngaged: () => config.onAgentMessage?.(),
    onTransfer: () => config.onTransferCompleted?.(),
    onEnd: () => undefined,
  };
  const view = deps.createConversation(options, deps);
  page.sierra = { openChatModal: view.open, closeChatModal: view.close };
}

/** Runs in the browser, as text. What `bootstrap.min.js` of Messaging for Web does: waits for `init`, then is ready. */
export function runMessaging(assets: ChatAssets, deps: VendorDeps): void {
  const fields: Record<string, string> = {};
  const settings = { language: 'en_US', chatButtonPosition: '1rem, 1rem' };
  const dispatch = (name: string, detail: unknown = {}): void => {
    globalThis.dispatchEvent(new CustomEvent(`onEmbeddedMessaging${name}`, { detail }));
  };
  const agent = { entries: [{ operation: 'add', participant: { role: 'Agent' } }] };
  const joined = { conversationEntry: { entryPayload: JSON.stringify(agent) } };
  const open = (texts: ChatTexts, deployment: string): ChatWindow => {
    const [right = '1rem', bottom = '1rem'] = settings.chatButtonPosition.split(/,\s*/);
    const options: ConversationOptions = {
      id: 'embedded-messaging',
      key: `embed-chat-${deployment}`,
      texts,
      button: { right, bottom },
      size: { width: '25rem', height: '40rem', maxHeight: 'calc(100% - 9rem)' },
      greeting: () => fields['Greeting'] ?? '',
      onOpen: () => dispatch('WindowMaximized'),
      onClose: () => dispatch('WindowMinimized'),
      onStart: () => dispatch('ConversationStarted'),
      onEngaged: () => dispatch('FirstBotMessageSent'),
      onTransfer: () => dispatch('ConversationParticipantChanged', joined),
      onEnd: () => dispatch('ConversationClosed'),
    };
    return deps.createConversation(options, deps);
  };
  const vendor: Record<string, unknown> = { settings };
  vendor['init'] = (_organization: string, deployment: string): void => {
    const view = open(prepareChat(assets, settings.language), deployment);
    vendor['prechatAPI'] = { setHiddenPrechatFields: (values: object) => Object.assign(fields, values) };
    vendor['utilAPI'] = {
      launchChat: view.open,
      hideChatButton: () => view.showButton(false),
      showChatButton: () => view.showButton(true),
    };
    vendor['userVerificationAPI'] = {
      clearSession: () => {
        deps.openStorage(`embed-chat-${deployment}`).remove();
        view.close();
        view.clear();
      },
    };
    dispatch('Ready');
    dispatch('ButtonCreated');
  };
  Reflect.set(globalThis, 'embeddedservice_bootstrap', vendor);
}
