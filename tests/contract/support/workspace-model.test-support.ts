import { identityOf } from './workspace.test-support.ts';

/** A section, and the list that contains it; sections of a list are adjacent. */
interface Entry {
  readonly identity: string;
  readonly list: string;
  readonly title: string;
  readonly isHidden?: boolean;
}
type List = readonly Entry[];

/** What an editor did to a page, as a plain list of its sections that knows nothing of documents and saving. */
export interface Model {
  chosen(): string | undefined;
  working(): [readonly string[], readonly string[]];
  stored(): [readonly string[], readonly string[]];
  choose(identity: string | undefined): void;
  type(title: string): void;
  save(): void;
  move(by: number): void;
  duplicate(): void;
  remove(): void;
  add(): void;
  addToSlot(slot: string): void;
  hide(): void;
  discard(): void;
  undo(): void;
  redo(): void;
}

const namesOf = (list: List): [string[], string[]] => [
  list.map(({ identity }) => identity),
  list.map(({ title }) => title),
];
const layoutOf = (list: List): string => JSON.stringify(list.map(({ identity, list: name }) => [identity, name]));
const isTwin = ({ identity }: Entry): boolean => identity.startsWith('twin/');

export function createModel(document: { readonly sections: Readonly<Record<string, readonly object[]>> }): Model {
  const published = Object.entries(document.sections).flatMap(([slot, items]) =>
    items.flatMap((one) => entriesOf(one, slot)),
  );
  let working: List = published;
  let stored: List = published;
  let isDraft = false;
  let isDirty = false;
  let chosen: string | undefined;
  let past: List[] = [];
  let future: List[] = [];
  /** Lists before a discard, of which it cannot be determined whether their sections are those of the stored document. */
  const discards = new Map<List, number>();
  const discardsBefore = (list: List): number => discards.get(list) ?? 0;

  const entry = () => working.find(({ identity }) => identity === chosen);
  const isChosenThere = () => working.some(({ identity }) => identity === chosen);
  const change = (next: List): void => {
    past = [...past, working];
    future = [];
    discards.set(next, discardsBefore(working));
    working = next;
    isDirty = true;
  };
  const save = (): void => {
    stored = working;
    isDraft ||= isDirty;
    isDirty = false;
  };
  const restructure = (next: List): void => {
    change(next);
    save();
  };
  const step = (target: List): void => {
    working = target;
    isDirty = true;
    if (layoutOf(target) !== layoutOf(stored) || discardsBefore(target) !== discardsBefore(stored)) save();
    if (!isChosenThere()) chosen = undefined;
  };
  const siblings = (list: string) => working.filter((one) => one.list === list);
  /** Returns the section and its nested ones. */
  const block = ({ identity, list, title }: Entry): List => [
    { identity, list, title },
    ...working.filter((one) => one.list.startsWith(`in ${identity}`)),
  ];
  const arrange = (list: string, heads: readonly Entry[]): List => {
    const inOrder = heads.flatMap(block);
    const first = working.findIndex((one) => one.list === list);
    const others = working.filter(
      (one) => !inOrder.includes(one) && !inOrder.some(({ identity }) => identity === one.identity),
    );
    return [...others.slice(0, first), ...inOrder, ...others.slice(first)];
  };

  const model: Model = {
    chosen: () => chosen,
    working: () => namesOf(working),
    stored: () => namesOf(stored),
    choose: (identity) => void (chosen = identity),
    type(title) {
      if (entry()) change(working.map((one) => (one.identity === chosen ? { ...one, title } : one)));
    },
    save,
    move(by) {
      const own = entry();
      if (own === undefined) return;
      const heads = siblings(own.list);
      const index = heads.indexOf(own);
      if (heads[index + by] !== undefined)
        restructure(arrange(own.list, heads.toSpliced(index, 1).toSpliced(index + by, 0, own)));
    },
    duplicate() {
      const own = entry();
      if (own === undefined) return;
      const blocks = block(own);
      const renamed = new Map<string, string>();
      const copies = blocks.map((one) => {
        const [id = '', key = ''] = one.identity.split('/');
        const identity = `${freshId(id, [...renamed.values()])}/${key}`;
        renamed.set(one.identity, identity);
        const list = one.list.startsWith('in ')
          ? `in ${renamed.get(one.list.slice(3)) ?? one.list.slice(3)}`
          : one.list;
        return { ...one, identity, list };
      });
      restructure(working.toSpliced(working.indexOf(own) + blocks.length, 0, ...copies));
      chosen = copies[0]?.identity;
    },
    remove() {
      const own = entry();
      if (own === undefined) return;
      restructure(working.toSpliced(working.indexOf(own), block(own).length));
      chosen = undefined;
    },
    add() {
      const own = entry();
      if (own === undefined) return;
      insert(working.indexOf(own) + block(own).length, own.list);
    },
    addToSlot(slot) {
      const end = working.findLastIndex(({ list }) => list === slot);
      const last = working[end];
      const empty = slot === 'main' ? 0 : working.length;
      insert(last ? end + block(last).length : empty, slot);
    },
    hide() {
      if (entry()) restructure(working.map((one) => (one.identity === chosen ? { ...one, isHidden: true } : one)));
    },
    discard() {
      if (!isDraft && !isDirty) return;
      past = [working];
      future = [];
      const loaded = [...(isDraft ? published : stored)];
      const isSame = working.filter(isTwin).length < 2 || JSON.stringify(working) === JSON.stringify(loaded);
      discards.set(loaded, isSame ? discardsBefore(working) : discards.size + 1);
      working = loaded;
      stored = working;
      [isDraft, isDirty] = [false, false];
      if (!isChosenThere()) chosen = undefined;
    },
    undo() {
      const target = past.at(-1);
      if (target === undefined) return;
      future = [working, ...future];
      past = past.slice(0, -1);
      step(target);
    },
    redo() {
      const [target] = future;
      if (target === undefined) return;
      past = [...past, working];
      future = future.slice(1);
      step(target);
    },
  };

  function insert(at: number, list: string): void {
    const identity = `${freshId('box', [])}/undefined`;
    restructure(working.toSpliced(at, 0, { identity, list, title: 'A sample' }));
    chosen = identity;
  }

  function freshId(id: string, also: readonly string[]): string {
    const taken = new Set([...working.map(({ identity }) => identity), ...also].map((one) => one.split('/')[0]));
    let fresh = id;
    for (let count = 2; taken.has(fresh); count += 1) fresh = `${id}-${count}`;
    return fresh;
  }
  return model;
}

function entriesOf(item: object, list: string): Entry[] {
  const identity = identityOf(item);
  const { title, sections = [] } = Object(item).content;
  return [{ identity, list, title }, ...sections.flatMap((one: object) => entriesOf(one, `in ${identity}`))];
}
