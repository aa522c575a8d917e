import { parseArgs } from 'node:util';
import type { EditorRole } from '../../../src/cms/preview/editor.ts';
import { foldEmail, isEmail } from '../../../domain/email.ts';
import { CommandError, runShopCommand } from '../../commands/shop-command.ts';
import type { Connections } from '../../db/dialects.ts';
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

export interface EditorsEnvironment {
  readonly databaseUrl: string;
  readonly publicOrigin: string;
}

/** The command line to manage editors in the shop's own database. Returns the exit code; 1 when nothing was done. */
export function runEditors(args: readonly string[], { databaseUrl, publicOrigin }: EditorsEnvironment): Promise<0 | 1> {
  return runShopCommand({
    databaseUrl,
    needs: 'editor',
    parse: () => parse(args),
    perform: (database, command) => perform(database, command, publicOrigin),
  });
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
    throw error instanceof CommandError ? error : wrongUsage(error instanceof Error ? error.message : String(error));
  }
}

interface Arguments {
  readonly positionals: readonly string[];
  readonly role: string | undefined;
}

const wrongUsage = (reason: string) => new CommandError(`${reason}\n${USAGE}`);

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
    throw new CommandError(`${email}: is no editor, nothing was changed`);
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
