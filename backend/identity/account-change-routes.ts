import { closeAccount, confirmEmailChange, requestEmailChange } from '../../src/api/identity/account-changes.ts';
import {
  closingRequest,
  closingResponse,
  emailChangeRequest,
  emailChangeResponse,
  emailConfirmation,
  emailConfirmationRequest,
} from '../../src/api/identity/identity.schema.ts';
import { openEndpoint, sessionEndpoint, type Endpoint } from '../http/endpoint.ts';
import type { AccountClosingService } from './account-closing.ts';
import type { EmailChangeService } from './email-change.ts';

interface AccountChangeDeps {
  readonly identity: Pick<EmailChangeService, 'requestEmailChange' | 'confirmEmailChange'> & AccountClosingService;
}

/** Changes of the login, and the end of an account. */
export function accountChangeEndpoints({ identity }: AccountChangeDeps): Endpoint[] {
  return [
    sessionEndpoint(requestEmailChange, {
      summary: 'Mail a link to a new email address',
      body: emailChangeRequest,
      response: emailChangeResponse,
      perform: async ({ body }, { principal, scope }) => {
        await identity.requestEmailChange(body, principal, scope.locale);
        return { accepted: true } as const;
      },
    }),
    openEndpoint(confirmEmailChange, {
      summary: 'Change the email address with the mailed link',
      body: emailConfirmationRequest,
      response: emailConfirmation,
      perform: async ({ body }) => {
        await identity.confirmEmailChange(body.token);
        return { changed: true } as const;
      },
    }),
    sessionEndpoint(closeAccount, {
      summary: 'Close the account and erase its data',
      body: closingRequest,
      response: closingResponse,
      perform: async ({ body }, { principal: { consumerNo }, scope: { locale } }) => {
        await identity.closeAccount(body.currentPassword, { consumerNo, locale });
        return { closed: true } as const;
      },
    }),
  ];
}
