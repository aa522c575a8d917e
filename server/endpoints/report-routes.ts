import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { RateLimits } from '../../backend/core/rate-limits.ts';
import type { Log } from '../../src/lib/log.ts';
import { hasMessage } from '../../src/i18n/translate.ts';
import { callIds } from '../gateway/call-ids.ts';
import type { RequestBindings } from '../gateway/gateway.ts';
import { errorResponse, tooManyRequests, type HttpError } from '../gateway/error-response.ts';
import { createLimiter } from '../gateway/create-limiter.ts';
import { parseBody, readBody } from '../gateway/read-body.ts';
import { requireOwnOrigin } from '../gateway/require-own-origin.ts';
import type { OriginRule } from '../gateway/same-origin.ts';

export interface ReportCallsOptions {
  readonly origin: OriginRule;
  readonly log: Log;
  /** Counts an error that a visitor met, by an id of the catalogue or `other`. */
  readonly countError: (errorId: string, status: number) => void;
  /** Where limits count for all processes; without it each counts alone. */
  readonly rateLimits?: RateLimits | undefined;
}

const REPORTS_PER_MINUTE = 60;
const MAX_ERRORS = 20;
const INVALID: HttpError = { status: 400, errorId: 'VALIDATION', message: 'The report is not complete.' };

const sectionError = z.object({
  type: z.string().max(64),
  id: z.string().max(200),
  phase: z.literal('hydration').default('hydration'),
  message: z.string().max(500).default(''),
  path: z.string().max(500).default(''),
});

const word = z.string().regex(/^[\w.:-]{1,100}$/);

/** Errors of calls (`src/stores/core/monitoring.ts`): neither texts nor values of anybody, so that nothing personal can come along. */
const apiErrors = z.object({
  errors: z
    .array(
      z.object({
        errorId: word,
        status: z.number().int().min(100).max(599),
        /** Of the call, parameters in braces. */
        path: z.string().regex(/^\/[\w./{}-]{1,200}$/),
        correlationId: word.optional(),
      }),
    )
    .min(1)
    .max(MAX_ERRORS),
});

type Reported = Context<{ Bindings: RequestBindings }>;

/** `/fapi/section-error` and `/fapi/api-error`: what went wrong in a browser, for the log and the metrics. */
export function createReportCalls({ origin, log, countError, rateLimits }: ReportCallsOptions) {
  const app = new Hono<{ Bindings: RequestBindings }>();

  /** A report of the shop's own pages; rate and size are limited. */
  function addReport<Report>(name: string, schema: z.ZodType<Report>, onReport: (report: Report) => void): void {
    const limiter = createLimiter({ name, points: REPORTS_PER_MINUTE, rateLimits });
    app.post(`/${name}`, requireOwnOrigin(origin), async (context: Reported) => {
      const request = context.req.raw;
      const wait = await limiter.consume(context.env.address);
      if (wait > 0) return fail(request, tooManyRequests(wait));
      const read = await readBody(request);
      if ('error' in read) return fail(request, read.error);
      const report = schema.safeParse(parseBody(read.body));
      if (!report.success)
        return fail(request, { ...INVALID, details: { path: report.error.issues[0]?.path.join('.') } });
      onReport(report.data);
      return context.body(null, 204);
    });
  }

  addReport('section-error', sectionError, (report) => log.warn(report, 'section failed'));
  addReport('api-error', apiErrors, ({ errors }) => {
    for (const error of errors) {
      log.warn(error, 'call refused in a browser');
      countError(hasMessage('en-us', `errors.${error.errorId}`) ? error.errorId : 'other', error.status);
    }
  });
  return app;
}

function fail(request: Request, error: HttpError): Response {
  return errorResponse(error, callIds(request.headers).correlationId);
}
