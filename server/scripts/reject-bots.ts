import type { BotProtection } from '../../backend/providers/bot-protection/provider.ts';
import type { GatewayMiddleware } from '../gateway/gateway-environment.ts';

/** Answers the calls that bot protection rejects with a 403 that describes its challenge. */
export function rejectBots(reject: NonNullable<BotProtection['reject']>): GatewayMiddleware {
  return async ({ req, json }, next) => {
    const challenge = reject(req.raw);
    if (challenge === undefined) return next();
    return json(challenge, 403, { 'cache-control': 'private, no-store' });
  };
}
