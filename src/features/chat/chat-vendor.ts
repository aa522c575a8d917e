/** What a conversation is opened with. */
export interface ChatContext {
  /** Locale of the shop. */
  readonly locale: string;
  readonly country: string;
  /** Number of the customer who is signed in. */
  readonly customer: string | undefined;
  readonly isLoyaltyMember: boolean;
  /** What the window says first. */
  readonly greeting: string;
}

/** A vendor's chat on the page. */
export interface Chat {
  /** The customer signed in, or out, or is another one. */
  changeCustomer(context: ChatContext): Promise<void>;
  /** Hides it, when a consent is withdrawn. */
  stop(): void;
}

/** Loads a vendor's script and shows its button; rejects with a `ChatError` where that fails. */
export type StartChat<Script> = (script: Script, context: ChatContext) => Promise<Chat>;

/** Why there is no chat; it is only logged. */
export class ChatError extends Error {
  constructor(message: 'prechat API not available' | 'script not loaded' | 'embedded bootstrap not loaded') {
    super(message);
    this.name = 'ChatError';
  }
}

/** Width, height and highest height of the window. */
export const CHAT_WINDOW = { width: '25rem', height: '40rem', maxHeight: 'calc(100% - 9rem)' } as const;
/** Distances of the button from the right and the lower edge. */
export const CHAT_BUTTON = { right: '4rem', bottom: '3rem' } as const;
