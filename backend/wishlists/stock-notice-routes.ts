import { requestStockNotice } from '../../src/api/catalog/availability.ts';
import { stockNotice, stockNoticeBody } from '../../src/api/catalog/availability.schema.ts';
import { sessionEndpoint, type Endpoint } from '../http/endpoint.ts';
import type { StockNoticeService } from './stock-notices.ts';

export function stockNoticeEndpoints(notices: StockNoticeService): Endpoint[] {
  return [
    sessionEndpoint(requestStockNotice, {
      summary: 'Request a mail when a variant is back in stock',
      body: stockNoticeBody,
      response: stockNotice,
      perform: ({ body }, { principal: { consumerNo }, scope }) => notices.request({ consumerNo, scope }, body),
    }),
  ];
}
