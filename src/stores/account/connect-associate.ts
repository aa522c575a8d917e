import type { AgentLoginRequest } from '../../api/identity/identity.schema.ts';
import { agentLogin } from '../../api/identity/identity.ts';
import { announceSession } from '../cart/cart-state.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { $session, renewSession } from '../core/session.ts';
import { asVisitor } from '../core/session-call.ts';

/** Connects an associate to the session, and lets the other tabs request it anew. */
export const connectAssociate = createAction('associate/connect', async (login: AgentLoginRequest) => {
  const associate = await asVisitor(() => callApi(agentLogin, { body: login }));
  $session.set({ ...(await renewSession()), associate });
  announceSession();
  return associate;
});
