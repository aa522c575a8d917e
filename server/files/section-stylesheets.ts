import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { inlineHash } from '../../src/lib/inline-hash.ts';
import type { PageStyles } from '../../src/cms/request-context.ts';
import { hashOf } from '../http/etag.ts';
import { finishReply, sendFinished, type FinishedReply, type HeaderList } from '../http/reply.ts';
import { DATA_POLICY } from '../http/security-headers.ts';

export interface SectionStylesheet {
  readonly type: string;
  /** Address of the built stylesheet. */
  readonly url: string;
}

export interface Stylesheets {
  readonly styles: PageStyles;
  /** Serves `/_css/<set>-<build>.css`; resolves to `false` for any other path, and for an unknown set or build. */
  readonly send: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

const ADDRESS = /^\/_css\/([0-9a-z]{1,60})-([\w-]{8})\.css$/;
const MAX_CACHED_SETS = 200;
/** Those of the pages in demand: each is 60 kB of text, put together in a fraction of a millisecond. */
const MAX_INLINED_SETS = 32;

/**
 * One stylesheet for all section types of a page. The address encodes the set as bits over the sorted types, in base
 * 36, and a hash of the build's stylesheets: any process of the same build can serve it, also after a restart.
 */
export async function createStylesheets(options: {
  stylesheets: readonly SectionStylesheet[];
  /** Address of the stylesheet of every page. */
  shopStylesheet: string;
  clientDir: string;
  headers: HeaderList;
}): Promise<Stylesheets> {
  const readBuilt = (url: string) => readFile(join(options.clientDir, url), 'utf8');
  const sorted = [...options.stylesheets].sort((a, b) => (a.type < b.type ? -1 : 1));
  const shopText = await readBuilt(options.shopStylesheet);
  const texts = await Promise.all(sorted.map(({ url }) => readBuilt(url)));
  const build = hashOf(sorted.map(({ type }, index) => `${type}\n${texts[index]}`).join('\n')).slice(0, 8);
  const bitOf = new Map(sorted.map(({ type }, index) => [type, 1n << BigInt(index)] as const));
  const replies = new LRUCache<string, Promise<FinishedReply>>({ max: MAX_CACHED_SETS });

  const setOf = (stylesheets: readonly SectionStylesheet[]) =>
    stylesheets.reduce((bits, { type }) => bits | (bitOf.get(type) ?? 0n), 0n);

  const link: PageStyles['link'] = (stylesheets) => {
    const set = setOf(stylesheets);
    const others = stylesheets.filter(({ type }) => !bitOf.has(type)).map(({ url }) => url);
    return set === 0n ? others : [`/_css/${set.toString(36)}-${build}.css`, ...others];
  };

  const joined = (set: bigint) => texts.filter((_, index) => (set >> BigInt(index)) & 1n).join('\n');

  const inlined = new LRUCache<bigint, NonNullable<ReturnType<PageStyles['inline']>>>({ max: MAX_INLINED_SETS });
  const inline: PageStyles['inline'] = (stylesheets) => {
    const set = setOf(stylesheets);
    const known = inlined.get(set);
    if (known) return known;
    const text = shopText + joined(set);
    const styles = { text, hash: inlineHash(text) };
    inlined.set(set, styles);
    return styles;
  };

  const reply = (name: string): Promise<FinishedReply> | undefined => {
    const set = parseBits(name);
    if (set === 0n || set.toString(36) !== name || set >> BigInt(texts.length) !== 0n) return undefined;
    const cached =
      replies.get(name) ??
      finishReply({ status: 200, headers: stylesheetHeaders(options.headers), body: Buffer.from(joined(set)) });
    replies.set(name, cached);
    return cached;
  };

  const send = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, name = '', requestedBuild] = ADDRESS.exec((request.url ?? '').split('?', 1)[0] ?? '') ?? [];
    const stylesheetReply = requestedBuild === build ? await reply(name) : undefined;
    if (stylesheetReply === undefined) return false;
    void sendFinished(request, response, stylesheetReply);
    return true;
  };

  return { styles: { link, inline }, send };
}

function parseBits(text: string): bigint {
  return [...text].reduce((bits, digit) => bits * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
}

function stylesheetHeaders(headers: HeaderList): HeaderList {
  return [
    ...headers,
    ['content-type', 'text/css; charset=utf-8'],
    ['cache-control', 'public, max-age=31536000, immutable'],
    ['content-security-policy', DATA_POLICY],
    ['cross-origin-resource-policy', 'same-origin'],
  ];
}
