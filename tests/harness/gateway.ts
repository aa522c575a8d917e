/** Sends requests to the shop's API like its pages: same origin, JSON, one cookie jar. */
export interface ShopApi {
  get(path: string): Promise<unknown>;
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object): Promise<unknown>;
}

export function openShopApi(origin: string): ShopApi {
  const jar = new Map<string, string>();
  const call = async (path: string, init: RequestInit): Promise<unknown> => {
    const headers = {
      origin,
      'content-type': 'application/json',
      cookie: [...jar].map((pair) => pair.join('=')).join('; '),
    };
    const answer = await fetch(`${origin}/api${path}`, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${init.method} ${path} answered ${answer.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text);
  };
  return {
    get: (path) => call(path, { method: 'GET' }),
    send: (method, path, body) => call(path, { method, body: JSON.stringify(body) }),
  };
}
