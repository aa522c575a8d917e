import { safeHref } from '../../../../src/cms/site/safe-url.ts';

/**
 * A link as editors of other systems write it: paths, addresses, and host names without a scheme such as
 * `www.example.com/shop`.
 */
export function linkTarget(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isHostOnly = /^(www\.|[a-z0-9-]+\.(com|org|net|online|io)\b)/i.test(value);
  return safeHref(isHostOnly ? `https://${value}` : value);
}
