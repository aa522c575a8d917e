const CHANNEL = 'aisle.sign-out';

let listening: BroadcastChannel | undefined;

/** Tells the other tabs that the shopper has signed out, which a session that ran out is not. */
export function announceSignOut(): void {
  // A channel does not hear itself: this tab has its own way on.
  const channel = listening ?? new BroadcastChannel(CHANNEL);
  channel.postMessage('');
  if (!listening) channel.close();
}

/** Runs `run` when the shopper signs out in another tab. */
export function whenSignedOutElsewhere(run: () => void): void {
  const open = () => {
    listening = new BroadcastChannel(CHANNEL);
    listening.onmessage = run;
  };
  open();
  // An open channel would keep the page out of the back/forward cache.
  addEventListener('pagehide', () => listening?.close());
  addEventListener('pageshow', (event) => event.persisted && open());
}
