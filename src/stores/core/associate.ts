import type { AgentLoginRequest, StoreSession } from '../../api/identity/identity.schema.ts';
import { agentLogin } from '../../api/identity/identity.ts';
import { createAction } from './action.ts';
import { callApi } from './api.ts';
import { ASSOCIATE_KEY } from './associate-key.ts';
import { createStore } from './store.ts';
import { asVisitor } from './session-call.ts';

const FIELDS = ['storeId', 'storeName', 'storeEmployeeId', 'storeEmployeeName'] as const;

function isStoreSession(value: unknown): value is StoreSession {
  return typeof value === 'object' && value !== null && FIELDS.every((name) => name in value);
}

function read(): StoreSession | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(ASSOCIATE_KEY) ?? 'null');
    return isStoreSession(stored) ? stored : undefined;
  } catch {
    // Storage is disabled or holds a foreign value.
    return undefined;
  }
}

/** The associate who serves the customer, stored for the browser session only (docs/contract.md#store-associates). */
export const $associate = createStore<StoreSession | undefined>(import.meta.env.SSR ? undefined : read());

function setAssociate(associate: StoreSession | undefined): void {
  $associate.set(associate);
  try {
    if (associate) sessionStorage.setItem(ASSOCIATE_KEY, JSON.stringify(associate));
    else sessionStorage.removeItem(ASSOCIATE_KEY);
  } catch {
    // As above: the associate is known on this page only.
  }
}

export const connectAssociate = createAction(async (login: AgentLoginRequest) => {
  const associate = await asVisitor(() => callApi(agentLogin, { body: login }));
  setAssociate(associate);
  return associate;
});

export function clearAssociate(): void {
  setAssociate(undefined);
}
