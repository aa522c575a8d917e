import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sends a file if it has the path; answers `false` with nothing written if not. */
export type FileSender = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
