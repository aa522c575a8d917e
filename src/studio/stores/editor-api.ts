import { memberOf } from '../../../domain/record.ts';
import { atom } from 'nanostores';

/** A response of `/cms/api`: `body` is its content, for an error its details. */
export interface EditorResponse {
  readonly status: number;
  readonly body: unknown;
  /** The reason of an error, in words for an editor. */
  readonly message: string;
}

const OFFLINE = {
  status: 0,
  body: undefined,
  message: 'The shop cannot be reached. What you typed stays here: try again.',
};

/** Whether the editor's session has ended. Unsaved changes stay until the next sign-in. */
export const $isLocked = atom(false);

/** The status of each response of `/cms/api` shows whether its sender is an editor. */
export function updateLock(status: number): void {
  if (status > 0 && status < 500) $isLocked.set(status === 401);
}

/** Checks whether the session is still, or again, an editor's. */
export async function askWhoAmI(): Promise<void> {
  await callEditors('GET', '/me');
}

export async function callEditors(method: string, path: string, content?: unknown): Promise<EditorResponse> {
  const init = { method, ...(content === undefined ? {} : bodyOf(content)) };
  const response = await fetch(`/cms/api${path}`, init).catch(() => undefined);
  if (response === undefined) return OFFLINE;
  updateLock(response.status);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { status: response.status, body: answer, message: '' };
  const [detail] = listOf(answer, 'errorDetails');
  const message = memberOf(detail, 'message');
  return {
    status: response.status,
    body: memberOf(detail, 'details'),
    message: typeof message === 'string' ? message : OFFLINE.message,
  };
}

function bodyOf(content: unknown): RequestInit {
  return { body: JSON.stringify(content), headers: { 'content-type': 'application/json' } };
}

export function listOf(value: unknown, name: string): readonly unknown[] {
  const list = memberOf(value, name);
  return Array.isArray(list) ? list : [];
}
