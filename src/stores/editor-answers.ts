/** An answer of `/cms/api`: `body` is what it holds, of a refusal its details. */
export interface EditorAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Why not, in words for an editor. */
  readonly message: string;
}

const OFFLINE = { status: 0, body: undefined, message: 'The shop cannot be reached. Try again.' };

export async function callEditors(method: string, path: string, content?: unknown): Promise<EditorAnswer> {
  const request = new Request(`/cms/api${path}`, { method, ...(content === undefined ? {} : bodyOf(content)) });
  const response = await fetch(request).catch(() => undefined);
  if (response === undefined) return OFFLINE;
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

export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

export function listOf(value: unknown, name: string): readonly unknown[] {
  const list = memberOf(value, name);
  return Array.isArray(list) ? list : [];
}
