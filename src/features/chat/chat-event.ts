/** What the chat reports; the data layer listens to the event `chat` of the document. */
export type ChatEventName = 'displayed' | 'started' | 'closed' | 'agentTransferCompleted' | 'chatbotEngaged';

export function dispatchChatEvent(event: ChatEventName): void {
  document.dispatchEvent(new CustomEvent('chat', { detail: { event } }));
}
