import { parseArgs } from 'node:util';
import type { EditorRole } from '../../src/lib/editor.ts';
import { foldEmail, isEmail } from '../../src/lib/email.ts';
import type { Connections } from '../db/dialects.ts';
import { ConsoleOutput } from '../import/console-output.ts';
import { hasTable, openExisting } from '../import/existing-database.ts';
import { addEditor, INVITATION_HOURS, listEditors, removeEditor } from './change-editors.ts';

const USAGE = `usage:
  npm run editor:add -- EMAIL [--role editor|publisher]
  npm run editor:remove -- EMAIL
  npm run editor:list`;

interface EditorCommand {
  readonly name: 'add' | 'remove' | 'list';
  readonly email: string;
  readonly role: EditorRole;
}

export interface EditorPlace {
  readonly databaseUrl: string;
  readonly publicOrigin: string;
}

/** What keeps a command from being carried out, in one line. */
class EditorRefused extends Error {}

/** Says on the command line who may edit, in the shop's own database. Answers the exit code; 1 where nothing was done. */
export async function runEditors(args: readonly string[], { databaseUrl, publicOrigin }: EditorPlace): Promise<0 | 1> {
  const output = new ConsoleOutput();
  try {
    const command = parse(args);
    const connections = openExisting(databaseUrl);
    if (!connections) throw new EditorRefused('there is no database yet: start the shop first, or check DATA_DIR');
    try {
      if (!(await hasTable(connections.read, 'editor'))) {
        throw new EditorRefused('the database is not up to date: start this version of the shop once');
      }
      for (const line of await perform(connections, command, publicOrigin)) output.report(line);
    } finally {
      await connections.write.destroy();
      if (connections.read !== connections.write) await connections.read.destroy();
    }
    return 0;
  } catch (error) {
    for (const line of explain(error).split('\n')) output.fail(line);
    return 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof EditorRefused) return error.message;
  return `it failed, nothing was changed: ${error instanceof Error ? error.message : String(error)}`;
}

function parse(args: readonly string[]): EditorCommand {
  const { name, positionals, role = 'editor' } = readArgs(args);
  if (name === 'list') return { name, email: '', role: 'editor' };
  const [typed = '', ...more] = positionals;
  const email = foldEmail(typed);
  if (typed === '') throw wrongUsage('the email address is missing');
  if (more.length > 0) throw wrongUsage(`one address at a time, not also "${more[0]}"`);
  if (!isEmail(email)) throw wrongUsage(`"${typed}" is not an email address`);
  if (role !== 'editor' && role !== 'publisher') throw wrongUsage(`--role "${role}" is neither editor nor publisher`);
  return { name, email, role };
}

function readArgs(args: readonly string[]): Pick<EditorCommand, 'name'> & Arguments {
  try {
    const options = { role: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
    const [name, ...rest] = positionals;
    if (name !== 'add' && name !== 'remove' && name !== 'list') throw wrongUsage(`"${name ?? ''}" is no command`);
    if (name !== 'add' && values.role !== undefined) throw wrongUsage(`${name} takes no --role`);
    return { name, positionals: rest, role: values.role };
  } catch (error) {
    throw error instanceof EditorRefused ? error : wrongUsage(error instanceof Error ? error.message : String(error));
  }
}

interface Arguments {
  readonly positionals: readonly string[];
  readonly role: string | undefined;
}

const wrongUsage = (reason: string) => new EditorRefused(`${reason}\n${USAGE}`);

async function perform(
  { read, write }: Connections,
  { name, email, role }: EditorCommand,
  publicOrigin: string,
): Promise<readonly string[]> {
  if (name === 'list') {
    const editors = await listEditors(read);
    if (editors.length === 0) return ['nobody may edit yet'];
    return editors.map(
      (one) => `${one.email}  ${one.role}  since ${new Date(one.added_at).toISOString().slice(0, 10)}`,
    );
  }
  if (name === 'remove') {
    if (await removeEditor(write, email)) return [`${email}: may no longer edit`];
    throw new EditorRefused(`${email}: is no editor, nothing was changed`);
  }
  const editor = { email, role, now: Date.now() };
  const { isNewAccount, token } = await write.transaction().execute((transaction) => addEditor(transaction, editor));
  const added = `${email}: is ${role === 'editor' ? 'an editor' : 'a publisher'} now`;
  if (token === undefined) return [added];
  const why = isNewAccount
    ? 'They have no account yet.'
    : 'Nobody has shown yet that the address is theirs, so the account has lost its password and is signed out.';
  const link = `${publicOrigin}/reset-password?token=${token}`;
  return [added, `${why} Hand them this link to choose a password; it holds for ${INVITATION_HOURS} hours:`, link];
}
