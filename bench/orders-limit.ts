import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

const SECONDS = 1;
/** About the size of an order's stored response. */
const PAYLOAD = 'x'.repeat(4000);

/** Transactions per second of the disk that each write one row of an order's size, and nothing else. */
export function insertsPerSecond(file: string): number {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec('create table shop_order (order_number text primary key, consumer_no text, answer text)');
  const insert = database.prepare('insert into shop_order values (?, ?, ?)');
  const started = performance.now();
  const end = started + SECONDS * 1000;
  let count = 0;
  for (; performance.now() < end; count += 1) insert.run(randomUUID(), randomUUID(), PAYLOAD);
  const taken = performance.now() - started;
  database.close();
  return (count / taken) * 1000;
}
