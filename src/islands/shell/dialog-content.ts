import type { ComponentType } from 'react';
import { formatMessage, type Messages } from '../../i18n/format-message.ts';
import { closeDialog } from '../../stores/core/dialogs.ts';
import { pageData } from '../../stores/core/page-data.ts';
import type { DialogEntry, DialogProps } from '../kit/dialog-entry.ts';
import { memoize } from '../../lib/memoize.ts';
import { loadMessages } from '../kit/messages.ts';
import { afterPaint } from '../kit/modality.ts';
import { loadStylesheets } from '../kit/stylesheets.ts';
import { isOpen } from './dialog-frame.ts';
import { invalidArgument, mountDialog } from './mount-dialog.tsx';
import { shownDialog, type ShownDialog } from './shown-dialog.ts';

/** The bodies of frames that have their content. */
const filled = new WeakSet<HTMLElement>();

/** Whether the argument matches the entry's pattern. */
export const fits = ({ argument = /^$/ }: DialogEntry, given: string): boolean => argument.test(given);

const textOf = (messages: Messages, key: string): string => formatMessage(pageData().locale, messages, key) ?? key;

const loaders = new WeakMap<DialogEntry, DialogEntry['load']>();

/** Loads the content of a dialog once: what was loaded ahead is there without a further task. */
export function loadContent(entry: DialogEntry): ReturnType<DialogEntry['load']> {
  const load = loaders.get(entry) ?? memoize(entry.load);
  loaders.set(entry, load);
  return load();
}

async function contentOf(entry: DialogEntry, argument: string): Promise<ComponentType<DialogProps>> {
  if (fits(entry, argument)) return (await loadContent(entry)).default;
  const messages = await loadMessages();
  return invalidArgument(textOf(messages, entry.invalid ?? ''));
}

async function mountContent(mine: ShownDialog, entry: DialogEntry): Promise<void> {
  const { argument } = mine.dialog;
  const { dialog, body, rename } = mine.frame;
  const [messages, Content] = await Promise.all([
    loadMessages(),
    contentOf(entry, argument),
    loadStylesheets(entry.stylesheets),
    new Promise<void>(afterPaint),
  ]);
  if (!isOpen(dialog) || filled.has(body)) return;
  filled.add(body);
  mine.unmount = mountDialog({
    body,
    messages,
    Content,
    argument,
    close: () => shownDialog()?.frame.body === body && closeDialog(),
    hold(instead) {
      mine.instead = instead;
    },
    rename,
  });
}

async function nameFrame({ frame }: ShownDialog, entry: DialogEntry): Promise<void> {
  const messages = await loadMessages();
  frame.name(textOf(messages, entry.title), textOf(messages, 'shell.close'));
}

/** Loads the texts and the content of an open dialog, and mounts the content once the dialog is painted. */
export async function fillDialog(dialog: ShownDialog, entry: DialogEntry): Promise<void> {
  await Promise.all([nameFrame(dialog, entry), mountContent(dialog, entry)]);
}
