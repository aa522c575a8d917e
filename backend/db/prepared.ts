import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** An argument of a query: a column value, or a list of values for `in`. */
type Argument = string | number | null | readonly (string | number)[];
type Arguments = { readonly [name: string]: Argument };

/** Stands in for an argument while the query is built. */
class Placeholder {
  readonly name: string;
  /** Its index in a list. */
  readonly index: number | undefined;

  constructor(name: string, index?: number) {
    this.name = name;
    this.index = index;
  }

  valueIn(args: Arguments): unknown {
    const value = args[this.name];
    return this.index === undefined || !isList(value) ? value : value[this.index];
  }
}

/**
 * A frequent query: built and compiled once for each dialect (and length of its lists), which takes longer than SQLite
 * takes to run it. `build` may only pass its arguments on to the query, not read them. Resolves to the rows; a change
 * without `returning` has none.
 */
export function prepared<Args, Row>(
  build: (database: Kysely<Tables>, args: Args) => Compilable<Row>,
): (database: Kysely<Tables>, args: Args & Readonly<Record<keyof Args, Argument>>) => Promise<Row[]> {
  const compiled = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  return async (database, args) => {
    const { adapter } = database.getExecutor();
    const ofDialect = compiled.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    compiled.set(adapter, ofDialect);
    const key = keyOf(args);
    const query = ofDialect.get(key) ?? compile(build, database, args);
    ofDialect.set(key, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? parameter.valueIn(args) : parameter,
    );
    const { rows } = await database.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** Only the lengths of lists make a difference. */
function keyOf(args: Arguments): string {
  let key = '';
  for (const name in args) {
    const arg = args[name];
    if (isList(arg)) key += `${name} ${arg.length} `;
  }
  return key;
}

/** The query with placeholders for parameters. */
function compile<Args, Row>(
  build: (database: Kysely<Tables>, args: Args) => Compilable<Row>,
  database: Kysely<Tables>,
  args: Args & Arguments,
): CompiledQuery<Row> {
  const placeholders = Object.entries<Argument>(args).map(([name, arg]) => ({
    name,
    placeholder: isList(arg) ? arg.map((_, index) => new Placeholder(name, index)) : new Placeholder(name),
  }));
  const standing: unknown = Object.fromEntries(placeholders.map(({ name, placeholder }) => [name, placeholder]));
  // A placeholder is passed through the builder like the value it stands for.
  const query = build(database, standing as Args).compile();
  for (const { name, placeholder } of placeholders) {
    const isPlaced = [placeholder].flat().every((part) => query.parameters.includes(part));
    if (!isPlaced) throw new Error(`The argument ${name} is no parameter of: ${query.sql}`);
  }
  return query;
}

function isList(arg: Argument | undefined): arg is readonly (string | number)[] {
  return Array.isArray(arg);
}
