import type { Session } from '../../api/identity/token.schema.ts';
import { $session, renewSession } from '../../stores/core/session.ts';
import type { CollectorDeps } from './collector.ts';
import { loadUserProfile, type UserProfile } from './user-profile.ts';
import { countVisit } from './visit-cookies.ts';

function guestProfile({ memberId }: Session): UserProfile {
  const member = memberId === undefined ? {} : { memberId };
  return { loyaltyMember: memberId !== undefined, ...member, vfEmployee: false, rewardsAvailable: false };
}

const idsOf = ({ loggedIn, consumerNo, usid }: Session) => ({
  ...(loggedIn ? { 'consumer-id': consumerNo } : { 'guest-id': consumerNo }),
  ...(usid !== undefined && { 'x-usid': usid }),
});

async function report({ push, memory }: CollectorDeps, session: Session): Promise<void> {
  const visit = countVisit(Date.now());
  const profile = session.loggedIn ? await loadUserProfile(session.consumerNo, memory) : guestProfile(session);
  push({ event: 'user_data', ...idsOf(session), ...visit, loggedIn: session.loggedIn, ...profile });
}

/**
 * Reports the user data from now on, whenever the session has another customer; returns a function that stops. Called with
 * the visitor's consent, which the session may be older than: then it is requested again, with its id.
 */
export function followUser(deps: CollectorDeps): () => void {
  let known: Session | undefined;
  let hasAsked = false;
  const follow = (session: Session | undefined) => {
    if (!session) return;
    if (session.usid === undefined && !hasAsked) {
      hasAsked = true;
      renewSession().catch(() => follow(session));
      return;
    }
    if (known?.consumerNo === session.consumerNo && known.memberId === session.memberId) return;
    if (known?.consumerNo === session.consumerNo && session.memberId !== undefined) {
      deps.push({ event: 'join_loyalty', memberId: session.memberId });
      deps.memory.update({ user: undefined });
    }
    known = session;
    report(deps, session).catch(console.debug);
  };
  return $session.subscribe(follow);
}
