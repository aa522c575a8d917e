import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/** Redacted anywhere in a log line. */
const SECRETS = [
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'password',
  'paymentToken',
  'number',
  'cvc',
  'pin',
  'email',
  'username',
  'phone',
];

/** One JSON object per line. */
export function createLog(destination?: DestinationStream): Logger {
  const options = {
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: stdSerializers.err },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '***' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
