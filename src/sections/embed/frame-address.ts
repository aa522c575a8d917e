/** An address as a frame may load it: https, at one of `hosts`, without a user. `undefined` for any other. */
export function frameAddress(text: string, hosts: readonly string[]): URL | undefined {
  const url = URL.parse(text.trim());
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  return hosts.includes(url.host) ? url : undefined;
}
