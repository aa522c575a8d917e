/**
 * The address of a frame, if it is allowed: https, at one of `hosts`, without credentials. `undefined` for any other.
 */
export function frameAddress(text: string, hosts: readonly string[]): URL | undefined {
  const url = URL.parse(text.trim());
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  return hosts.includes(url.host) ? url : undefined;
}
