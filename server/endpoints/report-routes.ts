import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { RateLimits } from '../../backend/core/rate-limits.ts';
import type { Log } from '../../src/lib/log.ts';
import { hasMessage } from '../../src/i18n/translate.ts';
import { ApiError } from '../../src/api/core/api-error.ts';
import type { RequestBindings } from '../gateway/gateway-environment.ts';
import { tooManyRequests } from '../gateway/error-response.ts';
import { createLimiter } from '../gateway/limits/create-limiter.ts';
import { parseBody, readBody } from '../gateway/read-body.ts';
import { requireOwnOrigin } from '../gateway/require-own-origin.ts';
import type { OriginRule } from '../gateway/same-origin.ts';

export interface ReportCallsOptions {
  readonly origin: OriginRule;
  readonly log: Log;
  /** Counts a visitor's error by an id of the catalogue, or as `other`. */
  readonly countError: (errorId: string, status: number) => void;
  /** Counters shared by all processes; without them each process counts alone. */
  readonly rateLimits?: RateLimits | undefined;
}

const REPORTS_PER_MINUTE = 60;
const MAX_ERRORS = 20;
const INVALID = { status: 400, errorId: 'VALIDATION', message: 'The report is not complete.' };

const sectionError = z.object({
  type: z.string().max(64),
  id: z.string().max(200),
  phase: z.literal('hydration').default('hydration'),
  message: z.string().max(500).default(''),
  path: z.string().max(500).default(''),
});

const word = z.string().regex(/^[\w.:-]{1,100}$/);

/**
 * Errors of requests (`src/stores/core/monitoring.ts`): no texts and no values of visitors, so that no personal data is
 * logged.
 */
const apiErrors = z.object({
  errors: z
    .array(
      z.object({
        errorId: word,
        status: z.number().int().min(100).max(599),
        /** Path of the operation, parameters in braces. */
        path: z.string().regex(/^\/[\w./{}-]{1,200}$/),
        correlationId: word.optional(),
      }),
    )
    .min(1)
    .max(MAX_ERRORS),
});

/** An exception in an action of the shop (`src/stores/core/script-errors.ts`), without its text. */
const scriptError = z.object({
  action: z.string().regex(/^[a-z]{1,50}\/[a-z-]{1,100}$/),
  name: word,
  /** Path of the script, line and column. */
  source: z
    .string()
    .regex(/^\/[\w./@-]{1,200}:\d{1,9}:\d{1,9}$/)
    .optional(),
});

type Reported = Context<{ Bindings: RequestBindings }>;

/** `/fapi/section-error`, `/fapi/script-error` and `/fapi/api-error`: errors in a browser, for the log and the metrics. */
export function createReportCalls({ origin, log, countError, rateLimits }: ReportCallsOptions) {
  const app = new Hono<{ Bindings: RequestBindings }>();

  /** Adds an endpoint for reports of the shop's own pages; rate and size are limited. */
  function addReport<Report>(name: string, schema: z.ZodType<Report>, onReport: (report: Report) => void): void {
    const limiter = createLimiter({ name, points: REPORTS_PER_MINUTE, rateLimits });
    app.post(`/${name}`, requireOwnOrigin(origin), async (context: Reported) => {
      const wait = await limiter.consume(context.env.address);
      if (wait > 0) throw tooManyRequests(wait);
      const report = schema.safeParse(parseBody(await readBody(context.req.raw)));
      if (!report.success)
        throw new ApiError({ ...INVALID, details: { path: report.error.issues[0]?.path.join('.') } });
      onReport(report.data);
      return context.body(null, 204);
    });
  }

  addReport('section-error', sectionError, (report) => log.warn(report, 'section failed'));
  addReport('script-error', scriptError, (report) => log.warn(report, 'script failed in a browser'));
  addReport('api-error', apiErrors, ({ errors }) => {
    for (const error of errors) {
      log.warn(error, 'call refused in a browser');
      countError(hasMessage('en-us', `errors.${error.errorId}`) ? error.errorId : 'other', error.status);
    }
  });
  return app;
}
