import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FOREIGN_MEMBERS, MISFITS, RAW_BODIES } from './support/hostile-values.test-support.ts';
import { startEditingShop, type EditingShop, type EditorsBrowser } from './support/editing.test-support.ts';

const HOME = 'us/en-us/page/home';
const ABOUT = 'us/en-us/page/about';
const page = (title: string) => ({ title, sections: { main: [{ id: 'a' }, { id: 'b' }] } });

let shop: EditingShop;
beforeEach(async () => {
  shop = await startEditingShop();
  await shop.put(HOME, page('Published'));
});
afterEach(() => shop.close());

const titleIn = (document: unknown) => Object(document).title;
const shown = ({ $editing }: EditorsBrowser) => titleIn($editing.get()?.working);
const draft = async () => titleIn(await shop.read(`${HOME}.draft`).catch(() => undefined));
const type = (browser: EditorsBrowser, title: string) => browser.changeValue(['title'], title);
const progress = (browser: EditorsBrowser) => browser.$progress.get().is;

async function editors(count: number): Promise<EditorsBrowser[]> {
  const browsers = [];
  for (let index = 0; index < count; index += 1) {
    const browser = await shop.openBrowser();
    await browser.openDocument(HOME);
    browsers.push(browser);
  }
  return browsers;
}

async function pair() {
  const [ada, bob] = await editors(2);
  if (!ada || !bob) throw new Error('Two browsers were asked for.');
  return { ada, bob };
}

async function one(): Promise<EditorsBrowser> {
  const [ada] = await editors(1);
  if (!ada) throw new Error('A browser was asked for.');
  return ada;
}

/** Delays requests until it is released. */
function hold(method: string): () => void {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  shop.intercept = (requested, send) => (requested === method ? gate.then(send) : undefined);
  return letGo;
}

describe('two editors of one document', () => {
  test('the second of two saves gets a conflict, loses nothing, and chooses a version', async () => {
    const { ada, bob } = await pair();
    type(ada, 'Of Ada');
    type(bob, 'Of Bob');
    expect([await ada.saveDraft(), await bob.saveDraft()]).toEqual([true, false]);
    expect([await draft(), shown(bob), progress(bob)]).toEqual(['Of Ada', 'Of Bob', 'conflict']);
    await bob.loadDocument(HOME);
    expect([shown(bob), progress(bob)]).toEqual(['Of Ada', 'idle']);
    bob.undo();
    expect(shown(bob)).toBe('Of Bob');
    expect(await bob.saveDraft()).toBe(true);
    expect(await draft()).toBe('Of Bob');
  });

  test('one of two concurrent saves gets a conflict', async () => {
    const { ada, bob } = await pair();
    type(ada, 'Of Ada');
    type(bob, 'Of Bob');
    const [first, second] = await Promise.all([ada.saveDraft(), bob.saveDraft()]);
    expect(first).not.toBe(second);
    expect([progress(first ? ada : bob), progress(first ? bob : ada)]).toEqual(['saved', 'conflict']);
    expect([shown(ada), shown(bob)]).toEqual(['Of Ada', 'Of Bob']);
    expect(await draft()).toBe(first ? 'Of Ada' : 'Of Bob');
  });

  test('who changed nothing follows, in whichever document is open', async () => {
    const { ada, bob } = await pair();
    await shop.put(ABOUT, page('About'));
    await bob.openDocument(ABOUT);
    type(ada, 'Of Ada');
    await ada.saveDraft();
    bob.notifyChange([HOME]);
    await vi.waitFor(() => expect(titleIn(bob.$opened.get()[HOME]?.working)).toBe('Of Ada'));
    await bob.openDocument(HOME);
    expect([shown(bob), progress(bob), bob.$isDirty.get()]).toEqual(['Of Ada', 'idle', false]);
  });

  test('a discarded draft stays with an editor who has unsaved changes', async () => {
    const { ada, bob } = await pair();
    type(ada, 'Of Ada');
    await ada.saveDraft();
    await bob.loadDocument(HOME);
    type(bob, 'Of Bob');
    await ada.discardDraft();
    expect([shown(ada), await draft()]).toEqual(['Published', undefined]);
    bob.notifyChange([HOME]);
    await vi.waitFor(() => expect(progress(bob)).toBe('conflict'));
    expect(shown(bob)).toBe('Of Bob');
    const stored = bob.$progress.get();
    expect(await bob.saveDraft(stored.is === 'conflict' ? stored.revision : null)).toBe(true);
    expect(await draft()).toBe('Of Bob');
  });

  test('a document that is deleted on disk is reported as gone, and can be saved again', async () => {
    const bob = await one();
    type(bob, 'Of Bob');
    await rm(join(shop.contentDir, `${HOME}.json`));
    bob.notifyChange([HOME]);
    await vi.waitFor(() => expect(bob.$progress.get()).toEqual({ is: 'conflict', revision: null }));
    expect(await bob.saveDraft(null)).toBe(true);
    expect(await draft()).toBe('Of Bob');
  });

  test('a change on disk before the response of a save is loaded afterwards', async () => {
    const ada = await one();
    type(ada, 'Of Ada');
    shop.intercept = (method, send) => (method === 'PUT' ? send().then(changeOnDisk) : undefined);
    const changeOnDisk = async (answer: Response) => {
      await shop.put(`${HOME}.draft`, page('On disk'));
      ada.notifyChange([HOME]);
      await vi.waitFor(() => expect(requested).toContain('GET'));
      return answer;
    };
    const requested: string[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
      requested.push(init.method ?? 'GET');
      return fetch(path, init);
    });
    expect(await ada.saveDraft()).toBe(true);
    await vi.waitFor(() => expect(shown(ada)).toBe('On disk'));
  });

  test('the issues of one document are not shown for another', async () => {
    const { ada, bob } = await pair();
    await shop.put(ABOUT, page('About'));
    type(ada, 'Of Ada');
    await ada.saveDraft();
    type(bob, 'Of Bob');
    const letGo = hold('PUT');
    const saving = bob.saveDraft();
    await bob.openDocument(ABOUT);
    letGo();
    expect(await saving).toBe(false);
    expect([progress(bob), bob.progressOf(HOME).is]).toEqual(['idle', 'conflict']);
    await bob.openDocument(HOME);
    expect(progress(bob)).toBe('conflict');
  });
});

describe('one editor', () => {
  test('input during a slow save is preserved', async () => {
    const ada = await one();
    type(ada, 'Saved');
    const letGo = hold('PUT');
    const saving = [ada.saveDraft(), ada.saveDraft(), ada.saveDraft()];
    type(ada, 'Typed since');
    letGo();
    expect(await Promise.all(saving)).toEqual([true, false, false]);
    expect([await draft(), shown(ada), ada.$isDirty.get()]).toEqual(['Saved', 'Typed since', true]);
    expect(await ada.saveDraft()).toBe(true);
    expect(await draft()).toBe('Typed since');
  });

  test('a save whose response was lost is repeated without a conflict', async () => {
    const ada = await one();
    type(ada, 'Of Ada');
    shop.intercept = (method, send) =>
      method === 'PUT' ? send().then(() => Promise.reject(new TypeError('gone'))) : undefined;
    expect(await ada.saveDraft()).toBe(false);
    expect(ada.$progress.get()).toMatchObject({ is: 'failed', message: expect.stringContaining('try again') });
    shop.intercept = () => undefined;
    expect([await ada.saveDraft(), progress(ada)]).toEqual([true, 'saved']);
    expect([await draft(), shown(ada)]).toEqual(['Of Ada', 'Of Ada']);
  });

  test('a signed-out editor is notified by every response, and continues after sign-in', async () => {
    const ada = await one();
    type(ada, 'Of Ada');
    shop.isEditor = false;
    expect([await ada.saveDraft(), ada.$isLocked.get(), shown(ada)]).toEqual([false, true, 'Of Ada']);
    expect([await draft(), ada.asksBeforeLeaving()]).toEqual([undefined, true]);
    shop.isEditor = true;
    await ada.askWhoAmI();
    expect([ada.$isLocked.get(), await ada.saveDraft(), ada.asksBeforeLeaving()]).toEqual([false, true, false]);
  });

  test('whose change of the sections is not saved finds the document as the page shows it', async () => {
    const ada = await one();
    const sections = () => Object(ada.$editing.get()?.working).sections.main.map(({ id }: { id: string }) => id);
    const without = (document: unknown) => ({ ...Object(document), sections: { main: [{ id: 'b' }] } });
    shop.intercept = () => Promise.reject(new TypeError('gone'));
    expect(await ada.saveChange(without)).toBe(false);
    expect([sections(), progress(ada), ada.$isDirty.get()]).toEqual([['a', 'b'], 'failed', false]);
    shop.intercept = () => undefined;
    expect(await ada.saveChange(without)).toBe(true);
    ada.undo();
    await vi.waitFor(() => expect(progress(ada)).toBe('saved'));
    expect(await shop.read(`${HOME}.draft`)).toMatchObject(page('Published'));
    expect([sections(), ada.$isDirty.get()]).toEqual([['a', 'b'], false]);
  });

  test('a damaged draft is reported, and can be discarded', async () => {
    await shop.put(`${HOME}.draft`, '{"title":"Hal');
    const ada = await one();
    const found = ada.$progress.get();
    expect(found).toMatchObject({ is: 'damaged', isDraft: true, message: expect.stringContaining('damaged') });
    if (found.is === 'damaged') await ada.discardDamaged(HOME, found.revision);
    expect([shown(ada), progress(ada)]).toEqual(['Published', 'idle']);
  });

  test('gives up a document that was a draft only', async () => {
    await shop.put('us/en-us/page/new.draft', page('New'));
    const ada = await shop.openBrowser();
    await ada.openDocument('us/en-us/page/new');
    type(ada, 'Newer');
    await ada.discardDraft();
    expect([ada.$editing.get(), progress(ada), ada.asksBeforeLeaving()]).toEqual([undefined, 'failed', false]);
  });
});

describe('a malformed request', () => {
  const PLACES = [
    '..%2F..%2Fsites',
    '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '%2e%2e%5c%2e%2e%5cx',
    '.home.draft.json.lock',
    'home.json/below',
    'home.draft',
    'a%00b',
    '%ED%A0%80',
    '%0d%0a',
    'x'.repeat(201),
    'a/'.repeat(40),
    '<b>',
  ];

  test.each(PLACES)('never writes outside of the place of its kind: %s', async (name) => {
    const body = { document: {}, baseRevision: null };
    for (const folder of ['us/en-us/page', 'us/en-us/__proto__', '__proto__/en-us/page', 'us/..%2f../page']) {
      const answer = await shop.call('PUT', `/documents/${folder}/${name}`, body);
      expect([400, 404]).toContain(answer.status);
    }
    expect(await readdir(join(shop.contentDir, 'us/en-us/page'))).toEqual(['home.json']);
    expect(await readdir(shop.contentDir)).toEqual(['us']);
  });

  test.each([
    ...RAW_BODIES,
    ...[...MISFITS, FOREIGN_MEMBERS].flatMap((value) => [
      JSON.stringify(value),
      JSON.stringify({ document: value }),
      JSON.stringify({ document: {}, baseRevision: value ?? 0 }),
    ]),
  ])('is refused in words, and nothing is written: no %#', async (body) => {
    for (const method of ['PUT', 'DELETE']) {
      const answer = await shop.call(method, `/documents/${HOME}`, body);
      // There is no draft: a wish to have none is granted to everybody who can be understood.
      if (method === 'DELETE' && answer.status === 200) continue;
      expect([400, 409]).toContain(answer.status);
      expect((await answer.json()).errorDetails[0].message).toMatch(/\w+/);
    }
    expect(await readdir(join(shop.contentDir, 'us/en-us/page'))).toEqual(['home.json']);
  });

  test('preserves lone surrogates and unusual member names', async () => {
    const document = JSON.parse('{"a":"\\ud800","constructor":{"prototype":1},"toString":2}');
    const { revision } = await (await shop.call('GET', `/documents/${HOME}`)).json();
    const answer = await shop.call('PUT', `/documents/${HOME}`, { document, baseRevision: revision });
    expect([answer.status, await shop.read(`${HOME}.draft`)]).toEqual([200, document]);
    expect(Object('x').constructor).toBe(String);
  });

  test('returns an error when the disk is full', async () => {
    const editing = await one();
    await rm(join(shop.contentDir, 'us/en-us/page'), { recursive: true });
    await writeFile(join(shop.contentDir, 'us/en-us/page'), 'no folder');
    type(editing, 'Of Ada');
    expect(await editing.saveDraft(null)).toBe(false);
    expect([editing.$progress.get().is, shown(editing)]).toEqual(['failed', 'Of Ada']);
  });
});
