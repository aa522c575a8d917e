import {
  contactMessage,
  contactSubjects,
  contactTopics,
  subjectQuery,
  supportCase,
  warrantyRequest,
} from '../../src/api/contact.schema.ts';
import { createWarrantyCase, getContactSubjects, getContactTopics, sendContactMessage } from '../../src/api/contact.ts';
import { listSubjects, listTopics } from '../consumer/contact-topics.ts';
import type { SupportCaseService } from '../consumer/support-cases.ts';
import { openCall, sessionCall, type Call } from './call.ts';

export function contactCalls(cases: SupportCaseService): Call[] {
  return [
    openCall(getContactTopics, {
      summary: 'List what one can write about',
      answer: contactTopics,
      perform: async (_, { scope }) => ({ topics: listTopics(scope.locale) }),
    }),
    openCall(getContactSubjects, {
      summary: 'List the subjects of a topic',
      query: subjectQuery,
      answer: contactSubjects,
      perform: async ({ query }, { scope }) => ({ subjects: listSubjects(scope.locale, query.category) }),
    }),
    sessionCall(sendContactMessage, {
      summary: 'Write to the shop',
      body: contactMessage,
      answer: supportCase,
      status: 201,
      perform: ({ body }, { principal, scope }) => cases.sendMessage(body, { consumerNo: principal.consumerNo, scope }),
    }),
    sessionCall(createWarrantyCase, {
      summary: 'Claim a warranty',
      body: warrantyRequest,
      answer: supportCase,
      status: 201,
      perform: ({ body }, { principal, scope }) => cases.claimWarranty(body, { consumerNo: principal.consumerNo, scope }),
    }),
  ];
}
