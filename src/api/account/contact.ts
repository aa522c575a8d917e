import type {
  ContactMessage,
  ContactSubjects,
  ContactTopics,
  SubjectQuery,
  SupportCase,
  WarrantyRequest,
} from './contact.schema.ts';
import { operation } from '../core/operation.ts';

const base = '/consumers-v3/consumer';

/** Topics of the contact form. */
export const getContactTopics = operation<Record<string, never>, ContactTopics>({
  name: 'getContactTopics',
  method: 'GET',
  path: `${base}/contactus`,
  access: 'anyone',
  errors: [],
});

export const getContactSubjects = operation<{ query?: SubjectQuery }, ContactSubjects>({
  name: 'getContactSubjects',
  method: 'GET',
  path: `${base}/contactus/categorySubject`,
  access: 'anyone',
  errors: [],
});

export const sendContactMessage = operation<{ body: ContactMessage }, SupportCase>({
  name: 'sendContactMessage',
  method: 'POST',
  path: `${base}/contactus`,
  access: 'visitor',
  errors: ['AUT453'],
});

export const createWarrantyCase = operation<{ body: WarrantyRequest }, SupportCase>({
  name: 'createWarrantyCase',
  method: 'POST',
  path: `${base}/warranty`,
  access: 'visitor',
  errors: ['AUT453'],
});
