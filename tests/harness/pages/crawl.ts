import { addressesOf, formsOf } from './html-forms.ts';
import type { PageVisitor } from './page-visitor.ts';

/** Reads of one order are limited: a page has two. */
const PARALLEL = 2;

interface CrawledPage {
  /** Its own, at the end of redirects. */
  readonly path: string;
  readonly html: string;
}

/** Requests what the pages of one visitor lead to, each address once. */
export class Crawl {
  /** What is not there, with the page that names it. */
  readonly dead: string[] = [];
  readonly #visitor: PageVisitor;
  readonly #seen = new Set<string>();

  constructor(visitor: PageVisitor) {
    this.#visitor = visitor;
  }

  get count(): number {
    return this.#seen.size;
  }

  /** Opens the pages, and everything that they name; returns the pages that they lead to. */
  async openWithLinks(paths: readonly string[]): Promise<readonly CrawledPage[]> {
    const linked: CrawledPage[] = [];
    for (const { path, html } of await this.#openAll(paths, 'the crawl')) linked.push(...(await this.read(path, html)));
    return linked;
  }

  /** Requests what a page names: links, files and forms. */
  async read(path: string, html: string): Promise<readonly CrawledPage[]> {
    const { links, files } = addressesOf(html);
    await this.#openAll(files, path);
    for (const form of formsOf(html)) await this.#tryForm(form, path);
    return this.#openAll(links, path);
  }

  async #openAll(paths: readonly string[], from: string): Promise<readonly CrawledPage[]> {
    const fresh = [...new Set(paths.map((path) => path.split('#')[0] ?? ''))].filter((path) => !this.#seen.has(path));
    for (const path of fresh) this.#seen.add(path);
    const pages: CrawledPage[] = [];
    const waiting = [...fresh];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const { status, type, text, location } = await this.#visitor.follow(path);
        if (status !== 200) this.dead.push(`${path} (${status}), named by ${from}`);
        if (type.startsWith('text/html')) pages.push({ path: location, html: text });
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    return pages;
  }

  /** Sends nothing that a form could act on: who takes forms rejects the type, who does not says so or is not there. */
  async #tryForm({ action, method }: { action: string; method: string }, from: string): Promise<void> {
    const path = action === '' ? from : action;
    const key = `${method} ${path}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (method.toLowerCase() !== 'post') return void (await this.#openAll([path], from));
    const { status } = await this.#visitor.request(path, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    if (status !== 415) this.dead.push(`form to ${path} (${status}), in ${from}`);
  }
}
