import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What a query takes: columns' values, and lists of them for `in`. */
type Argument = string | number | null | readonly (string | number)[];

/** Stands for an argument while the query is built. */
class Placeholder {
  readonly argument: number;
  /** Its place in a list. */
  readonly index: number;

  constructor(argument: number, index: number) {
    this.argument = argument;
    this.index = index;
  }
}

interface Compiled {
  readonly query: CompiledQuery;
  readonly parametersOf: (args: readonly Argument[]) => unknown[];
}

/**
 * A query that is asked often: built and compiled once for each dialect (and length of its lists) instead of each time, which takes
 * longer than SQLite takes to answer it. `build` only hands its arguments on to the query; it does not look at them. Answers the
 * rows; of a change without `returning` none.
 */
export function prepared<Args extends readonly Argument[], Row>(
  build: (database: Kysely<Tables>, ...args: Args) => Compilable<Row>,
): (database: Kysely<Tables>, ...args: Args) => Promise<Row[]> {
  const kept = new WeakMap<object, Map<string, Compiled>>();
  return async (database, ...args) => {
    const { adapter } = database.getExecutor();
    const ofDialect = kept.get(adapter) ?? new Map<string, Compiled>();
    kept.set(adapter, ofDialect);
    const key = keyOf(args);
    const compiled = ofDialect.get(key) ?? compile(build, database, args);
    ofDialect.set(key, compiled);
    const { rows } = await database.executeQuery<Row>({
      ...compiled.query,
      parameters: compiled.parametersOf(args),
    } as CompiledQuery<Row>); // The row's type is known to `build`.
    return rows;
  };
}

/** Only lists make a difference. */
function keyOf(args: readonly Argument[]): string {
  let key = '';
  for (const arg of args) if (isList(arg)) key += `${arg.length} `;
  return key;
}

function compile<Args extends readonly Argument[]>(
  build: (database: Kysely<Tables>, ...args: Args) => Compilable,
  database: Kysely<Tables>,
  args: Args,
): Compiled {
  const placeholders = args.map((arg, argument) =>
    isList(arg) ? arg.map((_, index) => new Placeholder(argument, index)) : new Placeholder(argument, 0),
  );
  // A placeholder takes the way of the value it stands for.
  const query = build(database, ...(placeholders as unknown as Args)).compile();
  for (const placeholder of placeholders.flat()) {
    if (!query.parameters.includes(placeholder)) throw new Error(`An argument is missing in: ${query.sql}`);
  }
  return {
    query,
    parametersOf: (given) =>
      query.parameters.map((parameter) => (parameter instanceof Placeholder ? pick(given, parameter) : parameter)),
  };
}

function pick(args: readonly Argument[], { argument, index }: Placeholder): unknown {
  const value = args[argument];
  return isList(value) ? value[index] : value;
}

function isList(arg: Argument | undefined): arg is readonly (string | number)[] {
  return Array.isArray(arg);
}
