import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Session } from '../../api/identity/token.schema.ts';
import { loadProfile } from '../../stores/account/profile.ts';
import { $session } from '../../stores/core/session.ts';
import { EmployeeTerms } from './EmployeeTerms.tsx';

export interface Arrival {
  /** The terms that an employee has to accept first. */
  readonly terms: ReactNode;
  /** Runs a sign-in; until it has failed, nothing else redirects the visitor. */
  during<Value extends { readonly ok: boolean }>(signIn: Promise<Value>): Promise<Value>;
  arrive(session: Session): Promise<void>;
}

/** Continues after a sign-in, in this tab or in another one, by calling `go`; employees accept their terms first. */
export function useArrival(go: () => void): Arrival {
  const [needsTerms, setNeedsTerms] = useState(false);
  const isOwn = useRef(false);
  useEffect(() => $session.listen((session) => void (session?.loggedIn && !isOwn.current && go())));
  return {
    terms: needsTerms ? <EmployeeTerms onAccepted={go} /> : undefined,
    async during(signIn) {
      isOwn.current = true;
      const outcome = await signIn;
      isOwn.current = outcome.ok;
      return outcome;
    },
    async arrive(session) {
      const profile = session.consumerType === 'EMPLOYEE' ? await loadProfile() : undefined;
      if (profile?.ok && !profile.value.isEmployeeDiscountTCAccepted) setNeedsTerms(true);
      else go();
    },
  };
}
