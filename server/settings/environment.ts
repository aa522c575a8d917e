import { isIP } from 'node:net';
import type { SettingReader } from '../../src/lib/setting-reader.ts';

export const ENVIRONMENTS = ['local', 'dev', 'qa', 'preprod', 'www'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

const LOOPBACK = /^(localhost|[^.]+\.localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/;

export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

export function readPublicOrigin(reader: SettingReader, port: number): string {
  const fallback = `http://localhost:${port}`;
  const text = reader.baseUrl('PUBLIC_ORIGIN', 'https://www.example.com');
  if (text === undefined) return fallback;
  const { origin } = new URL(text);
  if (origin === text) return origin;
  reader.addIssue('PUBLIC_ORIGIN', `"${text}" has a path, an origin has none`, origin);
  return origin;
}

/** From `APP_ENV`, else the first label of the public host; an unknown host is an error, never a guess. */
export function readEnvironment(reader: SettingReader, publicOrigin: string): Environment {
  const { hostname } = new URL(publicOrigin);
  const derived = environmentOfHost(hostname);
  const text = reader.text('APP_ENV');
  if (text === undefined) return derived ?? unknownHost(reader, hostname);
  const environment = ENVIRONMENTS.find((name) => name === text);
  if (environment === undefined) {
    reader.addIssue('APP_ENV', `"${text}" is not one of ${ENVIRONMENTS.join(', ')}`, derived ?? 'www');
    return derived ?? 'local';
  }
  if (environment === 'local' && !isLoopbackHost(hostname)) {
    reader.addIssue(
      'APP_ENV',
      `local is for localhost only, but PUBLIC_ORIGIN's host is ${hostname}`,
      derived ?? 'www',
    );
  }
  return environment;
}

function environmentOfHost(hostname: string): Environment | undefined {
  if (isLoopbackHost(hostname)) return 'local';
  if (isIP(hostname)) return undefined;
  const label = hostname.split('.')[0];
  return ENVIRONMENTS.find((name) => name === label && name !== 'local');
}

function unknownHost(reader: SettingReader, hostname: string): Environment {
  reader.addIssue('APP_ENV', `missing, and PUBLIC_ORIGIN's host ${hostname} does not tell the environment`, 'www');
  return 'local';
}
