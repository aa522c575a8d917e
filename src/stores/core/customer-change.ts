import { $session } from './session.ts';

/** Runs `run` when somebody else than before uses the shop in this browser: after signing in and out, in this tab or another. */
export function whenCustomerChanges(run: () => void): void {
  let known = $session.get()?.consumerNo;
  $session.listen((session) => {
    if (!session) return;
    const isOther = known !== undefined && known !== session.consumerNo;
    known = session.consumerNo;
    if (isOther) run();
  });
}
