import type { createAssistant } from './assistant.ts';
import type { ChatTexts } from './chat-texts.ts';
import type { ChatLine, ChatWindow, ChatWindowOptions, createChatWindow } from './chat-window.ts';

export interface ConversationOptions extends Pick<ChatWindowOptions, 'id' | 'button' | 'size'> {
  readonly texts: ChatTexts;
  /** Where the conversation is stored, in the storage of the tab. */
  readonly key: string;
  greeting(): string;
  onOpen(): void;
  onClose(): void;
  /** The visitor's first message. */
  onStart(): void;
  /** The assistant's first answer. */
  onEngaged(): void;
  onTransfer(): void;
  onEnd(): void;
}

/** Runs in the browser, as text. The shop of the page, from the data that it hands over to its scripts. */
export function readShop(): { readonly scope: string; readonly home: string } {
  const data: unknown = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
  const { siteId, locale, paths } = data as { siteId: string; locale: string; paths: { home: string } };
  return { scope: String(new URLSearchParams({ siteId, locale })), home: paths.home.replace(/\/$/, '') };
}

/** Runs in the browser, as text. A text of the tab, which lasts as long as the page where storage is full or denied. */
export function openStorage(key: string) {
  const attempt = <Result>(run: () => Result): Result | undefined => {
    try {
      return run();
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt(() => sessionStorage.getItem(key)) ?? undefined,
    write: (text: string) => attempt(() => sessionStorage.setItem(key, text)),
    remove: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

/**
 * Functions of other modules. They are handed over, because a program that loads modules may rename what one imports, also
 * in the text of its functions.
 */
export interface ConversationDeps {
  readonly createAssistant: typeof createAssistant;
  readonly createChatWindow: typeof createChatWindow;
}

/** Runs in the browser, as text. A conversation with the assistant in a window, stored as long as the tab. */
export function createConversation(options: ConversationOptions, deps: ConversationDeps): ChatWindow {
  const { texts } = options;
  const stored = openStorage(options.key);
  const answer = deps.createAssistant(texts, readShop());
  let lines = JSON.parse(stored.read() ?? '[]') as readonly ChatLine[];
  const add = (line: ChatLine): void => {
    lines = [...lines, line];
    stored.write(JSON.stringify(lines));
    view.addLine(line);
  };
  const has = (by: ChatLine['by']) => lines.some((line) => line.by === by);
  const greet = (): void => view.addLine({ by: 'assistant', text: options.greeting() || texts.greeting });
  const onMessage = async (text: string): Promise<void> => {
    if (!has('visitor')) options.onStart();
    add({ by: 'visitor', text });
    const { isTransfer = false, ...reply } = await answer(text);
    if (!has('assistant')) options.onEngaged();
    add({ by: 'assistant', ...reply });
    if (isTransfer) options.onTransfer();
  };
  const end = (): void => {
    lines = [];
    stored.remove();
    view.clear();
    view.addLine({ by: 'assistant', text: texts.ended });
    options.onEnd();
  };
  let isGreeted = false;
  const onOpen = (): void => {
    if (!isGreeted) {
      isGreeted = true;
      greet();
      for (const line of lines) view.addLine(line);
    }
    options.onOpen();
  };
  const { id, button, size, onClose } = options;
  const listeners = { onOpen, onClose, onEnd: end, onMessage: (text: string) => void onMessage(text) };
  const view = deps.createChatWindow({ id, texts, button, size, ...listeners });
  return view;
}
