import { createInterface } from 'node:readline/promises';

/** The operator's two channels: what was done and left out, and how far it is. */
export interface CommandOutput {
  report(line: string): void;
  progress(text: string): void;
  /** Puts a question to the operator; missing where nobody sits at the terminal. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
}

const TERMINAL_PAUSE = 100;
const LOG_PAUSE = 2000;

/** Reports on stdout; progress on stderr, in one line that is written anew on a terminal. */
export class ConsoleOutput implements CommandOutput {
  readonly #isTerminal = process.stderr.isTTY;
  #lastProgress = 0;
  #isLineOpen = false;

  constructor() {
    // A reader that went away (`| head`) is no reason to stop half-way.
    process.stdout.on('error', () => undefined);
    process.stderr.on('error', () => undefined);
  }

  /** Missing where input or output is no terminal. */
  readonly ask = process.stdin.isTTY && process.stderr.isTTY ? (question: string) => this.#ask(question) : undefined;

  async #ask(question: string): Promise<boolean> {
    this.#closeLine();
    using terminal = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await terminal.question(`${oneLine(question)} [y/N] `);
    return /^y(es)?$/i.test(answer.trim());
  }

  report(line: string): void {
    this.#closeLine();
    process.stdout.write(`${oneLine(line)}\n`);
  }

  progress(text: string): void {
    const now = Date.now();
    if (now - this.#lastProgress < (this.#isTerminal ? TERMINAL_PAUSE : LOG_PAUSE)) return;
    this.#lastProgress = now;
    this.#isLineOpen = this.#isTerminal;
    process.stderr.write(this.#isTerminal ? `\r\u001b[2Kimport: ${text}` : `import: ${text}\n`);
  }

  fail(line: string): void {
    this.#closeLine();
    process.stderr.write(`${oneLine(line)}\n`);
  }

  #closeLine(): void {
    if (this.#isLineOpen) process.stderr.write('\r\u001b[2K');
    this.#isLineOpen = false;
  }
}

/** What a file holds cannot forge further lines or steer the terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
