import { agentLogin } from '../../src/api/identity/identity.ts';
import { agentLoginRequest, storeSession } from '../../src/api/identity/identity.schema.ts';
import { findCustomer, leaveCustomer, serveCustomer } from '../../src/api/identity/served-customer.ts';
import { customerContact, leftCustomer, servedCustomer } from '../../src/api/identity/served-customer.schema.ts';
import { sessionEndpoint, type Endpoint } from '../http/endpoint.ts';
import type { IdentityService } from './identity.ts';

export function associateEndpoints(identity: IdentityService): Endpoint[] {
  return [
    sessionEndpoint(agentLogin, {
      summary: 'Connect a store associate to the session',
      body: agentLoginRequest,
      response: storeSession,
      perform: ({ body }, context) => identity.connectAssociate(body, context),
    }),
    sessionEndpoint(findCustomer, {
      summary: 'Find a customer by email address or phone number, as an associate',
      body: customerContact,
      response: servedCustomer,
      perform: ({ body }, { scope }) => identity.findCustomer(body, scope),
    }),
    sessionEndpoint(serveCustomer, {
      summary: 'Continue the session for a customer, as an associate',
      body: customerContact,
      response: servedCustomer,
      perform: ({ body }, context) => identity.serveCustomer(body, context),
    }),
    sessionEndpoint(leaveCustomer, {
      summary: 'Continue the session for a guest, as an associate',
      response: leftCustomer,
      perform: async (_, { principal }) => {
        await identity.leaveCustomer(principal);
        return { served: false } as const;
      },
    }),
  ];
}
