import {
  contactMessage,
  contactSubjects,
  contactTopics,
  subjectQuery,
  supportCase,
  warrantyRequest,
} from '../../src/api/account/contact.schema.ts';
import {
  createWarrantyCase,
  getContactSubjects,
  getContactTopics,
  sendContactMessage,
} from '../../src/api/account/contact.ts';
import { listSubjects, listTopics } from './contact-topics.ts';
import type { SupportCaseService } from './support-cases.ts';
import { openEndpoint, sessionEndpoint, type Endpoint } from '../http/endpoint.ts';

export function contactEndpoints(cases: SupportCaseService): Endpoint[] {
  return [
    openEndpoint(getContactTopics, {
      summary: 'List the topics of the contact form',
      response: contactTopics,
      perform: async (_, { scope }) => ({ topics: listTopics(scope.locale) }),
    }),
    openEndpoint(getContactSubjects, {
      summary: 'List the subjects of a topic',
      query: subjectQuery,
      response: contactSubjects,
      perform: async ({ query }, { scope }) => ({ subjects: listSubjects(scope.locale, query.category) }),
    }),
    sessionEndpoint(sendContactMessage, {
      summary: 'Send a contact message',
      body: contactMessage,
      response: supportCase,
      status: 201,
      perform: ({ body }, { principal, scope }) => cases.sendMessage(body, { consumerNo: principal.consumerNo, scope }),
    }),
    sessionEndpoint(createWarrantyCase, {
      summary: 'Submit a warranty claim',
      body: warrantyRequest,
      response: supportCase,
      status: 201,
      perform: ({ body }, { principal, scope }) =>
        cases.claimWarranty(body, { consumerNo: principal.consumerNo, scope }),
    }),
  ];
}
