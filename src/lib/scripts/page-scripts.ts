/** What pages need to know of scripts of others. */
export interface PageScripts {
  /** Script offloading mode: scripts of others start later, and come from the shop itself where it may serve them. */
  readonly isOffloading: boolean;
  /** Address of the tag manager's script; `undefined` without one. */
  readonly tagManager: string | undefined;
  readonly chat: ChatScripts | undefined;
}

/** The scripts of the chat; a region has one of them. */
export interface ChatScripts {
  /** Regions whose chat is Sierra's; the others have the messaging vendor's. */
  readonly sierraRegions: readonly string[];
  readonly sierra: SierraScript | undefined;
  readonly messaging: MessagingScript | undefined;
}

export type ChatVendor = 'sierra' | 'messaging';

/** Returns the vendor of a region's chat; `undefined` where the region has none. */
export function chatVendorOf(chat: ChatScripts | undefined, region: string): ChatVendor | undefined {
  const vendor = chat?.sierraRegions.includes(region) ? 'sierra' : 'messaging';
  return chat?.[vendor] && vendor;
}

export interface SierraScript {
  readonly src: string;
  /** Names the agent; part of the key by which the vendor stores a conversation. */
  readonly token: string;
}

export interface MessagingScript {
  readonly src: string;
  readonly organizationId: string;
  readonly deployment: string;
  /** Address of the deployment's site, and of the vendor's messages. */
  readonly siteUrl: string;
  readonly messagesUrl: string;
}
