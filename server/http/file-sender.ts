import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sends the file at the path; resolves to `false`, with nothing written, where there is none. */
export type FileSender = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
