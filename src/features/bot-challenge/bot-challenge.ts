import { isRecord } from '../../../domain/record.ts';
import { APPLICATION_ID } from '../../config.ts';
import { answerCaptcha } from '../../stores/core/captcha.ts';
import { pageData } from '../../stores/core/page-data.ts';

/** Carries the answer for two minutes: bot protection in front of the shop or of its services reads it. */
const COOKIE = 'bot-challenge';
const SECONDS = 120;

let answering: Promise<boolean> | undefined;

/** Resolves to false where the challenge was not solved. */
async function answerOnce(): Promise<boolean> {
  const response = await answerCaptcha(pageData().providers.captcha).catch(() => undefined);
  if (response === undefined) return false;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${encodeURIComponent(response)}; Path=/; Max-Age=${SECONDS}; SameSite=Strict${secure}`;
  return true;
}

const answerChallenge = () => (answering ??= answerOnce().finally(() => (answering = undefined)));

/** Whether a 403 is of bot protection: it names an application, and none of the shop's errors. */
async function isChallenge(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => undefined);
  return isRecord(body) && typeof body['appId'] === 'string' && body['errorDetails'] === undefined;
}

/**
 * Makes a call of the shop again, once, when bot protection rejected it and the captcha provider answered its challenge. This
 * wraps `fetch`, as scripts of bot protection do: code in the calls themselves would be part of every page. A challenge from
 * before is answered on its event (docs/errors.md#monitoring), for the visitor's next attempt. Returns a function that ends it.
 */
export function start(): () => void {
  const { fetch: send } = globalThis;
  const sendAgain: typeof fetch = async (input, init) => {
    const response = await send(input, init);
    const isCall = typeof input === 'string' && input.startsWith('/api/');
    // Not while one is being answered: the solver's own calls pass here too.
    if (response.status !== 403 || !isCall || answering || !(await isChallenge(response.clone()))) return response;
    return (await answerChallenge()) ? send(input, init) : response;
  };
  const onEvent = (event: Event): void => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (isRecord(detail) && detail['appId'] !== APPLICATION_ID && !document.cookie.includes(`${COOKIE}=`))
      void answerChallenge();
  };
  globalThis.fetch = sendAgain;
  document.addEventListener('aisle:bot-challenge', onEvent);
  return () => {
    if (globalThis.fetch === sendAgain) globalThis.fetch = send;
    document.removeEventListener('aisle:bot-challenge', onEvent);
  };
}
