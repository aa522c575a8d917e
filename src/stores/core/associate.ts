import { isRecord } from '../../../domain/record.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';
import type { AgentLoginRequest, StoreSession } from '../../api/identity/identity.schema.ts';
import { agentLogin } from '../../api/identity/identity.ts';
import { createAction } from './action.ts';
import { callApi } from './api.ts';
import { ASSOCIATE_KEY } from './associate-key.ts';
import { createStore } from './store.ts';
import { asVisitor } from './session-call.ts';

const FIELDS = ['storeId', 'storeName', 'storeEmployeeId', 'storeEmployeeName'] as const;

function isStoreSession(value: unknown): value is StoreSession {
  return isRecord(value) && FIELDS.every((name) => name in value);
}

const storedAssociate = storedValue('session', ASSOCIATE_KEY, (stored) =>
  isStoreSession(stored) ? stored : undefined,
);

/** The associate who serves the customer, stored for the browser session only (docs/contract.md#store-associates). */
export const $associate = createStore<StoreSession | undefined>(
  import.meta.env.SSR ? undefined : storedAssociate.read(),
);

function setAssociate(associate: StoreSession | undefined): void {
  $associate.set(associate);
  if (associate) storedAssociate.write(associate);
  else storedAssociate.remove();
}

export const connectAssociate = createAction('associate/connect', async (login: AgentLoginRequest) => {
  const associate = await asVisitor(() => callApi(agentLogin, { body: login }));
  setAssociate(associate);
  return associate;
});

export function clearAssociate(): void {
  setAssociate(undefined);
}
