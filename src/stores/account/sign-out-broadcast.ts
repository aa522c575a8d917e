const CHANNEL = 'aisle.sign-out';

let listening: BroadcastChannel | undefined;

/** Notifies the other tabs that the customer signed out; an expired session is not broadcast. */
export function announceSignOut(): void {
  // A channel does not receive its own messages: this tab continues by itself.
  const channel = listening ?? new BroadcastChannel(CHANNEL);
  channel.postMessage('');
  if (!listening) channel.close();
}

/** Calls `run` when the customer signs out in another tab. */
export function whenSignedOutElsewhere(run: () => void): void {
  const open = () => {
    listening = new BroadcastChannel(CHANNEL);
    listening.onmessage = run;
  };
  open();
  // An open channel would prevent the page from entering the back/forward cache.
  addEventListener('pagehide', () => listening?.close());
  addEventListener('pageshow', (event) => event.persisted && open());
}
