import { parseArgs } from 'node:util';
import type { DeliveryDates } from '../../../domain/delivery/delivery-dates.ts';
import { OrderCommandError } from '../model/lock-order.ts';
import type { ArticleUnits } from './order-units.ts';

export const USAGE = `usage:
  npm run orders -- list [--open]
  npm run orders -- show NUMBER
  npm run orders -- ship NUMBER [--tracking NO] [--carrier NAME] [--expected DATE[/DATE]] [--items SKU:QTY,...]
  npm run orders -- deliver NUMBER [--tracking NO | --pickup]
  npm run orders -- received NUMBER [--items SKU:QTY,...] [--another]
  npm run orders -- cancel NUMBER [--items SKU:QTY,...]`;

/** Options of each command. */
const COMMANDS = {
  list: ['open'],
  show: [],
  ship: ['tracking', 'carrier', 'expected', 'items'],
  deliver: ['tracking', 'pickup'],
  received: ['items', 'another'],
  cancel: ['items'],
} as const satisfies Record<string, readonly (keyof typeof FLAGS)[]>;

type CommandName = keyof typeof COMMANDS;

export interface OrderCommand {
  readonly name: CommandName;
  /** Number of an order or a return; empty for a list. */
  readonly number: string;
  readonly isOpen: boolean;
  readonly isPickup: boolean;
  readonly isAnother: boolean;
  readonly tracking: string | undefined;
  readonly carrier: string | undefined;
  readonly expected: DeliveryDates | undefined;
  readonly items: readonly ArticleUnits[] | undefined;
}

const FLAGS = {
  open: { type: 'boolean' },
  pickup: { type: 'boolean' },
  another: { type: 'boolean' },
  tracking: { type: 'string' },
  carrier: { type: 'string' },
  expected: { type: 'string' },
  items: { type: 'string', multiple: true },
} as const;

/** Throws `OrderCommandError` naming the argument. */
export function parseOrderCommand(args: readonly string[]): OrderCommand {
  const { values, positionals } = readArgs(args);
  const [word = '', number = '', ...more] = positionals;
  const name = Object.keys(COMMANDS).find((one): one is CommandName => one === word);
  if (name === undefined) throw new OrderCommandError(word === '' ? 'a command is missing' : `"${word}" is no command`);
  const taken: readonly string[] = COMMANDS[name];
  const strange = Object.keys(values).find((flag) => !taken.includes(flag));
  if (strange !== undefined) throw new OrderCommandError(`${name} takes no --${strange}`);
  if (name === 'list' ? number !== '' : number === '') {
    throw new OrderCommandError(name === 'list' ? 'list takes no number' : `${name}: the number is missing`);
  }
  if (more.length > 0) throw new OrderCommandError(`${name} takes one number, not also "${more[0]}"`);
  if (values.pickup && values.tracking !== undefined) throw new OrderCommandError('--pickup has no --tracking');
  return {
    name,
    number,
    isOpen: values.open ?? false,
    isPickup: values.pickup ?? false,
    isAnother: values.another ?? false,
    tracking: readText('tracking', values.tracking),
    carrier: readText('carrier', values.carrier),
    expected: readDates(values.expected),
    items: values.items?.flatMap(readItems),
  };
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new OrderCommandError(reason, { cause: error });
  }
}

const MAX_TEXT_LENGTH = 100;

/** Text that the customer reads: one line of limited length. */
function readText(flag: string, text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  if (trimmed === undefined) return undefined;
  const isPlain = trimmed !== '' && trimmed.length <= MAX_TEXT_LENGTH && !/\p{Cc}/u.test(trimmed);
  if (!isPlain) throw new OrderCommandError(`--${flag} has to be 1 to ${MAX_TEXT_LENGTH} characters in one line`);
  return trimmed;
}

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** A date, or two with a slash between them. */
function readDates(text: string | undefined): DeliveryDates | undefined {
  if (text === undefined) return undefined;
  const [earliest = '', latest = earliest, ...more] = text.split('/');
  if (isDate(earliest) && isDate(latest) && earliest <= latest && more.length === 0) return { earliest, latest };
  throw new OrderCommandError(`--expected "${text}" is no date; for example 2026-11-30 or 2026-11-30/2026-12-02`);
}

/** A comma separates only after a quantity: article numbers may contain commas. */
function readItems(text: string): ArticleUnits[] {
  return text.split(/(?<=:\d+),/).map((part) => {
    const [, sku = '', digits = ''] = /^(.+):(\d{1,6})$/s.exec(part.trim()) ?? [];
    const qty = Number(digits);
    if (sku === '' || qty === 0) throw new OrderCommandError(`--items "${part}" is not SKU:QTY; for example BOOT-42:1`);
    return { sku, qty };
  });
}
