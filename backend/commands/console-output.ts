import { createInterface } from 'node:readline/promises';

/** Output for the operator: a report and progress. */
export interface CommandOutput {
  report(line: string): void;
  progress(text: string): void;
  /** Prompts the operator; `undefined` without a terminal. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
}

const TERMINAL_PAUSE = 100;
const LOG_PAUSE = 2000;

/** Reports on stdout; progress on stderr, in one line that is overwritten on a terminal. */
export class ConsoleOutput implements CommandOutput {
  readonly #isTerminal = process.stderr.isTTY;
  #lastProgress = 0;
  #isLineOpen = false;

  constructor() {
    // A closed pipe (`| head`) must not stop the command half-way.
    process.stdout.on('error', () => undefined);
    process.stderr.on('error', () => undefined);
  }

  /** `undefined` when input or output is not a terminal. */
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

/** Replaces control characters, so that file contents cannot forge lines or control the terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
