import { operation } from '../core/operation.ts';
import type {
  ClosingRequest,
  ClosingResponse,
  EmailChangeRequest,
  EmailChangeResponse,
  EmailConfirmation,
  EmailConfirmationRequest,
} from './identity.schema.ts';

/** Mails a link to the new address, and a notice to the present one; nothing changes before the link is confirmed. */
export const requestEmailChange = operation<{ body: EmailChangeRequest }, EmailChangeResponse>({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/consumers-v3/consumer/changeemail',
  access: 'consumer',
  errors: ['AUT453', 'PRO415', 'AUT450', 'AUT423', 'AUT441', 'PRO412', 'PRO400', 'API429'],
});

/** Changes the login with the token of the mailed link; ends the customer's other sessions. */
export const confirmEmailChange = operation<{ body: EmailConfirmationRequest }, EmailConfirmation>({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/consumers-v3/confirmchangeemail',
  access: 'anyone',
  errors: ['AUT402', 'PRO400'],
});

/** Erases the account and ends its sessions; orders remain as the law asks. */
export const closeAccount = operation<{ body: ClosingRequest }, ClosingResponse>({
  name: 'closeAccount',
  method: 'DELETE',
  path: '/consumers-v3/consumer',
  access: 'consumer',
  errors: ['PRO415', 'AUT450', 'AUT423', 'AUT441'],
});
