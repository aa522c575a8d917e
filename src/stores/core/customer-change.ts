import { $session } from './session.ts';

/** Calls `run` when the customer of this browser changes: after a sign-in or sign-out, in this tab or another. */
export function whenCustomerChanges(run: () => void): void {
  let known = $session.get()?.consumerNo;
  $session.listen((session) => {
    if (!session) return;
    const isOther = known !== undefined && known !== session.consumerNo;
    known = session.consumerNo;
    if (isOther) run();
  });
}
